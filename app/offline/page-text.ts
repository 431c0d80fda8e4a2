import { isList, type SitePage } from "./decide-strategy.ts";
import type { StandIn } from "./stand-in.ts";

/** Attributes of <html> by which the worker tells the page's script that it shows a copy. */
export const SINCE_ATTRIBUTE = "data-offline-since";
export const OTHER_ATTRIBUTE = "data-offline-other";

/** The text of a copy with the marks of what it stands for. */
export function markCopy(html: string, { since, isOther }: StandIn): string {
  const age = since === undefined ? "" : ` ${SINCE_ATTRIBUTE}="${since}"`;
  return html.replace(/<html\b/, `<html${age}${isOther ? ` ${OTHER_ATTRIBUTE}=""` : ""}`);
}

/**
 * The tags that name the page's later style sheet (Frame.tsx), its own script and its words (LazyScripts.tsx); the app's
 * files only matter to who acts.
 */
const FILE_TAGS = /<link\b[^>]*\brel="stylesheet"[^>]*>(?!<\/noscript)|<script\b[^>]*\bid="page-script"[^>]*>/g;

/** The files without which a copy would be less than the page was, by their paths. */
export const filesOf = (html: string): string[] => [
  ...new Set((html.match(FILE_TAGS) ?? []).join().match(/\/assets\/[\w./-]+/g) ?? []),
];

/** Whether everything of a page has come: a list may fail after the page has begun, and an older copy is better then. */
export const isWhole = (page: Pick<SitePage, "name">, html: string): boolean =>
  html.includes("</html>") && (!isList(page) || html.includes('id="list"'));
