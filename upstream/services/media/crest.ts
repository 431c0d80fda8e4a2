import { contrast, inkOn } from "#contract/colours/contrast";
import type { Sport } from "#contract/tables/sports";
import { KIT_PATTERNS } from "../../data/clubs/kit-patterns.ts";
import { type Behind, FIELDS, FIGURES, OUTLINES } from "../../data/media/crest-parts.ts";
import { FLAGS } from "../../data/media/flags.ts";
import { initialsOf } from "./initials.ts";
import { letters } from "./letters.ts";

/** What a crest follows from. */
export interface Club {
  id: string;
  key: string;
  sport: Sport;
  colours: readonly [string, string];
  /** With the country, of a national team: its crest is the flag. */
  isNational?: boolean;
  country?: string;
}

/** The row of a table for a number; ids are decimal text. */
const pick = <Row>(rows: readonly Row[], id: string): Row => rows[Number(BigInt(id) % BigInt(rows.length))]!;

/** Visible on white and on black, as WCAG 2.2 requires of essential graphics (1.4.11). */
const GREY = "#8a8a8a";
const PAPERS = ["#ffffff", "#151b19"] as const;
/** Less contrast is not seen between two parts of a crest that is twenty pixels high. */
const VISIBLE = 1.6;

/** The least contrast of a figure with what lies behind it. */
const CLEAR = 2;

const isSeenOn = (colour: string, ground: string): boolean => contrast(colour, ground) >= VISIBLE;

/** The outline's colour: one of the crest's own that is visible on pages of both schemes. */
const edgeOf = (colours: readonly string[]): string =>
  colours.find((colour) => PAPERS.every((paper) => isSeenOn(colour, paper))) ?? GREY;

/** For a figure that is seen in neither of the two. */
const OTHERS = ["#ffc936", "#ffffff", "#14181c", "#d3263f", "#1b4fa0", "#0e7a44"] as const;

/** The figure's colour: that of the two which does not lie behind it, or a third one if both do. */
function figureColour(behind: Behind, [first, second]: readonly [string, string]): string {
  const grounds = { first: [first], second: [second], both: [first, second] }[behind];
  const weakest = (colour: string) => Math.min(...grounds.map((ground) => contrast(colour, ground)));
  const colours = [second, first, ...OTHERS];
  return colours.find((colour) => weakest(colour) >= CLEAR) ?? colours.toSorted((a, b) => weakest(b) - weakest(a))[0]!;
}

/** A club's crest in words: two clubs with the same words have the same crest. */
export function describeCrest({ id, key, sport, colours: [first, wished] }: Club) {
  const second = isSeenOn(wished, first) ? wished : inkOn(first, first);
  const pattern = KIT_PATTERNS.get(key);
  const field = FIELDS.find(({ name }) => name === pattern) ?? pick(FIELDS, id);
  return {
    outline: pick(OUTLINES[sport], id),
    field,
    figure: pick(FIGURES[sport], id),
    colours: [first, second] as const,
    figureColour: figureColour(field.behind, [first, second]),
  };
}

/** A round flag, in a square of 32 units like a crest. */
const flagParts = (content: string, name: string): string =>
  `<clipPath id="c${name}"><circle id="o${name}" cx="16" cy="16" r="14.5"/></clipPath>` +
  `<g clip-path="url(#c${name})"><g transform="translate(1.5 1.5)scale(.05664)">${content}</g></g>` +
  `<use href="#o${name}" fill="none" stroke="${GREY}" stroke-width=".6"/>`;

/**
 * A crest drawn from a club's number and colours: outline, field and figure, no letters, to be told apart at twenty
 * pixels. Not the club's own crest, which is its property. A national team has its country's flag. In a square of 32
 * units; `name` is its own in the drawing.
 */
export function crestParts(club: Club, name: string): string {
  const flag = club.isNational && club.country ? FLAGS.get(club.country) : undefined;
  if (flag) return flagParts(flag, name);
  const { outline, field, figure, colours, figureColour: ink } = describeCrest(club);
  const [first, second] = colours;
  const [x, y, scale] = field.figure;
  const form = `o${name}`;
  const bordure =
    field.name === "bordure" ? `<use href="#${form}" fill="none" stroke="${second}" stroke-width="9"/>` : "";
  return (
    `<clipPath id="c${name}"><path id="${form}" d="${outline}"/></clipPath>` +
    `<g clip-path="url(#c${name})"><path fill="${first}" d="M0 0h32v32H0z"/>` +
    `${field.second && `<path fill="${second}" d="${field.second}"/>`}${bordure}</g>` +
    `<path fill="${ink}" fill-rule="evenodd" transform="translate(${x} ${y})scale(${scale})" d="${figure.path}"/>` +
    `<use href="#${form}" fill="none" stroke="${edgeOf([second, first])}" stroke-width="1.4"/>`
  );
}

export const teamCrest = (club: Club): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${crestParts(club, "")}</svg>`;

const CUP = {
  outline: "M9 2h14a7 7 0 0 1 7 7v14a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7z",
  accent: "M8 24h16v3H8z",
  letters: { x: 16, y: 20, height: 9, width: 19 },
} as const;

const COMPETITION_COLOURS = ["#12395b", "#5b1230", "#14532d", "#4a1d6b", "#7a3e00", "#0f4c4c", "#3b3b3b"] as const;

/** A competition's sign: its initials over a bar. */
export function competitionCrest({ id, names }: { id: string; names: { en: string } }): string {
  const colour = pick(COMPETITION_COLOURS, id);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${CUP.outline}" fill="${colour}"/>` +
    `<path d="${CUP.accent}" fill="#fff"/><path d="${CUP.outline}" fill="none" stroke="${GREY}" stroke-width="1.2"/>` +
    `${letters(initialsOf(names.en), CUP.letters, "#ffffff")}</svg>`
  );
}
