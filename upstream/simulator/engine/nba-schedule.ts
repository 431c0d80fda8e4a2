import type { BasketballRules } from "../../data/entries/types.ts";
import { createRandom, type Random } from "../../platform/random.ts";

/** A game by its teams; home and away are their ids. */
interface ScheduledGame {
  homeId: string;
  awayId: string;
  /** Number of the game day from 0. */
  day: number;
}

type Pairing = readonly [homeId: string, awayId: string];
type Conferences = NonNullable<BasketballRules["conferences"]>;

/**
 * In a window of this many game days each team plays once at home and once away; longer windows would crowd the season.
 */
const LONGEST_WINDOW = 4;
/** At least two days: a team plays once a day. */
const SHORTEST_WINDOW = 3;

/**
 * A season by the NBA's formula: four games against each other team of the division, two against each team of the other
 * conference, and against the other ten of the conference four games with six of them and three with four. `days` game
 * days are available, in order. Throws for conferences that are not two of three divisions of five, or if the games do
 * not fit.
 */
export function nbaSchedule(conferences: Conferences, days: number, seed: string): ScheduledGame[] {
  const random = createRandom(`schedule ${seed}`);
  const windows = fullRounds(pairings(conferences, random), random);
  const most = Math.floor(days / windows.length);
  if (most < SHORTEST_WINDOW) throw new Error(`${days} days have no room for ${windows.length} windows`);
  const length = Math.min(LONGEST_WINDOW, most);
  const scheduled: ScheduledGame[] = [];
  for (const [window, games] of windows.entries()) {
    const first = Math.floor((window * days) / windows.length);
    const before = scheduled.slice(-windows.length);
    scheduled.push(
      ...rested(before, () => onDays(games, length, random).map((game) => ({ ...game, day: first + game.day }))),
    );
  }
  return scheduled;
}

const TRIES = 50;

/** The first draw of a window's days in which no team plays on three consecutive days, including the days before it. */
function rested(before: readonly ScheduledGame[], draw: () => ScheduledGame[]): ScheduledGame[] {
  let drawn = draw();
  for (let tries = 1; tries < TRIES && isTiring([...before, ...drawn]); tries++) drawn = draw();
  return drawn;
}

/** Whether a team plays on three consecutive days: its days as bits, the first of all games' lowest. */
function isTiring(games: readonly ScheduledGame[]): boolean {
  const first = Math.min(...games.map(({ day }) => day));
  const days = new Map<string, number>();
  for (const { homeId, awayId, day } of games) {
    const bit = 1 << (day - first);
    days.set(homeId, (days.get(homeId) ?? 0) | bit);
    days.set(awayId, (days.get(awayId) ?? 0) | bit);
  }
  for (const bits of days.values()) if (bits & (bits >> 1) & (bits >> 2)) return true;
  return false;
}

const DIVISION = 5;

/** All games, with each team at home in half of its own. */
function pairings(conferences: Conferences, random: Random): Pairing[] {
  const [east, west] = conferences.map(({ divisions = [] }) =>
    random.shuffle(divisions.map(({ teamIds }) => random.shuffle(teamIds))),
  );
  const isNba = [east, west].every((one) => one?.length === 3 && one.every(({ length }) => length === DIVISION));
  if (!east || !west || !isNba) throw new Error("the NBA's formula is for two conferences of three divisions of five");
  const games: Pairing[] = [];
  const meet = (a: string, b: string, atA: number, atB: number): void => {
    for (let game = 0; game < atA; game++) games.push([a, b]);
    for (let game = 0; game < atB; game++) games.push([b, a]);
  };
  for (const a of east.flat()) for (const b of west.flat()) meet(a, b, 1, 1);
  for (const divisions of [east, west]) {
    for (const [index, division] of divisions.entries()) {
      for (const [place, a] of division.entries()) for (const b of division.slice(place + 1)) meet(a, b, 2, 2);
      for (const others of divisions.slice(index + 1)) meetDivision(division, others, meet);
    }
  }
  return games;
}

/**
 * Each team has two opponents in the other division that it plays only three times, with one more home game against one
 * of them.
 */
function meetDivision(
  division: readonly string[],
  others: readonly string[],
  meet: (a: string, b: string, atA: number, atB: number) => void,
): void {
  for (const [place, a] of division.entries()) {
    for (const [other, b] of others.entries()) {
      const apart = (other - place + DIVISION) % DIVISION;
      meet(a, b, apart === 1 ? 1 : 2, apart === 0 ? 1 : 2);
    }
  }
}

/**
 * Splits the games into sets in which each team has one home and one away game. With home and away sides as the two
 * halves of a bipartite graph: it is regular, so it splits into perfect matchings (König).
 */
function fullRounds(games: readonly Pairing[], random: Random): Pairing[][] {
  const rest = new Map<string, string[]>();
  for (const [home, away] of random.shuffle(games)) {
    const known = rest.get(home);
    if (known) known.push(away);
    else rest.set(home, [away]);
  }
  const rounds: Pairing[][] = [];
  while ((rest.values().next().value?.length ?? 0) > 0) {
    const hostOf = new Map<string, string>();
    for (const home of random.shuffle([...rest.keys()])) {
      if (!place(home, rest, hostOf, new Set())) throw new Error("the games do not split into rounds");
    }
    const round: Pairing[] = [...hostOf].map(([away, home]) => [home, away]);
    for (const [home, away] of round) {
      const opponents = rest.get(home)!;
      opponents.splice(opponents.indexOf(away), 1);
    }
    rounds.push(round);
  }
  return rounds;
}

/** Finds a guest for a host, moving others if necessary (augmenting path). */
function place(
  home: string,
  rest: ReadonlyMap<string, readonly string[]>,
  hostOf: Map<string, string>,
  tried: Set<string>,
): boolean {
  for (const away of rest.get(home)!) {
    if (tried.has(away)) continue;
    tried.add(away);
    const other = hostOf.get(away);
    if (other === undefined || place(other, rest, hostOf, tried)) {
      hostOf.set(away, home);
      return true;
    }
  }
  return false;
}

/** The games of a window by day: a team's two are never on one day, and mostly one in each half of the window. */
function onDays(games: readonly Pairing[], length: number, random: Random): ScheduledGame[] {
  const awayOf = new Map(games);
  const early = Math.floor(length / 2);
  const scheduled: ScheduledGame[] = [];
  const left = new Set(awayOf.keys());
  for (const start of awayOf.keys()) {
    if (!left.has(start)) continue;
    const firstIndex = scheduled.length;
    for (let home = start, step = 0; left.has(home); step++) {
      left.delete(home);
      const awayId = awayOf.get(home)!;
      const isLast = !left.has(awayId);
      const before = step === 0 ? undefined : scheduled.at(-1)!.day;
      const after = isLast && step > 0 ? scheduled[firstIndex]!.day : undefined;
      const wanted = step % 2 === 0 ? random.integer(0, early - 1) : random.integer(early, length - 1);
      const isFree = (day: number): boolean => day !== before && day !== after;
      const day = isFree(wanted) ? wanted : [...Array(length).keys()].findLast(isFree)!;
      scheduled.push({ homeId: home, awayId, day });
      home = awayId;
    }
  }
  return scheduled;
}
