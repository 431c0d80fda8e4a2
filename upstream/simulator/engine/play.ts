import type { Pair, Side } from "#contract/domain/match";
import { MINUTE, minuteAt, type PlayPeriod, SECOND } from "../../match/match-clock.ts";
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
  UNTIL_DECISION,
} from "./goal-rates.ts";
import type { Incident } from "./timeline.ts";

/** A match in play: past events determine what can still happen. */
export interface Play {
  random: Random;
  /** Expected goals of each side in ninety minutes with its remaining players. */
  goals: Pair;
  incidents: Incident[];
}

/** Cards of one side in ninety minutes. */
const YELLOWS = 1.9;

const PENALTY_SHARE = 0.09;
const OWN_GOAL_SHARE = 0.03;
/** Ratio of goals awarded to goals that stand: so many more are needed for the latter to meet expectation. */
const GIVEN_PER_STANDING = 1 / (1 - REVIEWED * TAKEN_BACK);

/**
 * Plays a period and returns it, extended if a review near the end takes longer. Goals and cards are a Poisson process
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
      at = scoreGoal(play, period, side, at);
      endsAt = Math.max(endsAt, at);
    } else showCard(play, period, side, at, CARDS[kind >> 1]!);
  }
}

/** By pairs of sides: goals, then the cards in the order of `CARDS`. */
const CARDS = [undefined, "yellow", "second_yellow", "red"] as const;

const ratesAt = ({ goals }: Play, late: number): number[] => [
  goals[0] * late * GIVEN_PER_STANDING,
  goals[1] * late * GIVEN_PER_STANDING,
  YELLOWS * late,
  YELLOWS * late,
  SECOND_YELLOWS * late,
  SECOND_YELLOWS * late,
  REDS * late,
  REDS * late,
];

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

/** Returns the instant at which play resumes. */
function scoreGoal({ random, incidents }: Play, period: PlayPeriod, side: Side, at: number): number {
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
  if (!random.chance(REVIEWED)) return at + random.integer(...CELEBRATION) * SECOND;
  const reviewAt = at + random.integer(15, 40) * SECOND;
  const decisionAt = at + random.integer(...UNTIL_DECISION) * SECOND;
  incidents.push({ kind: "review", at: reviewAt });
  incidents.push({ kind: "decision", at: decisionAt, isGoal: !random.chance(TAKEN_BACK) });
  return decisionAt + random.integer(...AFTER_DECISION) * SECOND;
}

function showCard(play: Play, period: PlayPeriod, side: Side, at: number, colour: (typeof CARDS)[number]): void {
  if (!colour) return;
  play.incidents.push({ kind: "card", at, side, colour, ...minuteAt(period, at) });
  if (colour === "yellow") return;
  const [home, away] = play.goals;
  play.goals = side === "home" ? [home * SHORT_HANDED, away * MAN_UP] : [home * MAN_UP, away * SHORT_HANDED];
}
