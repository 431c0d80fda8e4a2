import { SITEMAP_INDEX } from "./sitemap-file.ts";

/**
 * What search engines may ask for. Pages that they must not index stay open to them: only who reads a page learns that it
 * says so. `origin` is scheme and host, since the index must be named by its whole address.
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
