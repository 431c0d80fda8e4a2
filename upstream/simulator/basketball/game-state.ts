import type { GameClock, Side } from "#contract/domain/match";
import type { Phase } from "#contract/domain/status";
import { SECOND } from "#contract/time/units";
import type { GameState, MatchState } from "../../match/match.ts";
import { sideAhead } from "../../match/score.ts";
import { type Game, lastPlay, type Play, pointsByPeriod, stopsClock } from "./game.ts";
import { elapsedAt, type GameRules, isBonus } from "./rules.ts";

const NOTHING: Pick<MatchState, "reds" | "goals"> = { reds: [0, 0], goals: [] };

/** Whether the clock runs after a play, perhaps with a delay. */
const runsBehind = (plays: readonly Play[], index: number): boolean =>
  index >= 0 && (plays[index + 1]?.clock ?? Number.POSITIVE_INFINITY) < plays[index]!.clock;

/** Whether the clock starts again at a play before or after which it was stopped. */
const isStart = (plays: readonly Play[], index: number): boolean =>
  runsBehind(plays, index) && (stopsClock(plays[index]!) || !runsBehind(plays, index - 1));

/** The clock at an instant whose last play is `index`; it never passes the next play's. */
export function clockAt({ plays }: Game, index: number, instant: number): GameClock {
  const { resumesAt, clock } = plays[index]!;
  if (!runsBehind(plays, index) || instant < resumesAt) return { left: clock };
  let start = index;
  while (!isStart(plays, start)) start -= 1;
  const { resumesAt: startedAt, clock: from } = plays[start]!;
  return { left: from - Math.floor((instant - startedAt) / SECOND), running: { startedAt, from } };
}

/** A period's phase; overtime after the last regulation period. */
function phaseOfPeriod(period: number, { periods }: GameRules): Phase {
  if (period > periods) return "OT";
  return periods === 2 ? (["H1", "H2"] as const)[period - 1]! : (["Q1", "Q2", "Q3", "Q4"] as const)[period - 1]!;
}

const isDecided = ({ period, board: { score } }: Play, { periods }: GameRules): boolean =>
  period >= periods && score[0] !== score[1];

function phaseAt(play: Play, rules: GameRules): Phase {
  if (play.kind !== "period_end") return phaseOfPeriod(play.period, rules);
  if (isDecided(play, rules)) return "FULL_TIME";
  return play.period === rules.periods / 2 ? "HALF_TIME" : "END_OF_PERIOD";
}

/** A game's state at an instant (milliseconds). Two states of one game with the same `seq` are equal. */
export function gameStateAt(game: Game, instant: number): MatchState {
  const { plays, rules, knownAt, postponedAt, delayedAt } = game;
  if (postponedAt !== undefined && postponedAt <= instant) {
    return { ...NOTHING, phase: "POSTPONED", seq: 1, updatedAt: postponedAt, happenedAt: postponedAt };
  }
  const index = lastPlay(plays, instant);
  const isDelayKnown = delayedAt !== undefined && delayedAt <= instant;
  if (index === -1) {
    if (!isDelayKnown) return { ...NOTHING, phase: "SCHEDULED", seq: 0, updatedAt: knownAt };
    return { ...NOTHING, phase: "DELAYED", seq: 1, updatedAt: delayedAt, happenedAt: delayedAt };
  }
  const play = plays[index]!;
  const phase = phaseAt(play, rules);
  const isFinal = phase === "FULL_TIME";
  const clock = clockAt(game, index, instant);
  const periods = pointsByPeriod(plays, index);
  const { score } = play.board;
  const winner = isFinal && sideAhead(score);
  const half = plays[halfOf(game, index)];
  return {
    ...NOTHING,
    phase,
    score,
    ...(half && { halfTime: half.board.score }),
    ...(winner && { winner }),
    periods,
    basketball: {
      ...boardOf(game, index),
      ...(!isFinal && { clock }),
    },
    // Counts each play, each start of the clock after one, and each second that it runs.
    seq: (isDelayKnown ? 1 : 0) + 2 * (index + 1) + (clock.running ? 1 : 0) + elapsedAt(play.period, clock.left, rules),
    updatedAt: Math.max(play.at, clock.running ? lastTick(clock.running, clock.left) : 0),
    happenedAt: lastHappening(game, index, instant),
  };
}

