/** The parts of others that the page ships, as their packages name themselves. */
import { license as fluentLicence, name as fluent, version as fluentVersion } from "@fluent/bundle/package.json";
import { license as svelteLicence, name as svelte, version as svelteVersion } from "svelte/package.json";

export const LICENCE = "MIT";
export const PARTS = [
  { name: svelte, version: svelteVersion, licence: svelteLicence },
  { name: fluent, version: fluentVersion, licence: fluentLicence },
] as const;
