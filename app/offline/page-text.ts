import type { StandIn } from "./stand-in.ts";

/** Attributes of <html> by which the worker tells the page's script that it shows a copy. */
export const SINCE_ATTRIBUTE = "data-offline-since";
export const OTHER_ATTRIBUTE = "data-offline-other";

/** The text of a copy with the marks of what it stands for. */
export function markCopy(html: string, { since, isOther }: StandIn): string {
  const age = since === undefined ? "" : ` ${SINCE_ATTRIBUTE}="${since}"`;
  return html.replace(/<html\b/, `<html${age}${isOther ? ` ${OTHER_ATTRIBUTE}=""` : ""}`);
}

/** The tag that names the page's own script and its words (LazyScripts.tsx); the app's files only matter to who acts. */
const SCRIPT_TAG = /<script\b[^>]*\bid="page-script"[^>]*>/;

/** The files without which a copy would be less than the page was, by their paths. */
export const filesOf = (html: string): string[] => [
  ...new Set(SCRIPT_TAG.exec(html)?.[0].match(/\/assets\/[\w./-]+/g) ?? []),
];
