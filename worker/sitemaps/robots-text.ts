import { SITEMAP_INDEX } from "./sitemap-file.ts";

/**
 * What search engines may crawl. Pages that must not be indexed stay open to them: a crawler must fetch a page to see
 * its noindex. `origin` is scheme and host, since the index must be named by its absolute address.
 */
export const robotsText = (origin: string): string =>
  [
    "User-agent: *",
    "Allow: /",
    "Disallow: /api/",
    "Disallow: /live/",
    "",
    `Sitemap: ${origin}${SITEMAP_INDEX}`,
    "",
  ].join("\n");
