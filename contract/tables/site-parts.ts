/** Parts of the site that a visitor knows: what the page of its status lists. */
export const SITE_PARTS = ["pages", "live", "notices", "logIn"] as const;
export type SitePart = (typeof SITE_PARTS)[number];
