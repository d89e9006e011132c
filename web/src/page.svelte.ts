/** What the whole page shares: the language and its speaker, the place, and a person's settings. */
import { getContext, setContext } from "svelte";
import { keepSetting, setting } from "./net/keys";
import { Sounder } from "./table/sounder";
import { Speaker, type Facts, type Language } from "./words/speaker";
import { chosenLanguage, speaker } from "./words/texts";

const KEY = "page";

export type Theme = "auto" | "light" | "dark";
/** How fast things move over the table. */
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

export class Page {
  path = $state(location.pathname);
  language = $state<Language>(chosenLanguage(setting("language"), navigator.languages));
  theme = $state<Theme>((setting("theme") as Theme | null) ?? "auto");
  /** What the system prefers, while nobody chose. */
  private isDark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  isMuted = $state(setting("sound") === "off");
  speed = $state<Speed>(SPEEDS.find((speed) => speed === setting("speed")) ?? "normal");
  /** Are costly moves asked about twice? */
  hasConfirm = $state(setting("confirm") !== "off");
  /** Does the system tell that it is one's turn while the page is hidden? */
  hasNotices = $state(setting("notices") === "on");
  /** Do single keys do something? */
  hasShortcuts = $state(setting("shortcuts") !== "off");
  /** Is the drawer with the log open, where there is room beside the table? */
  hasDrawer = $state(setting("drawer") !== "off");
  speaker = $state.raw<Speaker | null>(null);
  /** Could something not be loaded without which there is nothing to show here? */
  isMissing = $state(false);
  readonly sounder = new Sounder();

  constructor() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", () => (this.isDark = dark.matches));
    window.addEventListener("popstate", () => this.arrive());
    this.show();
    void this.learn(this.language);
  }

  /** The theme as it is seen. */
  get shade(): "dark" | "light" {
    if (this.theme !== "auto") return this.theme;
    return this.isDark ? "dark" : "light";
  }

  /** The sentence for a message. */
  say = (message: string, facts: Facts = {}): string => this.speaker?.say(message, facts) ?? "";

  async learn(language: Language): Promise<void> {
    const found = await speaker(language);
    this.language = language;
    this.speaker = found;
    document.documentElement.lang = language;
  }

  choose(language: Language): void {
    keepSetting("language", language);
    void this.learn(language);
  }

  light(theme: Theme): void {
    this.theme = theme;
    keepSetting("theme", theme);
    this.show();
  }

  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
    keepSetting("sound", isMuted ? "off" : "on");
  }

  pace(speed: Speed): void {
    this.speed = speed;
    keepSetting("speed", speed);
  }

  /** Switch a setting on or off, for good. */
  turn(name: "confirm" | "notices" | "shortcuts" | "drawer", isOn: boolean): void {
    const field = ({ confirm: "hasConfirm", notices: "hasNotices", shortcuts: "hasShortcuts", drawer: "hasDrawer" } as const)[name];
    this[field] = isOn;
    keepSetting(name, isOn ? "on" : "off");
  }

  /** Go to another place of the page without loading it anew. */
  go(path: string, isInPlace = false): void {
    history[isInPlace ? "replaceState" : "pushState"](null, "", path);
    this.arrive();
    window.scrollTo(0, 0);
  }

  /** Use what has to be loaded first. */
  take<T>(wanted: Promise<T>, use: (found: T) => unknown): void {
    void wanted.then(use, () => (this.isMissing = true));
  }

  private arrive(): void {
    this.path = location.pathname;
    this.isMissing = false;
  }

  private show(): void {
    document.documentElement.dataset["theme"] = this.theme;
  }
}

export const providePage = (page: Page): Page => setContext(KEY, page);
export const usePage = (): Page => getContext<Page>(KEY);
