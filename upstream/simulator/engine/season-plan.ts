import type { Pair, Series, Side, Stage } from "#contract/domain/match";
import type { SplitRound } from "#contract/tables/standings-keys";
import { DAY } from "#contract/time/units";
import type { TeamEntry } from "../../data/entries/types.ts";
import type { RoundDate } from "./round-dates.ts";

/** Matches of one stage that share a round's slots, numbered consecutively within the season. */
export interface Round {
  stage: Stage;
  matchday?: number;
  leg?: 1 | 2;
  /** Of a league that has split. */
  part?: SplitRound;
  firstIndex: number;
  count: number;
  date: RoundDate;
}

/** What depends on a match. */
export type Stakes =
  /** Any result stands; only such matches are ever postponed or abandoned, since no others depend on them. */
  | "points"
  /** Must be played, and a level score stands: groups, first legs. */
  | "result"
  /** If level after ninety minutes, first leg included: extra time and a shoot-out. */
  | "winner";

export interface Pairing {
  homeId: string;
  awayId: string;
  group?: string;
  isNeutral?: true;
  stakes: Stakes;
  /** For a second leg, the number of the first. */
  firstLegIndex?: number;
  /** For a game in a best-of series. */
  series?: SeriesGame;
  /** The instant (milliseconds) from which both teams are known. */
  knownAt: number;
}

interface SeriesGame {
  bestOf: Series["bestOf"];
  /** From 1. */
  game: number;
  /** Numbers of the series' games up to and including this one, in order. */
  games: readonly number[];
}

/** A season of one competition: its rounds and pairings. */
export interface SeasonPlan {
  rounds: readonly Round[];
  /** A match's teams. Undefined while a match that leads to it has not kicked off at `now`. */
  pair(index: number, now: number): Pairing | undefined;
}

/** A match that has been played to its end. */
export interface MatchResult {
  homeId: string;
  awayId: string;
  score: Pair;
  /** Of the tie, if the match decides one. */
  winner?: Side;
  /** The instant (milliseconds) of the final whistle or the last kick. */
  decidedAt: number;
}

/** What a format needs to plan a season. */
export interface SeasonFrame {
  /** Seeds every draw of the season. */
  seed: string;
  teams: readonly TeamEntry[];
  /** The instant (milliseconds) from which it is known which teams these are. */
  knownFrom: number;
  /** Dates of the season's rounds, in order; the last `knockOuts` follow a group stage or league phase. */
  dates(count: number, knockOuts?: number): RoundDate[];
  isTaken(date: RoundDate): boolean;
  /** The result of a match of this season; undefined if it kicks off at `now` or later, or if its teams are unknown. */
  result(index: number, now: number): MatchResult | undefined;
}

/** Places settled without a match are known at any instant, however long before the season. */
export const ALWAYS_KNOWN = 0;

/** A team in a draw, known from an instant on. */
export interface Entrant {
  teamId: string;
  knownAt: number;
}

/** A place in a draw; undefined until the matches that lead to it have all kicked off at `now`. */
export type Place = (now: number) => Entrant | undefined;

export const latest = (...entrants: Entrant[]): number => Math.max(...entrants.map(({ knownAt }) => knownAt));

/** Two plans, the second numbered after the first. */
export function joined(first: SeasonPlan, second: SeasonPlan): SeasonPlan {
  const boundary = second.rounds[0]!.firstIndex;
  return {
    rounds: [...first.rounds, ...second.rounds],
    pair: (index, now) => (index < boundary ? first : second).pair(index, now),
  };
}

/** One round of `count` matches per date, numbered from `firstIndex`. */
export const matchdayRounds = (stage: Stage, dates: readonly RoundDate[], firstIndex: number, count: number): Round[] =>
  dates.map((date, round) => ({ stage, matchday: round + 1, firstIndex: firstIndex + round * count, count, date }));

/** Whether a round's days, in any zone, can be in a range: no zone is more than a day off UTC. */
export function mayTouch({ date: { day, slots } }: Round, from: number, to: number): boolean {
  const first = day + slots[0]!.offset;
  const last = day + slots.at(-1)!.offset;
  return (first - 1) * DAY < to && (last + 2) * DAY > from;
}
