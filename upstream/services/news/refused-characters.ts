import type { TextFault } from "./render-markdown.ts";

// Control characters, direction marks, lone surrogates and noncharacters. Zero-width spaces and joiners are allowed:
// Khmer and Thai break lines at them.
const REFUSED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]|\p{Cs}|[\u{e0000}-\u{e007f}]/u;

/** The lines of a text with refused characters. */
export const refusedCharacters = (text: string): TextFault[] =>
  text.split("\n").flatMap((line, index) => {
    const found = REFUSED.exec(line.replace(/\r$/, ""))?.[0];
    const code = found?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return code ? [{ line: index + 1, reason: `the character U+${code} is not taken` }] : [];
  });
