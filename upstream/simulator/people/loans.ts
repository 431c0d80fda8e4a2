import { LruCache } from "#contract/memory/lru-cache";
import { DAY } from "#contract/time/units";
import { allClubs, type Club } from "./clubs.ts";
import { mix, share } from "./mix.ts";
import { dayOfDeal } from "./moves.ts";
import { peopleModelOf } from "./people-model.ts";
import { levelOf, offPeak } from "./skill.ts";
import { detailOf, slotsOf } from "./slots.ts";
import { slotKey, type Tenure, tenureAt } from "./tenures.ts";
import { startOfWindow, type Window } from "./windows.ts";

/** A season that a young player spends at another club of the country while the place in the squad stays theirs. */
export interface Loan {
  /** At the club that lends. */
  tenure: Tenure;
  to: Club;
  /** Which of the club's places for loans, from 0. */
  place: number;
  /** Days on which they come and return, midnight UTC. */
  from: number;
  until: number;
}

/** Players from this place of a squad on may be lent, and up to this age. */
const FIRST_PLACE = 15;
const LENT_UNTIL = 22;
const LENT_SHARE = 0.55;
export const MOST_BORROWED = 2;
/** A club lends to one that is weaker by so much at least. */
const WEAKER = 4;
/** How far a club may be from what the player could do. */
const REACH = 14;
/** Points of skill by which clubs differ on a young player. */
const OPINION = 8;

/** Loans end before the next period opens. */
const RETURNS_BEFORE = { summer: 30 * DAY, winter: 12 * DAY } as const;

let countries: ReadonlyMap<string, readonly Club[]> | undefined;

function clubsIn(country: string): readonly Club[] {
  countries ??= Map.groupBy(
    [...allClubs()].filter(({ sport, youth, isNational }) => peopleModelOf(sport).hasFees && !youth && !isNational),
    ({ team }) => team.country,
  );
  return countries.get(country) ?? [];
}

interface Candidate {
  tenure: Tenure;
  key: number;
  /** What they could do, in points of skill. */
  level: number;
}

/** Players who have been at a club for half a year and will be there for another season. */
function candidatesOf(club: Club, window: Window): Candidate[] {
  const found: Candidate[] = [];
  for (let slot = FIRST_PLACE; slot < slotsOf(club.sport).length; slot++) {
    const key = slotKey(club.number, slot);
    if (detailOf(club.sport, slot) === "GK" || share(key, window, 55) >= LENT_SHARE) continue;
    const tenure = tenureAt(club, slot, window - 1);
    const age = (window >> 1) - tenure.birthYear;
    if (tenure.end < window + 2 || age > LENT_UNTIL) continue;
    const level = levelOf(club, slot) - offPeak(age) + OPINION * (share(key, window, 56) - 0.5);
    found.push({ tenure, key, level });
  }
  return found;
}

function borrowerFor({ tenure, level }: Candidate, clubs: readonly Club[], isFull: (club: Club) => boolean) {
  const most = tenure.club.team.strength - WEAKER;
  let best: Club | undefined;
  let least = REACH;
  for (const club of clubs) {
    const distance = Math.abs(club.team.strength - level);
    if (club.team.strength > most || distance >= least || isFull(club)) continue;
    [best, least] = [club, distance];
  }
  return best;
}

/** A country's loans of a season, by the place of the lending club and by borrower. */
interface Loans {
  byPlace: ReadonlyMap<number, Loan>;
  byBorrower: ReadonlyMap<number, readonly Loan[]>;
}

const NO_LOANS: Loans = { byPlace: new Map(), byBorrower: new Map() };
/** A large country's take some 20 kB. */
const seasons = new LruCache<Loans>(60);

function matchLoans(country: string, window: Window): Loans {
  const clubs = clubsIn(country);
  const byPlace = new Map<number, Loan>();
  const byBorrower = new Map<number, Loan[]>();
  const candidates = clubs.flatMap((club) => candidatesOf(club, window));
  candidates.sort((one, other) => mix(one.key, window, 57) - mix(other.key, window, 57));
  const until = startOfWindow(window + 2) - (window & 1 ? RETURNS_BEFORE.summer : RETURNS_BEFORE.winter);
  for (const candidate of candidates) {
    const to = borrowerFor(candidate, clubs, ({ number }) => (byBorrower.get(number)?.length ?? 0) >= MOST_BORROWED);
    if (!to) continue;
    const borrowed = byBorrower.get(to.number) ?? [];
    const day = dayOfDeal(to, window, mix(candidate.key, window, 58));
    const from = Math.max(day, startOfWindow(window));
    const loan = { tenure: candidate.tenure, to, place: borrowed.length, from, until };
    byPlace.set(candidate.key, loan);
    byBorrower.set(to.number, [...borrowed, loan]);
  }
  return { byPlace, byBorrower };
}

/** The window of a season's first loans: the main one up to a window. */
const seasonOf = ({ mainHalf }: Club, window: Window): Window => ((window & 1) === mainHalf ? window : window - 1);

function loansAt(club: Club, window: Window): Loans {
  if (club.youth || club.isNational || !peopleModelOf(club.sport).hasFees) return NO_LOANS;
  const season = seasonOf(club, window);
  const { country } = club.team;
  return seasons.getOrCreate(`${country} ${season}`, () => matchLoans(country, season));
}

/** The loans to a club in the season of a window. */
export const loansTo = (club: Club, window: Window): readonly Loan[] =>
  loansAt(club, window).byBorrower.get(club.number) ?? [];

/** The loan of a place's holder in the season of a window. */
export const loanOf = (club: Club, slot: number, window: Window): Loan | undefined =>
  slot < FIRST_PLACE ? undefined : loansAt(club, window).byPlace.get(slotKey(club.number, slot));
