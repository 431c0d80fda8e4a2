/** The comma in front of another cookie's name, and not one within a date. */
const BETWEEN = /,\s*(?=[^=;,]*=)/;

/**
 * The cookies of several `Set-Cookie` headers that were joined to one text. Stands for set-cookie-parser in the edge
 * worker's bundle: of its seven kilobytes Remix uses this.
 */
export const splitCookiesString = (text: string): string[] => text.split(BETWEEN);
