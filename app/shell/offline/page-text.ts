import { isList, type SitePage } from "./decide-strategy.ts";
import type { StandIn } from "./stand-in.ts";

/** Attributes of <html> by which the worker lets the page's script know that it shows a cached page. */
const SINCE_ATTRIBUTE = "data-offline-since";
const OTHER_ATTRIBUTE = "data-offline-other";

/** The text of a cached page with the marks of what it stands for. */
export function markCachedPage(html: string, { since, isOther }: StandIn): string {
  const age = since === undefined ? "" : ` ${SINCE_ATTRIBUTE}="${since}"`;
  return html.replace(/<html\b/, `<html${age}${isOther ? ` ${OTHER_ATTRIBUTE}=""` : ""}`);
}

/** The tags that name the page's later style sheet (Frame.tsx), its own script and its translations (DocumentScripts.tsx). */
const FILE_TAGS = /<link\b[^>]*\brel="stylesheet"[^>]*>(?!<\/noscript)|<script\b[^>]*\bid="page-script"[^>]*>/g;

/** Attributes that name the files of islands: loaded on intent, and without a network their native fallbacks have to do. */
const ISLAND_ATTRIBUTES = /\bdata-island-[\w-]+="[^"]*"/g;

/** The files without which a cached page would be incomplete, by their paths. */
export const filesOf = (html: string): string[] => [
  ...new Set(
    (html.match(FILE_TAGS) ?? [])
      .join()
      .replace(ISLAND_ATTRIBUTES, "")
      .match(/\/assets\/[\w./-]+/g) ?? [],
  ),
];

/** Whether everything of a page has come: a list may fail after the page has begun, and an older entry is better then. */
export const isComplete = (page: Pick<SitePage, "name">, html: string): boolean =>
  html.includes("</html>") && (!isList(page) || html.includes('id="list"'));
