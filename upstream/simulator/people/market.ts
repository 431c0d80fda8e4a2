import { LruCache } from "#contract/memory/lru-cache";
import { type Club, clubAt, clubsOfMarket, EUROPE } from "./clubs.ts";
import { share } from "./mix.ts";
import { levelOf } from "./skill.ts";
import { type Detail, detailOf, placesOf } from "./slots.ts";
import { changeIn, cohortOf, slotKey, type Tenure } from "./tenures.ts";
import type { Window } from "./windows.ts";

// In each window a market matches players who leave a place with vacant places. A place specifies its cohort, whoever
// held it before, so that a window's matching is known without knowing anybody's identity.

/** By `slotKey`: the place from which a place's new holder comes, and the place to which its old one goes. */
interface Moves {
  from: ReadonlyMap<number, number>;
  to: ReadonlyMap<number, number>;
}

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

/** A window of a market takes some 3 kB; those of a league's squads fit. */
const MAX_CACHED_MOVES = 600;
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
  isOpen?(vacancy: Place): boolean;
  /** Cohorts by which the leaver is younger than the place asks for. An older one might never retire. */
  younger?: number;
}

const isNear = (leaver: Place, vacancy: Place, { below, above }: typeof NEAR | typeof FAR): boolean =>
  clubOf(leaver) !== vacancy.club.number &&
  leaver.level > vacancy.level - below &&
  leaver.level < vacancy.level + above;

const isOfCountry = (leaver: Place, vacancy: Place): boolean => leaver.club.team.country === vacancy.club.team.country;

const fromClub: Round["fits"] = ({ club }, vacancy) => club.youth?.parent === vacancy.club.number;
const fromAnywhere: Round["fits"] = (leaver, vacancy) => isNear(leaver, vacancy, NEAR);
const fromCountry: Round["fits"] = (leaver, vacancy) => isOfCountry(leaver, vacancy) && isNear(leaver, vacancy, NEAR);
const fromFar: Round["fits"] = (leaver, vacancy) =>
  (vacancy.club.market === EUROPE || isOfCountry(leaver, vacancy)) && isNear(leaver, vacancy, FAR);

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
  { fits: fromAnywhere, isOpen: isAbroad(window) },
  { fits: fromCountry },
  { fits: fromCountry, younger: 1 },
  { fits: fromAnywhere, younger: 1, isOpen: isAbroad(window) },
  { fits: fromFar },
];

function pairUp(market: string, detail: Detail, window: Window): Moves {
  const from = new Map<number, number>();
  const to = new Map<number, number>();
  const { leavers, vacancies } = openingsIn(market, detail, window);
  const free = Map.groupBy(leavers.sort(byLevel), ({ cohort }) => cohort);
  vacancies.sort(byLevel);
  for (const { fits, isOpen, younger = 0 } of roundsOf(window))
    for (const vacancy of vacancies) {
      if (from.has(vacancy.key) || isOpen?.(vacancy) === false) continue;
      const leaver = free.get(vacancy.cohort + younger)?.find((one) => !to.has(one.key) && fits(one, vacancy));
      if (!leaver) continue;
      from.set(vacancy.key, leaver.key);
      to.set(leaver.key, vacancy.key);
    }
  return { from, to };
}

const movesOf = (club: Club, slot: number, window: Window): Moves => {
  const detail = detailOf(club.sport, slot);
  if (!detail) return { from: new Map(), to: new Map() };
  return recent.getOrCreate(`${club.market} ${detail} ${window}`, () => pairUp(club.market, detail, window));
};

/** The place from which a tenure's holder came; undefined if they came from outside the world. */
export const cameFrom = ({ club, slot, start }: Tenure): number | undefined =>
  club.youth ? undefined : movesOf(club, slot, start).from.get(slotKey(club.number, slot));

/** The place to which a tenure's holder goes afterwards; undefined if they leave the world, or retire. */
export const goesTo = ({ club, slot, end }: Tenure): number | undefined =>
  movesOf(club, slot, end).to.get(slotKey(club.number, slot));
