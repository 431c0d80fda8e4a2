/** The name of the site, shown, in titles and in feeds; nowhere else. */
export const SITE_NAME = "Matchlight";
