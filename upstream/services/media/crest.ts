import { contrast, inkOn } from "../../platform/contrast.ts";
import { initialsOf } from "./initials.ts";
import { letters } from "./letters.ts";

interface Shape {
  outline: string;
  /** The part in the second colour, away from the letters. */
  accent: string;
  /** Baseline of the letters, in the drawing's 32 units. */
  baseline: number;
}

const SHIELDS: readonly [Shape, ...Shape[]] = [
  { outline: "M4 2h24v14c0 8-6 12-12 14C10 28 4 24 4 16z", accent: "M4 2h24v6H4z", baseline: 20 },
  { outline: "M16 1l13 5c1 12-4 20-13 25C7 26 2 18 3 6z", accent: "M16 1l13 5v3H3V6z", baseline: 20 },
  { outline: "M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28z", accent: "M5.4 25h21.2a14 14 0 0 1-21.2 0z", baseline: 20 },
  { outline: "M3 3h26v19l-13 8-13-8z", accent: "M3 22h26l-13 8z", baseline: 18 },
  { outline: "M16 1l13 7v16l-13 7-13-7V8z", accent: "M16 1l13 7H3z", baseline: 20 },
];
const CUP: Shape = {
  outline: "M9 2h14a7 7 0 0 1 7 7v14a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7z",
  accent: "M8 24h16v3H8z",
  baseline: 20,
};

const COMPETITION_COLOURS = ["#12395b", "#5b1230", "#14532d", "#4a1d6b", "#7a3e00", "#0f4c4c", "#3b3b3b"] as const;

/** For the letters, in every shield. */
const LETTER_BOX = { height: 9, width: 19 };

/** Deterministic by id; ids are decimal text. */
const spread = (id: string): number => Number(BigInt(id) % 9_973n);

const pick = <Item>(items: readonly [Item, ...Item[]], id: string): Item =>
  items[spread(id) % items.length] ?? items[0];

/** Visible on white and on black, as WCAG 2.2 requires of essential graphics (1.4.11). */
const GREY = "#8a8a8a";

/** A crest's outline: its second colour, if it is visible beside the first and on white. */
function edgeOf(primary: string, secondary: string): string {
  const VISIBLE = 1.5;
  return contrast(primary, secondary) >= VISIBLE && contrast("#ffffff", secondary) >= VISIBLE ? secondary : GREY;
}

function draw({ outline, accent, baseline }: Shape, name: string, primary: string, secondary: string): string {
  const edge = edgeOf(primary, secondary);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${outline}" fill="${primary}"/>` +
    `<path d="${accent}" fill="${secondary}"/><path d="${outline}" fill="none" stroke="${edge}" stroke-width="1.2"/>` +
    `${letters(initialsOf(name), { x: 16, y: baseline, ...LETTER_BOX }, inkOn(primary, secondary))}</svg>`
  );
}

/** A crest drawn from a club's colours and initials; not the club's own crest, which is its property. */
export function teamCrest(team: { id: string; names: { en: string }; colours: readonly [string, string] }): string {
  return draw(pick(SHIELDS, team.id), team.names.en, ...team.colours);
}

export function competitionCrest({ id, names }: { id: string; names: { en: string } }): string {
  return draw(CUP, names.en, pick(COMPETITION_COLOURS, id), "#ffffff");
}
