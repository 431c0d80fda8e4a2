import { LruCache } from "#contract/memory/lru-cache";
import { countLeading } from "../../platform/count-leading.ts";
import { type Club, clubAt, clubsOfMarket, EUROPE } from "./clubs.ts";
import { share } from "./mix.ts";
import { levelOf } from "./skill.ts";
import { type Detail, detailOf, placesOf } from "./slots.ts";
import { changeIn, cohortOf, slotKey, type Tenure } from "./tenures.ts";
import type { Window } from "./windows.ts";

// In each window a market matches players who leave a place with vacant places. A place specifies its cohort, whoever
// held it before, so that a window's matching is known without knowing anybody's identity.

/** Keys of places (`slotKey`) in pairs: to which somebody goes, and from which they come. */
type Moves = Uint32Array;

interface Place {
  key: number;
  club: Club;
  cohort: number;
  /** What the place asks for, in points of skill, as clubs see it that day. */
  level: number;
}

interface Openings {
  leavers: Place[];
  vacancies: Place[];
}

/** A window of a market takes some 1 kB; those of the squads of several leagues and of their past fit. */
const MAX_CACHED_MOVES = 2_000;
const recent = new LruCache<Moves>(MAX_CACHED_MOVES);

/**
 * Of the places, the share that the club fills from abroad: in Europe's strongest leagues, and elsewhere on average.
 */
const ABROAD_OF_EUROPE = 0.5;
const ABROAD_SHARE = 0.16;
/** What a youth can do, in points of skill below the strength of the club where he grew up. */
const YOUTHS_BELOW = 10;
/** How differently clubs see two places, in points of skill. */
const OPINION = 6;
/** How far a leaver's place may be below and above the next, at first and when nobody better is left. */
const NEAR = { below: 15, above: 8 } as const;
const FAR = { below: 24, above: 24 } as const;

function openingsIn(market: string, detail: Detail, window: Window): Openings {
  const openings: Openings = { leavers: [], vacancies: [] };
  const look = (club: Club) => {
    for (const slot of placesOf(club.sport, detail)) {
      const change = changeIn(club, slot, window);
      if (!change) continue;
      const key = slotKey(club.number, slot);
      const wanted = club.youth ? clubAt(club.youth.parent).team.strength - YOUTHS_BELOW : levelOf(club, slot);
      const level = wanted + OPINION * (share(key, window, 21) - 0.5);
      openings.leavers.push({ key, club, cohort: cohortOf(change.leaver), level });
      if (!club.youth) openings.vacancies.push({ key, club, cohort: cohortOf(change.arrival), level });
    }
  };
  for (const club of clubsOfMarket(market)) {
    look(club);
    if (club.youthTeam !== undefined && detail !== "COACH") look(clubAt(club.youthTeam));
  }
  return openings;
}

const byLevel = (one: Place, other: Place): number => other.level - one.level || one.key - other.key;

const clubOf = ({ club }: Place): number => club.youth?.parent ?? club.number;

/** One round of a market: the best place still vacant takes the best leaver of the age who fits, and so on. */
interface Round {
  fits(leaver: Place, vacancy: Place): boolean;
  /** How far the leaver's level may be from the vacancy's; at any distance without it. */
  within?: typeof NEAR | typeof FAR;
  isOpen?(vacancy: Place): boolean;
  /** Cohorts by which the leaver is younger than the place asks for. An older one might never retire. */
  younger?: number;
}

const isOfCountry = (leaver: Place, vacancy: Place): boolean => leaver.club.team.country === vacancy.club.team.country;

const fromClub: Round["fits"] = ({ club }, vacancy) => club.youth?.parent === vacancy.club.number;
const fromAnywhere: Round["fits"] = (leaver, vacancy) => clubOf(leaver) !== vacancy.club.number;
const fromCountry: Round["fits"] = (leaver, vacancy) => isOfCountry(leaver, vacancy) && fromAnywhere(leaver, vacancy);
const fromFar: Round["fits"] = (leaver, vacancy) =>
  (vacancy.club.market === EUROPE || isOfCountry(leaver, vacancy)) && fromAnywhere(leaver, vacancy);

const isAbroad =
  (window: Window) =>
  ({ key, club }: Place): boolean =>
    share(key, window, 23) < (club.market === EUROPE ? ABROAD_OF_EUROPE : ABROAD_SHARE);

/**
 * The club's own youth first, then whom it wants from abroad, then whom its country has, the younger if there is nobody
 * of the age. Leagues limit foreigners, so most places that find nobody are filled from clubs without a page.
 */
const roundsOf = (window: Window): readonly Round[] => [
  { fits: fromClub },
  { fits: fromAnywhere, within: NEAR, isOpen: isAbroad(window) },
  { fits: fromCountry, within: NEAR },
  { fits: fromCountry, within: NEAR, younger: 1 },
  { fits: fromAnywhere, within: NEAR, younger: 1, isOpen: isAbroad(window) },
  { fits: fromFar, within: FAR },
];

/** Takes the best leaver who fits out of those of a cohort, in order of level; undefined if nobody does. */
function takeFrom(free: Place[], vacancy: Place, { fits, within }: Round): Place | undefined {
  const first = within ? countLeading(free.length, (at) => free[at]!.level >= vacancy.level + within.above) : 0;
  for (let at = first; at < free.length; at++) {
    const leaver = free[at]!;
    if (within && leaver.level <= vacancy.level - within.below) return undefined;
    if (fits(leaver, vacancy)) return free.splice(at, 1)[0];
  }
  return undefined;
}

function pairUp(market: string, detail: Detail, window: Window): Moves {
  const moves: number[] = [];
  const filled = new Set<Place>();
  const { leavers, vacancies } = openingsIn(market, detail, window);
  const free = Map.groupBy(leavers.sort(byLevel), ({ cohort }) => cohort);
  vacancies.sort(byLevel);
  for (const round of roundsOf(window))
    for (const vacancy of vacancies) {
      if (filled.has(vacancy) || round.isOpen?.(vacancy) === false) continue;
      const leaver = takeFrom(free.get(vacancy.cohort + (round.younger ?? 0)) ?? [], vacancy, round);
      if (!leaver) continue;
      filled.add(vacancy);
      moves.push(vacancy.key, leaver.key);
    }
  return Uint32Array.from(moves);
}

const NOBODY_MOVES: Moves = new Uint32Array();

const movesOf = (club: Club, slot: number, window: Window): Moves => {
  const detail = detailOf(club.sport, slot);
  if (!detail) return NOBODY_MOVES;
  return recent.getOrCreate(`${club.market} ${detail} ${window}`, () => pairUp(club.market, detail, window));
};

/** The other place of the move that has one as its first (0) or second (1). */
function otherEnd(moves: Moves, key: number, side: 0 | 1): number | undefined {
  for (let at = side; at < moves.length; at += 2) if (moves[at] === key) return moves[at ^ 1];
  return undefined;
}

/** The place from which a tenure's holder came; undefined if they came from outside the world. */
export const cameFrom = ({ club, slot, start }: Tenure): number | undefined =>
  club.youth ? undefined : otherEnd(movesOf(club, slot, start), slotKey(club.number, slot), 0);

/** The place to which a tenure's holder goes afterwards; undefined if they leave the world, or retire. */
export const goesTo = ({ club, slot, end }: Tenure): number | undefined =>
  otherEnd(movesOf(club, slot, end), slotKey(club.number, slot), 1);
