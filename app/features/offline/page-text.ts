import { LIST_ID } from "~/page/element-ids";
import { isList, type SitePage } from "./decide-strategy.ts";
import type { StandIn } from "./stand-in.ts";

/** Attributes on <html> by which the worker tells the page script that the page is a cached one. */
const SINCE_ATTRIBUTE = "data-offline-since";
const OTHER_ATTRIBUTE = "data-offline-other";

/** Adds these marks to a cached page's HTML. */
export function markCachedPage(html: string, { since, isOther }: StandIn): string {
  const age = since === undefined ? "" : ` ${SINCE_ATTRIBUTE}="${since}"`;
  return html.replace(/<html\b/, `<html${age}${isOther ? ` ${OTHER_ATTRIBUTE}=""` : ""}`);
}

/**
 * The tags that name the page's later style sheet (Frame.tsx), its script and its translations (DocumentScripts.tsx).
 */
const FILE_TAGS = /<link\b[^>]*\brel="stylesheet"[^>]*>(?!<\/noscript)|<script\b[^>]*\bid="page-script"[^>]*>/g;

/** Attributes that name island files: they load on intent, and offline the native fallbacks are used. */
const ISLAND_ATTRIBUTES = /\bdata-island-[\w-]+="[^"]*"/g;

/** Paths of the files without which a cached page would be incomplete. */
export const filesOf = (html: string): string[] => [
  ...new Set(
    (html.match(FILE_TAGS) ?? [])
      .join()
      .replace(ISLAND_ATTRIBUTES, "")
      .match(/\/assets\/[\w./-]+/g) ?? [],
  ),
];

/** Whether a page is complete: a list may fail after streaming has begun, and then an older entry is better. */
export const isComplete = (page: Pick<SitePage, "name">, html: string): boolean =>
  html.includes("</html>") && (!isList(page) || html.includes(`id="${LIST_ID}"`));
