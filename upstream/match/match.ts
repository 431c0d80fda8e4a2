import type { GameBoard, GameClock, GamePeriods, Goal, Pair, Series, Side, Stage } from "#contract/domain/match";
import type { Phase } from "#contract/domain/status";
import type { SeasonPart, SplitRound } from "#contract/tables/standings-keys";
import type { PlayClock } from "#contract/time/play-clock";
import type { Carry } from "../data/standings/parts/split.ts";
import type { Game } from "../simulator/basketball/game.ts";
import type { Timeline } from "../simulator/engine/timeline.ts";
import type { MatchDetails } from "./match-details.ts";

/** A part of a season with matches of its own: a round of a league that splits, a half of the year, a pool. */
export type MatchPart = SplitRound | Exclude<SeasonPart, "group" | "second_group" | "regular" | "split" | "total">;

/** A scheduled match. The engine derives it from the date; recorded and imported ones are stored. */
export interface Fixture {
  /** Decimal text; stable, even if the kick-off moves. */
  id: string;
  competitionId: string;
  /** 2026-27, or 2026 for a season within one year. */
  season: string;
  stage: Stage;
  matchday?: number;
  group?: string;
  /** The part of the season that the source names, if it is not the regular one. */
  part?: MatchPart;
  /** What clubs take along into that part, if an operator has said so. */
  carry?: Carry;
  leg?: 1 | 2;
  /** For a game in a best-of series. */
  series?: Pick<Series, "bestOf" | "game">;
  /** Milliseconds since 1970. */
  kickOff: number;
  /** False if the source gives a day without a time; `kickOff` is then noon in the competition's zone. */
  isTimeConfirmed: boolean;
  homeId: string;
  awayId: string;
  isNeutral?: true;
  venue?: { name: string; city?: string };
  source: "simulated" | "recorded" | "imported" | "supplied";
}

export const isSimulated = ({ source }: Pick<Fixture, "source">): boolean => source === "simulated";

/** A match at an instant. Contains nothing after the instant. */
export interface MatchState {
  phase: Phase;
  minute?: number;
  addedMinute?: number;
  /** While running: the minute above, at any instant of the period. */
  clock?: PlayClock;
  /** Absent before kick-off and if never played. All pairs exclude the shoot-out. */
  score?: Pair;
  halfTime?: Pair;
  fullTime?: Pair;
  shootout?: Pair;
  aggregate?: Pair;
  reds: Pair;
  winner?: Side;
  goals: Goal[];
  isVarCheck?: true;
  /** Basketball: points of each period that has begun, overtimes last; their sums are the score. */
  periods?: readonly Pair[];
  /** For a basketball game, from the tip-off on. */
  basketball?: GameState;
  /** Games won in a best-of series by the home and the away side, up to this game. */
  seriesWins?: Pair;
  /** Its original kick-off before it moved, in milliseconds. */
  originalTime?: number;
  /** Rises with each change of the match. */
  seq: number;
  /** Instant of the last change, in milliseconds. */
  updatedAt: number;
  /**
   * Instant, in milliseconds, of the last change visible in a list row, other than a passing minute; yellow cards and
   * missed kicks are not. Absent before the first.
   */
  happenedAt?: number;
}

/** State of a basketball game besides its points. */
export interface GameState extends GameBoard {
  periodCount: GamePeriods["count"];
  /** Length of one. */
  periodSeconds: number;
  /** From 1; after regulation, overtimes. */
  period: number;
  overtimes: number;
  /** Absent once it is over. */
  clock?: GameClock;
}

/** A match and its state at the instant of a call. */
export interface MatchAt {
  fixture: Fixture;
  state: MatchState;
}

/** A source's statistics of a match besides its goals: full-time pairs by statistic; uncounted ones are absent. */
export interface CountedStatistics {
  rows: Readonly<Record<string, Pair>>;
  referee?: string;
  attendance?: number;
}

/** Prices recorded by a source, decimal: home, draw, away of 1X2; home, away of AH; over, under of OU. */
export interface RecordedPrice {
  /** Company of the specification's list if it is one, else the source's own name. */
  companyId?: number;
  companyName: string;
  market: "1X2" | "AH" | "OU";
  /** Of the first half; of the match if absent. */
  half?: 1;
  /** 1, the main line, if absent. */
  lineIndex?: number;
  /** Early (some days before), later before kick-off, or in play. */
  stage: "early" | "closing" | "live";
  /** Instant in milliseconds, if the source has read it then. */
  at?: number;
  /** AH: goals added to the home side; OU: the total. */
  line?: number;
  prices: readonly number[];
  isSuspended?: true;
  /** In play. */
  score?: Pair;
  minute?: number;
}

/**
 * Where matches come from: the engine, or the store of recorded and imported ones. `now`, in milliseconds, is the
 * instant of the request: ties whose teams are not yet decided then are absent, in the past as in the future.
 */
export interface MatchSource {
  /** Fixtures that kick off in [from, to), milliseconds, in order of kick-off. */
  between(from: number, to: number, now: number): Promise<Fixture[]> | Fixture[];
  season(competitionId: string, season: string, now: number): Promise<Fixture[]> | Fixture[];
  /**
   * A team's fixtures in every competition, or those against one opponent, with kick-off in [from, to), in order of
   * kick-off.
   */
  ofTeam(teamId: string, from: number, to: number, now: number, opponentId?: string): Promise<Fixture[]> | Fixture[];
  find(matchId: string, now: number): Promise<Fixture | undefined> | Fixture | undefined;
  /** Fixtures in which, by `happenedAt`, something happened in (since, until], milliseconds, without duplicates. */
  happenedBetween(since: number, until: number): Promise<Fixture[]> | Fixture[];
  stateAt(fixture: Fixture, instant: number): Promise<MatchState> | MatchState;
  /** A football match's whole course, including the future: display code must cut it at its instant. */
  timelineOf(fixture: Fixture): Promise<Timeline> | Timeline;
  /** The same for a basketball game; undefined for other sports, and if the source only knows the points. */
  gameOf(fixture: Fixture): Promise<Game | undefined> | Game | undefined;
  /**
   * The source's statistics, known once the match is over; undefined if it counted nothing, or simulates the match
   * itself.
   */
  statisticsOf(fixture: Fixture): Promise<CountedStatistics | undefined> | CountedStatistics | undefined;
  /** The same for prices; empty if there are none. `isBeforeOnly`: those in play may be left out. */
  pricesOf(fixture: Fixture, isBeforeOnly?: boolean): Promise<RecordedPrice[]> | RecordedPrice[];
  /** Events and line-ups as the source tells them now; undefined if it tells none, or simulates the match itself. */
  detailsOf(fixture: Fixture): Promise<MatchDetails | undefined> | MatchDetails | undefined;
}
