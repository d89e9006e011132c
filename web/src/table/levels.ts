/** The bots that people can wish for, from the weakest to the strongest. */
export const LEVELS = ["kitten", "stray", "mouser", "tomcat", "panther"] as const;
