import { type Club, clubAt } from "./clubs.ts";
import { mix, pickBy, share } from "./mix.ts";
import { COACH_SLOT, detailOf, slotsOf } from "./slots.ts";
import type { Window } from "./windows.ts";

/** The years in which one person holds a place in a squad. The market decides who they are. */
export interface Tenure {
  club: Club;
  slot: number;
  /** The calendar year in which it starts. */
  year: number;
  endYear: number;
  start: Window;
  /** The window in which the place passes to the next person. */
  end: Window;
  /** The birth year that this place asks for; its holder is of the same cohort. */
  birthYear: number;
}

/** People born in the same two years can succeed each other in a place. */
export const cohortOf = (birthYear: number): number => birthYear >> 1;

/**
 * Each place's time is divided into spans of this many years, each cut into tenures, so that any year is found without
 * counting from the first.
 */
const SPAN = 12;

/**
 * All ways to cut a span into `fewest` to `most` tenures of `shortest` to `longest` years, with one bit per first year.
 */
function cuts(longest: number, fewest: number, most: number): readonly number[] {
  const found: number[] = [];
  const extend = (filled: number, pieces: number, mask: number) => {
    if (filled === SPAN) {
      if (pieces >= fewest) found.push(mask);
      return;
    }
    if (pieces === most) return;
    for (let length = 1; length <= Math.min(longest, SPAN - filled); length++)
      extend(filled + length, pieces + 1, mask | (1 << filled));
  };
  extend(0, 0, 0);
  return found;
}

const SENIOR = cuts(6, 3, 5);
const YOUTH = cuts(2, 7, 10);
const COACHES = cuts(5, 3, 7);

const cutsOf = ({ youth }: Club, slot: number) => (slot === COACH_SLOT ? COACHES : youth ? YOUTH : SENIOR);

export const slotKey = (teamNumber: number, slot: number): number => teamNumber * 100 + slot;

/** A year's position in its span, and the first years of that span's tenures, always including the span's own. */
function spanOf(club: Club, slot: number, year: number): { place: number; firsts: number } {
  const key = slotKey(club.number, slot);
  const shifted = year + (mix(key, 11) % SPAN);
  const place = shifted % SPAN;
  return { place, firsts: pickBy(cutsOf(club, slot), mix(key, 12, (shifted - place) / SPAN)) };
}

/** Whether a tenure starts in a year. */
function startsIn(club: Club, slot: number, year: number): boolean {
  const { place, firsts } = spanOf(club, slot, year);
  return ((firsts >> place) & 1) === 1;
}

/** The latest first year of a tenure up to `year`. */
function startUpTo(club: Club, slot: number, year: number): number {
  const { place, firsts } = spanOf(club, slot, year);
  return year - Math.clz32(firsts << (31 - place));
}

function startAfter(club: Club, slot: number, year: number): number {
  const { place, firsts } = spanOf(club, slot, year);
  const later = firsts >> (place + 1);
  // The lowest set bit, else the next span's first year.
  return later === 0 ? year + SPAN - place : year + 32 - Math.clz32(later & -later);
}

const OFF_SEASON_SHARE = 0.15;

/**
 * The window of a year in which a place changes hands: the country's main one; seldom the other, and only if both
 * tenures then last at least a year.
 */
function windowOf(club: Club, slot: number, year: number): Window {
  const main = year * 2 + club.mainHalf;
  if (club.youth || share(slotKey(club.number, slot), 13, year) >= OFF_SEASON_SHARE) return main;
  const isUncrowded = !startsIn(club, slot, year - 1) && !startsIn(club, slot, year + 1);
  return isUncrowded ? year * 2 + (1 - club.mainHalf) : main;
}

const list = (ages: string): readonly number[] => ages.split(" ").map(Number);

/**
 * Ages (by calendar year) at which players arrive in the first third of a squad's places, the second and the last, in
 * proportion to their frequency. Together they are as many at each age as leave another club then, so that nearly
 * everybody who comes has left somebody; the last places are those of youths.
 */
