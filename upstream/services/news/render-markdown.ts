import { Marked, type Token, type Tokens } from "marked";

/** A fault of a text, and its line (from 1). */
export interface TextFault {
  line: number;
  reason: string;
}

interface Rendered {
  /** Empty if there are faults. */
  html: string;
  faults: TextFault[];
}

/** Maximum characters of a text: about a book's chapter. */
export const LONGEST_TEXT = 60_000;
/** Maximum nesting of lists and quotations; nobody writes deeper ones by hand. */
const DEEPEST = 10;
/** Block marks at the start of a line. */
const MOST_MARKS = 6;
/** Maximum repetitions of a character: enough for rules and table rows. */
const LONGEST_RUN = 100;
const MOST_BRACKETS = 2_000;

const marked = new Marked({ gfm: true, breaks: false, pedantic: false });

/** A path on this site or a fragment, with nothing that a browser would interpret differently. */
const OWN_ADDRESS = /^(?:\/(?!\/)|#)[\w\-./?=&%#~]*$/;

function isWebAddress(href: string): boolean {
  if (!/^https?:\/\/[^\s<>"'`\\]+$/.test(href) || !URL.canParse(href)) return false;
  const { hostname, username, password } = new URL(href);
  return hostname.includes(".") && username === "" && password === "";
}

const isAddress = (href: string): boolean => OWN_ADDRESS.test(href) || isWebAddress(href);

function faultOf(token: Token): string | undefined {
  switch (token.type) {
    case "html":
      return "HTML is not taken, Markdown only";
    case "image":
      return "a picture in the text is not taken, only a cover";
    case "checkbox":
      return "a list of tasks is not taken";
    case "heading":
      return token.depth === 1 ? "the title is the only heading of the first rank: begin with ##" : undefined;
    case "link":
      return isAddress(token.href) ? undefined : "a link leads to a page of ours (/en/…) or to https://…";
    default:
      return undefined;
  }
}

/** A token's children. */
function childrenOf(token: Token): readonly Token[] {
  if (token.type === "list") return (token as Tokens.List).items;
  if (token.type !== "table") return (token as { tokens?: Token[] }).tokens ?? [];
  const { header, rows } = token as Tokens.Table;
  return [header, ...rows].flat().flatMap((cell) => cell.tokens);
}

function faultsIn(token: Token, depth: number): string[] {
  if (depth > DEEPEST) return ["nested too deeply"];
  const own = faultOf(token);
  const task = token.type === "list_item" && token.task ? ["a list of tasks is not taken"] : [];
  return [...(own ? [own] : []), ...task, ...childrenOf(token).flatMap((child) => faultsIn(child, depth + 1))];
}

const BLOCK_MARKS = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*/;
const BLOCK_MARK = />|[-*+][ \t]|\d[.)][ \t]/g;

/** Faults of lines that are not even passed to the parser. */
function faultOfLine(line: string): string | undefined {
  const marks = BLOCK_MARKS.exec(line)?.[0] ?? "";
  if ((marks.match(BLOCK_MARK) ?? []).length > MOST_MARKS && !/^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/.test(line))
    return "nested too deeply";
  return longestRun(line) > LONGEST_RUN ? "one character a hundred times over" : undefined;
}

function longestRun(line: string): number {
  let longest = 0;
  let run = 0;
  for (let at = 0; at < line.length; at += 1) {
    run = line[at] === line[at - 1] ? run + 1 : 1;
    if (run > longest) longest = run;
  }
  return longest;
}

function faultsOfLines(text: string): TextFault[] {
  if (text.length > LONGEST_TEXT) return [{ line: 1, reason: `longer than ${LONGEST_TEXT} characters` }];
  if ((text.match(/[[\]<>*_`~!]/g) ?? []).length > MOST_BRACKETS) return [{ line: 1, reason: "more marks than text" }];
  return text.split("\n").flatMap((line, index) => {
    const reason = faultOfLine(line);
    return reason ? [{ line: index + 1, reason }] : [];
  });
}

/** A Markdown text as HTML, or all its faults: raw HTML, pictures, invalid addresses, endless nesting. */
export function renderMarkdown(markdown: string): Rendered {
  const text = markdown.replaceAll("\r\n", "\n");
  const unreadable = faultsOfLines(text);
  if (unreadable.length > 0) return { html: "", faults: unreadable };
  const tokens = marked.lexer(text);
  let line = 1;
  const faults: TextFault[] = [];
  for (const token of tokens) {
    for (const reason of new Set(faultsIn(token, 0))) faults.push({ line, reason });
    line += token.raw.split("\n").length - 1;
  }
  return { html: faults.length > 0 ? "" : marked.parser(tokens), faults };
}
