import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Where `npm run dev` finds a server. */
const server = "http://127.0.0.1:8000";

/** What the whole page says; the words of a language come together. */
const SHARED_WORDS = /(?<!games\/\w+\/)locale\/(\w+)\/\w+\.ftl/;
const languageOf = (file: string): string | null => SHARED_WORDS.exec(file)?.[1] ?? null;

/** For addresses of tables: the same page, which asks for the table's files at once instead of finding out later. */
const forTables: Plugin = {
  name: "for-tables",
  apply: "build",
  writeBundle({ dir }, bundle) {
    const html = readFileSync(join(dir!, "index.html"), "utf-8");
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const table = chunks.find((chunk) => chunk.facadeModuleId?.endsWith("/pages/TablePage.svelte"))!;
    const needed = new Set([table]);
    for (const chunk of needed) {
      for (const name of chunk.imports) needed.add(chunks.find(({ fileName }) => fileName === name)!);
    }
    const scripts = [...needed].map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);
    const styles = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    const links = [...scripts, ...styles.map((style) => `<link rel="stylesheet" crossorigin href="/${style}">`)];
    const more = links.filter((link) => !html.includes(link));
    writeFileSync(join(dir!, "table.html"), html.replace("</head>", `${more.join("")}</head>`));
  },
};

/** Lays a packed copy beside every built file, so that the server need not pack anything. */
const packed: Plugin = {
  name: "packed",
  apply: "build",
  writeBundle({ dir }) {
    const assets = join(dir!, "assets");
    for (const name of readdirSync(assets)) {
      const file = join(assets, name);
      const plain = readFileSync(file);
      const small = brotliCompressSync(plain);
      if (small.length < plain.length) writeFileSync(`${file}.br`, small);
    }
  },
};

export default defineConfig({
  plugins: [svelte(), forTables, packed],
  build: {
    outDir: "../src/katzentisch/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: languageOf, debugName: "words", test: SHARED_WORDS }] } },
    },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } }, fs: { allow: [".."] } },
});
