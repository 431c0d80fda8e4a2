import { trustedMarkup } from "~/browser/trusted-types";
import { placeLateParts } from "./place-late-parts.ts";

/** Elements that a browser without scripts shows: their content as text. */
const asText = (markup: string): string => markup.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Parses a fetched page as a browser with scripts does: what stands in <noscript> stays text until somebody inserts it
 * (match-list/deferred-groups.ts). Style elements are removed: their nonce is not this page's, so they would violate its
 * CSP. What came late stands in its place.
 */
export function parsePage(text: string): Document {
  const page = new DOMParser().parseFromString(
    trustedMarkup(
      text.replace(/<style[\s\S]*?<\/style>/g, "").replace(/(?<=<noscript>)[\s\S]*?(?=<\/noscript>)/g, asText),
    ),
    "text/html",
  );
  placeLateParts(page);
  return page;
}
