/** Speaks one language with Fluent, exactly as the server's programs do with the same files. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
/** The languages' own names. */
export const TONGUES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français" };

/** A fact that is itself said by a message; a list of phrases is said one by one, with commas. */
export class Phrase {
  constructor(
    readonly message: string,
    readonly facts: Facts,
  ) {}
}

export type Fact = string | number | boolean | null | undefined | Phrase | readonly Fact[];
export type Facts = Readonly<Record<string, Fact>>;

export class Speaker {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: Iterable<string | FluentResource>,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(typeof text === "string" ? new FluentResource(text) : text);
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The message with its facts; a missing message or fact is an error of ours. */
  say = (message: string, facts: Facts = {}): string => {
    const pattern = this.bundle.getMessage(message)?.value;
    if (!pattern) throw new Error(`no message ${message} in ${this.language}`);
    const errors: Error[] = [];
    const variables: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) {
      if (fact !== null && fact !== undefined) variables[name] = this.said(fact);
    }
    const text = this.bundle.formatPattern(pattern, variables, errors);
    if (errors.length) throw new Error(`${message} in ${this.language}: ${errors.join("; ")}`);
    return text;
  };

  private said(fact: NonNullable<Fact>): FluentVariable {
    if (fact instanceof Phrase) return this.say(fact.message, fact.facts);
    if (typeof fact === "number") return Number.isInteger(fact) ? new Whole(fact) : new FluentNumber(fact, DECIMALS);
    if (typeof fact === "boolean") return fact ? "yes" : "no";
    if (typeof fact === "string") return fact;
    return fact
      .filter((one) => one !== null && one !== undefined)
      .map((one) => {
        const said = this.said(one);
        return said instanceof FluentNumber ? String(said.value) : String(said);
      })
      .join(", ");
  }
}

/** A whole number, without separators: its digits are the same in all our languages, and need no slow formatter. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** Other numbers have two decimals. */
const DECIMALS = { useGrouping: false, minimumFractionDigits: 2, maximumFractionDigits: 2 };
