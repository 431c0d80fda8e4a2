import { SHARE_SIZE } from "#contract/tables/share-pictures";
import { SITE_NAME } from "#contract/tables/site";
import { type Club, crestParts } from "../crest.ts";
import { familyOf, type Run, readable, runsOf, widthOf } from "./share-letters.ts";

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;

/** The site's dark surface, and the inks on it and on clubs' grounds. */
export const NIGHT = "#0d1f18";
export const WHITE = "#ffffff";
export const PALE = "#d9e5df";

interface Line {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  /** Pixels of a letter's height, if the text fits in `width`. */
  size: number;
  width: number;
  anchor?: "start" | "middle" | "end";
  ink?: string;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** No letter is smaller: below it a preview on a phone is not read. */
const SMALLEST = 20;

/** The size at which a text fits. */
const fittingSize = (text: string, size: number, width: number): number =>
  Math.max(SMALLEST, Math.min(size, Math.floor(width / widthOf(text))));

/** Shortened with an ellipsis, where even the smallest size does not fit. */
function shortened(text: string, width: number): string {
  if (widthOf(text) * SMALLEST <= width) return text;
  const letters = [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)].map(
    ({ segment }) => segment,
  );
  while (letters.length > 1 && widthOf(`${letters.join("")}…`) * SMALLEST > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

const run = ({ script, text }: Run): string => `<tspan font-family="${familyOf(script)}">${escaped(text)}</tspan>`;

/** One line of text, smaller where it would be too wide. */
export function line({ text: given, x, y, size, width, anchor = "middle", ink = WHITE }: Line): string {
  const text = shortened(readable(given), width);
  if (text === "") return "";
  return (
    `<text x="${x}" y="${y}" font-size="${fittingSize(text, size, width)}" text-anchor="${anchor}" fill="${ink}">` +
    `${runsOf(text).map(run).join("")}</text>`
  );
}

/** How much smaller one line must be than two, for two to be taken. */
const TOO_SMALL = 0.7;

/** The break of a text at the space nearest to its middle; undefined without one. */
function halves(text: string): readonly [string, string] | undefined {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const at = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? undefined : [text.slice(0, at), text.slice(at + 1)];
}

/** A name in one line, or in two if it is long; `y` is the baseline of the last. */
export function nameLines(place: Line): string {
  const text = readable(place.text);
  const parts = fittingSize(text, place.size, place.width) < place.size * TOO_SMALL ? halves(text) : undefined;
  if (!parts) return line({ ...place, text });
  const size = Math.min(...parts.map((part) => fittingSize(part, place.size * 0.85, place.width)));
  return parts
    .map((part, index) => line({ ...place, text: part, size, y: place.y - (1 - index) * size * 1.15 }))
    .join("");
}

interface CrestPlace {
  /** The middle. */
  x: number;
  y: number;
  /** Pixels of width and height. */
  size: number;
  /** Its own in the drawing. */
  name: string;
}

/** A crest with a white edge, so that it is seen on its club's colour. */
export const crest = (club: Club, { x, y, size, name }: CrestPlace): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2})scale(${size / 32})">` +
  `<use href="#o${name}" stroke="#fff" stroke-width="3.6" stroke-linejoin="round"/>${crestParts(club, name)}</g>`;

/** The site's mark and name, around the middle of `x`. */
const brand = (x: number, y: number): string =>
  `<g fill="none" stroke="#1fc481" stroke-width="1.8" transform="translate(${x - 118} ${y - 29})scale(1.6)"><circle cx="12" cy="12" r="8.2"/>` +
  `<path d="M12 3.8v16.4M8.6 12a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0"/></g>` +
  line({ text: SITE_NAME, x: x - 72, y, size: 32, width: 240, anchor: "start" });

/** A whole picture. */
export const picture = (parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-weight="700">` +
  `<path fill="${NIGHT}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${parts.join("")}</svg>`;

/** The same with the site's name at the bottom, around `brandAt`. */
export const namedPicture = (parts: readonly string[], brandAt = WIDTH / 2): string =>
  picture([...parts, brand(brandAt, 590)]);
