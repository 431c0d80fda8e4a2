import type { Team } from "#contract/domain/match";
import { html, type Markup } from "~/server-markup/html";
import { flagAddress } from "./flag-address.ts";

/** Pixels of a picture in a row, which style sheets know (primitives.css): a full day has a thousand. */
export const ROW_PICTURE = 20;

const box = (size: number): Markup | false => size !== ROW_PICTURE && html` width="${size}" height="${size}"`;

/**
 * A round flag: ISO 3166-1 alpha-2 in lower case, or a home nation's `gb-eng` form; `size` in pixels, of the box that
 * is kept while it loads. It always stands beside the name, so that its alternative text is empty.
 */
export const flagImage = (code: string, size: number): Markup =>
  html`<img class="flag" src="${flagAddress(code, size)}"${box(size)} alt="" loading="lazy">`;

/** A club's crest or a national team's flag, beside the name; nothing without an address, for a visitor who saves data. */
export const teamImage = (
  { id, flag }: Pick<Team, "id" | "flag">,
  storageBaseUrl: string | undefined,
  size: number,
): Markup | undefined => {
  if (storageBaseUrl === undefined) return undefined;
  return flag
    ? flagImage(flag, size)
    : html`<img class="crest" src="${storageBaseUrl}/team/${id}"${box(size)} alt="" loading="lazy">`;
};
