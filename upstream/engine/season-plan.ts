import type { Pair, Series, Side, Stage } from "#contract/domain/match";
import type { TeamEntry } from "../data/entries/types.ts";
import type { RoundDate } from "./round-dates.ts";

/** Matches of one stage that are played on one round's slots, under consecutive numbers within the season. */
export interface Round {
  stage: Stage;
  matchday?: number;
  leg?: 1 | 2;
  firstIndex: number;
  count: number;
  date: RoundDate;
}

/** What hangs on a match. */
export type Stakes =
  /** A result of any kind stands; only such matches are ever postponed or abandoned, for nobody waits for them. */
  | "points"
  /** It has to be played, and a level score stands: groups, first legs. */
  | "result"
  /** Level after ninety minutes, first leg included: extra time and a shoot-out. */
  | "winner";

export interface Pairing {
  homeId: string;
  awayId: string;
  group?: string;
  isNeutral?: true;
  stakes: Stakes;
  /** Number of the first leg, for a second one. */
  firstLegIndex?: number;
  /** Of a game in a best-of series. */
  series?: SeriesGame;
  /** The instant (milliseconds) from which both teams are known. */
  knownAt: number;
}

export interface SeriesGame {
  bestOf: Series["bestOf"];
  /** From 1. */
  game: number;
  /** Numbers of the series' games up to this one, in order, this one included. */
  games: readonly number[];
}

/** A season of one competition: its rounds, and who meets whom in them. */
export interface SeasonPlan {
  rounds: readonly Round[];
  /** The teams of a match. Undefined while a match that leads to it has not even kicked off at `now`. */
  pair(index: number, now: number): Pairing | undefined;
}

/** A match that has been played to its end. */
export interface MatchResult {
  homeId: string;
  awayId: string;
  score: Pair;
  /** Of the tie, where the match decides one. */
  winner?: Side;
  /** The instant (milliseconds) of the final whistle or the last kick. */
  decidedAt: number;
}

/** What a format needs to know of the season that it plans. */
export interface SeasonFrame {
  /** Names the season in every draw of lots. */
  seed: string;
  teams: readonly TeamEntry[];
  /** Dates of the season's rounds, in order. */
  dates(count: number): RoundDate[];
  /** The result of a match of this season; undefined when it kicks off at `now` or later, or its teams are unknown. */
  result(index: number, now: number): MatchResult | undefined;
}

/** What is settled without a match is known at any instant, however long before the season. */
export const ALWAYS_KNOWN = 0;

/** A team that is in a draw, from an instant on. */
export interface Entrant {
  teamId: string;
  knownAt: number;
}

/** A place in a draw; undefined while the matches that lead to it have not all kicked off at `now`. */
export type Place = (now: number) => Entrant | undefined;

export const latest = (...entrants: Entrant[]): number => Math.max(...entrants.map(({ knownAt }) => knownAt));

/** Two plans of which the second's numbers follow the first's. */
export function joined(first: SeasonPlan, second: SeasonPlan): SeasonPlan {
  const boundary = second.rounds[0]!.firstIndex;
  return {
    rounds: [...first.rounds, ...second.rounds],
    pair: (index, now) => (index < boundary ? first : second).pair(index, now),
  };
}

/** One round of `count` matches on each date, numbered on from `firstIndex`. */
export const matchdayRounds = (stage: Stage, dates: readonly RoundDate[], firstIndex: number, count: number): Round[] =>
  dates.map((date, round) => ({ stage, matchday: round + 1, firstIndex: firstIndex + round * count, count, date }));
