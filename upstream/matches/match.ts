import type { GameBoard, GameClock, GamePeriods, Goal, Pair, Series, Side, Stage } from "#contract/domain/match";
import type { Phase } from "#contract/status";
import type { PlayClock } from "#contract/time/play-clock";
import type { Game } from "../basketball/game.ts";
import type { Timeline } from "../engine/timeline.ts";

/** A match as it is scheduled. The engine derives it from the date, the store holds it for recorded and imported ones. */
export interface Fixture {
  /** Decimal text; stable for ever, whatever the kick-off moves to. */
  id: string;
  competitionId: string;
  /** 2026-27, or 2026 for a season within one year. */
  season: string;
  stage: Stage;
  matchday?: number;
  group?: string;
  leg?: 1 | 2;
  /** Of a game in a best-of series. */
  series?: Pick<Series, "bestOf" | "game">;
  /** Milliseconds since 1970. */
  kickOff: number;
  /** False when the source gives a day without a time; `kickOff` is then noon in the competition's zone. */
  isTimeConfirmed: boolean;
  homeId: string;
  awayId: string;
  isNeutral?: true;
  venue?: { name: string; city?: string };
  source: "simulated" | "recorded" | "imported";
}

/** A match at an instant. Holds nothing that lies after the instant. */
export interface MatchState {
  phase: Phase;
  minute?: number;
  addedMinute?: number;
  /** While it runs: the minute above, at any instant of the period. */
  clock?: PlayClock;
  /** Absent before kick-off and when never played. All pairs exclude the shoot-out. */
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
  /** From the tip-off of a basketball game on. */
  basketball?: GameState;
  /** Games won in a best-of series by the home and the away side, up to this game. */
  seriesWins?: Pair;
  /** Where it was scheduled before it moved, in milliseconds. */
  originalTime?: number;
  /** Rises with each change of the match. */
  seq: number;
  /** Instant of the last change, in milliseconds. */
  updatedAt: number;
  /**
   * Instant, in milliseconds, of the last change that a row of a list shows, other than by a minute that passes:
   * no yellow card, no kick beside the goal. Absent before the first.
   */
  happenedAt?: number;
}

/** What a basketball game has beside its points. */
export interface GameState extends GameBoard {
  periodCount: GamePeriods["count"];
  /** Length of one. */
  periodSeconds: number;
  /** From 1; behind the regular ones, overtimes. */
  period: number;
  overtimes: number;
  /** Absent once it is over. */
  clock?: GameClock;
}

/** A match as it stands at the instant of a call. */
export interface MatchAt {
  fixture: Fixture;
  state: MatchState;
}

/** What a source counted in a match beside its goals: full-time pairs by statistic; what it did not count is absent. */
export interface CountedStatistics {
  rows: Readonly<Record<string, Pair>>;
  referee?: string;
  attendance?: number;
}

/** Prices that a source recorded, decimal: home, draw, away of 1X2; home, away of AH; over, under of OU. */
export interface RecordedPrice {
  /** Company of the specification's list where it is one of them, else the source's own name. */
  companyId?: number;
  companyName: string;
  market: "1X2" | "AH" | "OU";
  /** Early (some days before) or the last before kick-off. */
  stage: "early" | "closing";
  /** AH: goals added to the home side; OU: the total. */
  line?: number;
  prices: readonly number[];
}

/**
 * Where matches come from: the engine, or the store of recorded and imported ones. `now`, in milliseconds, is the
 * instant of asking: a tie whose teams are not yet decided then is absent, in the past as in the future.
 */
export interface MatchSource {
  /** Fixtures that kick off in [from, to), milliseconds, in kick-off order. */
  between(from: number, to: number, now: number): Promise<Fixture[]> | Fixture[];
  season(competitionId: string, season: string, now: number): Promise<Fixture[]> | Fixture[];
  /** A team's fixtures in every competition, or those against one opponent, with kick-off in [from, to), in its order. */
  ofTeam(teamId: string, from: number, to: number, now: number, opponentId?: string): Promise<Fixture[]> | Fixture[];
  find(matchId: string, now: number): Promise<Fixture | undefined> | Fixture | undefined;
  /** Fixtures in which, by `happenedAt`, something happened in (since, until], milliseconds; each once. */
  happenedBetween(since: number, until: number): Promise<Fixture[]> | Fixture[];
  stateAt(fixture: Fixture, instant: number): Promise<MatchState> | MatchState;
  /** The whole progress of a football match, the future included: whoever shows it must not look behind the instant. */
  timelineOf(fixture: Fixture): Promise<Timeline> | Timeline;
  /** The same of a basketball game; undefined of a match of another sport, and where the source knows the points only. */
  gameOf(fixture: Fixture): Promise<Game | undefined> | Game | undefined;
  /** What the source counted, known once the match is over; undefined where it counted nothing, or plays the match itself. */
  statisticsOf(fixture: Fixture): Promise<CountedStatistics | undefined> | CountedStatistics | undefined;
  /** The same for prices; empty where it has none. */
  pricesOf(fixture: Fixture): Promise<RecordedPrice[]> | RecordedPrice[];
}
