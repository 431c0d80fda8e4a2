/** The name of the site, in pages, titles and feeds; defined only here. */
export const SITE_NAME = "Matchlight";
