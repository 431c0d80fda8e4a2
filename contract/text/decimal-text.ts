/** Codes and tags of languages that write a comma before decimals. */
const COMMA: ReadonlySet<string> = new Set(["pt", "vn", "vi"]);

/** A decimal text (0.5) as a language writes it. */
export const decimalText = (text: string, language: string): string =>
  COMMA.has(language) ? text.replace(".", ",") : text;

/** A number to one decimal, the finest that pages show and draw. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