const ARRIVALS = {
  first: list("20 21 21 22 22 22 23 23 23 24 24 24 25 25 25 26 26 26 27 27 27 28 28 29 29 30 31"),
  second: list("19 20 21 21 22 22 23 23 24 24 25 25 26 26 27 27 28 28 29 30 31 32"),
  last: list("17 17 18 18 18 18 19 19 19 20 21 22 23 24 26 29 32"),
} as const;
const SECOND_FROM = 0.42;
const LAST_FROM = 0.72;
const YOUNGEST = 17;
const OLDEST = 38;
/** Newcomers of leagues with a draft come within so many years of its least age. */
const DRAFT_AGES = 3;
const KEEPERS_COME_LATER = 2;
const COACH_AGES = { from: 37, to: 61 } as const;

function ageAtStart(club: Club, slot: number, year: number, length: number): number {
  const drawn = mix(slotKey(club.number, slot), 14, year);
  if (slot === COACH_SLOT) return COACH_AGES.from + (drawn % (COACH_AGES.to - COACH_AGES.from + 1));
  if (club.youth) return YOUNGEST + (drawn % (club.youth.maxAge - length - YOUNGEST + 1));
  const place = slot / (slotsOf(club.sport).length - 1);
  const ages = place < SECOND_FROM ? ARRIVALS.first : place < LAST_FROM ? ARRIVALS.second : ARRIVALS.last;
  const later = detailOf(club.sport, slot) === "GK" ? KEEPERS_COME_LATER : 0;
  const age = pickBy(ages, drawn);
  const { draftAge = 0 } = club;
  return age < draftAge ? draftAge + ((drawn >>> 16) % DRAFT_AGES) : Math.min(age + later, OLDEST - length);
}

function tenure(club: Club, slot: number, year: number): Tenure {
  const endYear = startAfter(club, slot, year);
  return {
    club,
    slot,
    year,
    endYear,
    start: windowOf(club, slot, year),
    end: windowOf(club, slot, endYear),
    birthYear: year - ageAtStart(club, slot, year, endYear - year),
  };
}

/** The tenure that covers a window. */
export function tenureAt(club: Club, slot: number, window: Window): Tenure {
  const found = tenure(club, slot, startUpTo(club, slot, window >> 1));
  return found.start <= window ? found : tenureBefore(found);
}

export const tenureBefore = ({ club, slot, year }: Tenure): Tenure =>
  tenure(club, slot, startUpTo(club, slot, year - 1));

/** The tenure that starts in a window; undefined if the place does not change hands then. */
export function tenureFrom(club: Club, slot: number, window: Window): Tenure | undefined {
  const year = window >> 1;
  if (!startsIn(club, slot, year) || windowOf(club, slot, year) !== window) return undefined;
  return tenure(club, slot, year);
}

/** The tenure that starts in a calendar year; undefined if there is none. */
export const tenureFromYear = (club: Club, slot: number, year: number): Tenure | undefined =>
  startsIn(club, slot, year) ? tenure(club, slot, year) : undefined;

/**
 * The birth years of the person leaving a place in a window and of the one taking it; undefined if it does not change
 * hands then. A market needs this for every place, so nothing else of the two tenures is computed.
 */
export function changeIn(club: Club, slot: number, window: Window): { leaver: number; arrival: number } | undefined {
  const year = window >> 1;
  if (!startsIn(club, slot, year) || windowOf(club, slot, year) !== window) return undefined;
  const before = startUpTo(club, slot, year - 1);
  const length = startAfter(club, slot, year) - year;
  return {
    leaver: before - ageAtStart(club, slot, before, year - before),
    arrival: year - ageAtStart(club, slot, year, length),
  };
}

/** The place of a slot key. */
export const toPlace = (key: number): { club: Club; slot: number } => ({
  club: clubAt(Math.floor(key / 100)),
  slot: key % 100,
});
