import type { ContestLine, LineMarket, LineSide, MovedLine } from "#contract/domain/contests";
import { quartersOf } from "#contract/odds/quarters";
import { type Change, keyOf, type PickKey, partsOf, SIDES } from "./picks.ts";

/** What a reader confirms with a side. */
export interface Terms {
  side: LineSide;
  /** As in ContestLine: of the home side, or the total. */
  line: string;
  /** Decimal. */
  price: string;
}

export type TermsByPick = Readonly<Record<PickKey, Terms>>;

/** The terms that a summary of picks shows, and those from which some of them have moved since it was confirmed. */
export interface Review {
  terms: TermsByPick;
  before: TermsByPick;
}

export const NO_REVIEW: Review = { terms: {}, before: {} };

const termsIn = ({ prices, line, market }: ContestLine, side: string): Terms => ({
  side: side as LineSide,
  line,
  price: prices[SIDES[market][0] === side ? 0 : 1],
});

/** The terms of each change to a side: those of the review, or else what is offered. */
export function termsOf(
  changes: readonly Change[],
  offers: readonly { id: string; lines: readonly ContestLine[] }[],
  reviewed: TermsByPick = {},
): TermsByPick {
  const rows = changes.flatMap(({ key, matchId, to }): [PickKey, Terms][] => {
    const { market } = partsOf(key);
    if (to === "") return [];
    const known = reviewed[key];
    if (known?.side === to) return [[key, known]];
    const offered = offers.find(({ id }) => id === matchId)?.lines.find((line) => line.market === market);
    return offered ? [[key, termsIn(offered, to)]] : [];
  });
  return Object.fromEntries(rows);
}

/** The review of what was sent in vain, with the lines as they are now. */
export function movedReview(sent: TermsByPick, moved: readonly MovedLine[]): Review {
  const rows = moved.flatMap((line): [PickKey, Terms][] => {
    const key = keyOf(line.market, line.matchId);
    const before = sent[key];
    return before ? [[key, termsIn(line, before.side)]] : [];
  });
  const terms: TermsByPick = Object.fromEntries(rows);
  const before: TermsByPick = Object.fromEntries(rows.flatMap(([key]) => (sent[key] ? [[key, sent[key]]] : [])));
  return { terms: { ...sent, ...terms }, before };
}

/** What has moved, in short: one pick's line, one pick's price, or several picks. */
export type Movement =
  | { kind: "line"; market: LineMarket; terms: Terms }
  | { kind: "price"; terms: Terms }
  | { kind: "many"; number: number };

/** Undefined if nothing has moved. */
export function movementIn({ terms, before }: Review): Movement | undefined {
  const keys = Object.keys(before) as PickKey[];
  const [key] = keys;
  const now = key && terms[key];
  if (!now || !key) return undefined;
  if (keys.length > 1) return { kind: "many", number: keys.length };
  const { market } = partsOf(key);
  const hasLineMoved = quartersOf(now.line) !== quartersOf(before[key]?.line ?? "");
  return hasLineMoved && market !== "SCORE" ? { kind: "line", market, terms: now } : { kind: "price", terms: now };
}

/** The name of the form field in which a summary confirms a pick's terms, and its value. */
export const termsField = (key: PickKey): string => `terms.${key}`;
export const termsValue = ({ side, line, price }: Terms): string => [side, line, price].join(" ");

const FIELD = /^terms\.((?:AH|OU)\.[\w-]{1,64})$/;
const VALUE = /^(home|away|over|under) (-?[\d.]{1,8}) ([\d.]{1,8})$/;

/** The confirmed terms in a form sent without script. */
export function readTerms(form: FormData): TermsByPick {
  return Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) => {
      const key = FIELD.exec(name)?.[1];
      const [, side, line, price] = (typeof value === "string" && VALUE.exec(value)) || [];
      return key && side && line && price ? [[key, { side: side as LineSide, line, price }]] : [];
    }),
  );
}
