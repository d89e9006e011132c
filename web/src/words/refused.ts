/** What a server's refusal of a request says to a person. */
import { Refusal } from "../net/api";
import type { Facts, Speaker } from "./speaker";

/** The sentence for a refusal; whatever is not one is thrown on. */
export function refusalText(error: unknown, speaker: Speaker): string {
  if (!(error instanceof Refusal)) throw error;
  const { code, facts } = error.refused;
  if (code === "client-unreachable") return speaker.say("page-unreachable");
  const message = `refusal-${code}`;
  return speaker.has(message) ? speaker.say(message, facts as Facts) : speaker.say("page-refused", { code });
}
