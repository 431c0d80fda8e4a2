import { trustedMarkup } from "~/browser/trusted-types";
import { placeLateParts } from "./place-late-parts.ts";

/** Elements whose content browsers with scripts parse as text. */
const asText = (markup: string): string => markup.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Parses a fetched page as a browser with scripts does: <noscript> content stays text until it is inserted
 * (match-list/deferred-groups.ts). Style elements are removed: their nonce is not this page's, so they would violate
 * its CSP. Late parts are moved into place.
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