const lastTick = ({ startedAt, from }: NonNullable<GameClock["running"]>, left: number): number =>
  startedAt + (from - left) * SECOND;

/** The sides that the next foul against them sends to the free-throw line. */
function bonusAt({ rules, plays }: Game, index: number): Side[] {
  const { lateBonus, isOffensiveFoulCounted } = rules;
  const { kind, period, clock, board } = plays[index]!;
  if (kind === "period_end") return [];
  const late = { home: 0, away: 0 };
  for (let at = index; lateBonus && at >= 0 && plays[at]!.period === period; at--) {
    const play = plays[at]!;
    const isCounted = play.kind === "foul" && (play.foul !== "offensive" || isOffensiveFoulCounted);
    if (isCounted && play.side && play.clock <= lateBonus.seconds) late[play.side] += 1;
  }
  const [home, away] = board.fouls;
  return [
    ...(isBonus(away + 1, late.away + 1, period, clock, rules) ? ["home" as const] : []),
    ...(isBonus(home + 1, late.home + 1, period, clock, rules) ? ["away" as const] : []),
  ];
}

function boardOf(game: Game, index: number): GameState {
  const { rules, plays } = game;
  const { period, board } = plays[index]!;
  const bonus = bonusAt(game, index);
  return {
    periodCount: rules.periods,
    periodSeconds: rules.periodSeconds,
    period,
    overtimes: Math.max(0, period - rules.periods),
    fouls: board.fouls,
    timeouts: board.timeouts,
    ...(board.possession && { possession: board.possession }),
    ...(bonus.length > 0 && { bonus }),
  };
}

function halfOf({ plays, rules }: Game, index: number): number {
  for (let at = 0; at <= index; at++) {
    if (plays[at]!.kind === "period_end" && plays[at]!.period === rules.periods / 2) return at;
  }
  return -1;
}

/** Late in a game a side loses time-outs that it has not taken, at a play of any kind. */
const losesTimeouts = (plays: readonly Play[], index: number): boolean => {
  const [home, away] = plays[index]!.board.timeouts;
  const before = plays[index - 1]?.board.timeouts;
  return before !== undefined && (home !== before[0] || away !== before[1]);
};

/** Whether a list row shows a play: a change of score, fouls, time-outs or period, or a stopped clock. */
function isShown(plays: readonly Play[], index: number): boolean {
  const play = plays[index]!;
  switch (play.kind) {
    case "period_start":
    case "period_end":
    case "foul":
    case "timeout":
      return true;
    default:
      if (play.isMade || losesTimeouts(plays, index)) return true;
      return runsBehind(plays, index - 1) && (stopsClock(play) || !runsBehind(plays, index));
  }
}

/** Instants (milliseconds), in order, at which a list row changes other than by the running clock. */
export function gameHappenings({ plays, delayedAt, postponedAt }: Game): number[] {
  const instants: number[] = [];
  if (postponedAt !== undefined) instants.push(postponedAt);
  if (delayedAt !== undefined) instants.push(delayedAt);
  for (const [index, play] of plays.entries()) {
    if (isShown(plays, index)) instants.push(play.at);
    if (isStart(plays, index)) instants.push(play.resumesAt);
  }
  return instants;
}

/** The latest of them up to an instant; `last` is the index of its play. */
function lastHappening({ plays }: Game, last: number, instant: number): number {
  for (let index = last; index >= 0; index--) {
    const play = plays[index]!;
    if (isStart(plays, index) && play.resumesAt <= instant) return play.resumesAt;
    if (isShown(plays, index)) return play.at;
  }
  return plays[0]!.at;
}
