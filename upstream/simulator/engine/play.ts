import type { Pair, Side } from "#contract/domain/match";
import { MINUTE, SECOND } from "#contract/time/units";
import { minuteAt, type PlayPeriod } from "../../match/match-clock.ts";
import type { Random } from "../../platform/random.ts";
import {
  AFTER_DECISION,
  CELEBRATION,
  lateness,
  MAN_UP,
  MOST_LATENESS,
  REDS,
  REVIEWED,
  SECOND_YELLOWS,
  SHORT_HANDED,
  TAKEN_BACK,
  UNTIL_CANCELLED,
  UNTIL_CONFIRMED,
} from "./goal-rates.ts";
import type { Incident } from "./timeline.ts";

/** A match in play: past events determine what can still happen. */
export interface Play {
  random: Random;
  /** Expected goals of each side in ninety minutes with its remaining players. */
  goals: Pair;
  incidents: Incident[];
  /** Whether goals are reviewed by video. */
  isReviewed: boolean;
}

/** Cards of one side in ninety minutes. */
const YELLOWS = 1.9;

const PENALTY_SHARE = 0.09;
const OWN_GOAL_SHARE = 0.03;
/** Ratio of goals awarded to goals that stand: so many more are needed for the latter to meet expectation. */
const GIVEN_PER_STANDING = 1 / (1 - REVIEWED * TAKEN_BACK);
/** Milliseconds that any goal takes; what a review takes beyond them is added to the period. */
const ORDINARY_STOP = ((CELEBRATION[0] + CELEBRATION[1]) / 2) * SECOND;

/**
 * Plays a period and returns it, extended by what reviews have taken. Goals and cards are a Poisson process
 * whose rate changes with the minute and the remaining players (by thinning).
 */
export function playPeriod(play: Play, planned: PlayPeriod): PlayPeriod {
  let { endsAt } = planned;
  let at = planned.startsAt;
  for (;;) {
    const bounds = ratesAt(play, MOST_LATENESS);
    const bound = sum(bounds);
    at += Math.ceil((play.random.wait() / bound) * 90 * MINUTE);
    if (at >= endsAt) return { ...planned, endsAt };
    const period = { ...planned, endsAt };
    const { minute } = minuteAt(period, at);
    const kind = draw(play.random.next() * bound, ratesAt(play, lateness(minute)));
    if (kind === undefined) continue;
    const side: Side = kind % 2 === 0 ? "home" : "away";
    if (kind < 2) {
      const goal = scoreGoal(play, period, side, at);
      if (goal.isReviewed) endsAt += Math.max(0, goal.resumesAt - at - ORDINARY_STOP);
      at = goal.resumesAt;
      endsAt = Math.max(endsAt, at);
    } else showCard(play, period, side, at, CARDS[kind >> 1]!);
  }
}

/** By pairs of sides: goals, then the cards in the order of `CARDS`. */
const CARDS = [undefined, "yellow", "second_yellow", "red"] as const;

function ratesAt({ goals, isReviewed }: Play, late: number): number[] {
  const given = isReviewed ? late * GIVEN_PER_STANDING : late;
  const [yellows, seconds, reds] = [YELLOWS * late, SECOND_YELLOWS * late, REDS * late];
  return [goals[0] * given, goals[1] * given, yellows, yellows, seconds, seconds, reds, reds];
}

const sum = (rates: readonly number[]): number => rates.reduce((total, rate) => total + rate, 0);

/** Which of the rates a point on their cumulative line falls into; undefined after the last. */
function draw(point: number, rates: readonly number[]): number | undefined {
  let rest = point;
  for (const [index, rate] of rates.entries()) {
    rest -= rate;
    if (rest < 0) return index;
  }
  return undefined;
}

/** Returns the instant at which play resumes, and whether a review came first. */
function scoreGoal({ random, incidents, isReviewed }: Play, period: PlayPeriod, side: Side, at: number) {
  const kind = random.next();
  incidents.push({
    kind: "goal",
    at,
    goal: {
      side,
      ...minuteAt(period, at),
      ...(kind < PENALTY_SHARE && { isPenalty: true as const }),
      ...(kind > 1 - OWN_GOAL_SHARE && { isOwnGoal: true as const }),
    },
  });
  if (!isReviewed || !random.chance(REVIEWED)) {
    return { resumesAt: at + random.integer(...CELEBRATION) * SECOND, isReviewed: false };
  }
  const isGoal = !random.chance(TAKEN_BACK);
  const decisionAt = at + random.integer(...(isGoal ? UNTIL_CONFIRMED : UNTIL_CANCELLED)) * SECOND;
  incidents.push({ kind: "review", at: at + random.integer(15, 40) * SECOND });
  incidents.push({ kind: "decision", at: decisionAt, isGoal });
  return { resumesAt: decisionAt + random.integer(...AFTER_DECISION) * SECOND, isReviewed: true };
}

function showCard(play: Play, period: PlayPeriod, side: Side, at: number, colour: (typeof CARDS)[number]): void {
  if (!colour) return;
  play.incidents.push({ kind: "card", at, side, colour, ...minuteAt(period, at) });
  if (colour === "yellow") return;
  const [home, away] = play.goals;
  play.goals = side === "home" ? [home * SHORT_HANDED, away * MAN_UP] : [home * MAN_UP, away * SHORT_HANDED];
}
