/** The name of the site, shown and in titles; nowhere else. */
export const SITE_NAME = "Matchlight";
