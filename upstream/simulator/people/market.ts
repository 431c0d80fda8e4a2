import { LruCache } from "#contract/memory/lru-cache";
import { type Club, clubAt, clubsOfMarket } from "./clubs.ts";
import { mix, share } from "./mix.ts";
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
}

interface Openings {
  leavers: Place[];
  vacancies: Place[];
}

/** A market's window takes some 10 kB; those of a league's squads fit. */
const MAX_CACHED_MOVES = 500;
const recent = new LruCache<Moves>(MAX_CACHED_MOVES);

/** Of the places not filled from the same country, the share filled from abroad. */
const ABROAD_SHARE = 0.3;

function openingsIn(market: string, detail: Detail, window: Window): Openings {
  const openings: Openings = { leavers: [], vacancies: [] };
  const look = (club: Club) => {
    for (const slot of placesOf(club.sport, detail)) {
      const change = changeIn(club, slot, window);
      if (!change) continue;
      const key = slotKey(club.number, slot);
      openings.leavers.push({ key, club, cohort: cohortOf(change.leaver) });
      if (!club.youth) openings.vacancies.push({ key, club, cohort: cohortOf(change.arrival) });
    }
  };
  for (const club of clubsOfMarket(market)) {
    look(club);
    if (club.youthTeam !== undefined && detail !== "COACH") look(clubAt(club.youthTeam));
  }
  return openings;
}

function groupedBy(places: readonly Place[], groupOf: (place: Place) => string): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const group = groupOf(place);
    const others = groups.get(group);
    if (others) others.push(place);
    else groups.set(group, [place]);
  }
  return groups;
}

function pairUp(market: string, detail: Detail, window: Window): Moves {
  const from = new Map<number, number>();
  const to = new Map<number, number>();
  const { leavers, vacancies } = openingsIn(market, detail, window);
  const inOrder = (places: readonly Place[], salt: number): Place[] =>
    places
      .map((place) => ({ place, order: mix(place.key, window, salt) }))
      .sort((a, b) => a.order - b.order)
      .map(({ place }) => place);
  const pass = (
    fits: (leaver: Place, vacancy: Place) => boolean,
    groupOf: (place: Place) => string,
    isOpen = (_: Place) => true,
  ) => {
    const free = groupedBy(
      inOrder(
        leavers.filter(({ key }) => !to.has(key)),
        21,
      ),
      groupOf,
    );
    const open = vacancies.filter((place) => !from.has(place.key) && isOpen(place));
    for (const vacancy of inOrder(open, 22)) {
      const candidates = free.get(groupOf(vacancy));
      const chosen = candidates?.findIndex((leaver) => fits(leaver, vacancy)) ?? -1;
      if (!candidates || chosen < 0) continue;
      const [leaver] = candidates.splice(chosen, 1);
      if (!leaver) continue;
      from.set(vacancy.key, leaver.key);
      to.set(leaver.key, vacancy.key);
    }
  };
  // The club's own youth first, then the country, then the market.
  pass(
    ({ club }) => club.youth !== undefined,
    ({ club, cohort }) => `${club.youth?.parent ?? club.number} ${cohort}`,
  );
  const isOtherClub = (leaver: Place, vacancy: Place) =>
    (leaver.club.youth?.parent ?? leaver.club.number) !== vacancy.club.number;
  pass(isOtherClub, ({ club, cohort }) => `${club.team.country} ${cohort}`);
  pass(
    isOtherClub,
    ({ cohort }) => String(cohort),
    ({ key }) => share(key, window, 23) < ABROAD_SHARE,
  );
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
