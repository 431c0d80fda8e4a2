import type { FileFault } from "./front-matter-fields.ts";
import { LONGEST_TEXT, renderMarkdown, type TextFault } from "./render-markdown.ts";

// Control characters, direction marks, lone surrogates and noncharacters. Zero-width spaces and joiners are allowed:
// Khmer and Thai break lines at them.
const REFUSED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]|\p{Cs}|[\u{e0000}-\u{e007f}]/u;

/** The lines of a text with refused characters. */
const refusedCharacters = (text: string): TextFault[] =>
  text.split("\n").flatMap((line, index) => {
    const found = REFUSED.exec(line.replace(/\r$/, ""))?.[0];
    const code = found?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return code ? [{ line: index + 1, reason: `the character U+${code} is not taken` }] : [];
  });

/** A Markdown file with front matter. */
interface MarkdownFile {
  yaml: string;
  markdown: string;
  /** Faults of the text after the front matter, by the lines of the file. */
  faults: FileFault[];
}

const FILE = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
/** Front matter and text, in characters. */
const LONGEST_FILE = LONGEST_TEXT + 10_000;

const linesIn = (text: string): number => text.split("\n").length - 1;

function textFaults(text: string, head: string): FileFault[] {
  const body = text.slice(head.length);
  const skipped = linesIn(text.slice(0, text.length - body.trimStart().length));
  if (body.trim() === "") return [{ line: skipped + 1, reason: "no text" }];
  return renderMarkdown(body.trim()).faults.map(({ line, reason }) => ({ line: line + skipped, reason }));
}

/** The parts of a file, or why it cannot be read. */
export function readMarkdownFile(text: string): MarkdownFile | { faults: FileFault[]; yaml?: undefined } {
  if (text.length > LONGEST_FILE) return { faults: [{ line: 1, reason: `longer than ${LONGEST_FILE} characters` }] };
  const refused = refusedCharacters(text);
  if (refused.length > 0) return { faults: refused };
  const [head, yaml] = FILE.exec(text) ?? [];
  if (head === undefined || yaml === undefined)
    return { faults: [{ line: 1, reason: "no front matter between two lines of ---" }] };
  return { yaml, markdown: text.slice(head.length).trim(), faults: textFaults(text, head) };
}

/** What a file describes. Unknown kinds are reported as faults of news. */
export const kindOfFile = (text: string): "announcement" | "news" =>
  /^kind:[ \t]*["']?announcement["']?[ \t]*$/m.test(FILE.exec(text)?.[1] ?? "") ? "announcement" : "news";
