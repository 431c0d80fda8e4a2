import type { GameComment, GameEvent } from "#contract/domain/game-events";
import type { GamePeriods, Match, Pair, Side } from "#contract/domain/match";
import type { WinRate } from "#contract/domain/odds";
import { driftOf, homeChance, leftAfter, OVERTIME } from "#contract/odds/game-chance";
import { type FlowPoint, HALF, WIDTH } from "./score-flow.ts";

/** Seconds of a game without overtimes. */
export const regulation = ({ count, seconds }: Pick<GamePeriods, "count" | "seconds">): number => count * seconds;

/** Seconds played at a moment of a game. */
export function playedAt(
  { period, left }: { period: number; left: number },
  { count, seconds }: Pick<GamePeriods, "count" | "seconds">,
): number {
  const ended = period <= count ? period * seconds : count * seconds + (period - count) * OVERTIME;
  return ended - left;
}

/** What one side has outscored the other by lately. */
export interface Run {
  side: Side;
  points: Pair;
  /** Seconds of play, up to the latest points. */
  seconds: number;
}

/** Seconds of play in which a run counts as the latest. */
const LATELY = 240;
/** A run of less is the usual to and fro. */
const LEAST_RUN = 6;

/** The greatest difference in the points of the last minutes; undefined if it is small. Events are oldest first. */
export function latestRun(events: readonly GameEvent[], periods: GamePeriods): Run | undefined {
  const scores = events.filter(({ points, side }) => points && side);
  const last = scores.at(-1);
  if (!last) return undefined;
  const now = playedAt(last, periods);
  const points: [number, number] = [0, 0];
  let best: Run | undefined;
  for (const event of scores.toReversed()) {
    const seconds = now - playedAt(event, periods);
    if (seconds > LATELY) break;
    points[event.side === "home" ? 0 : 1] += event.points ?? 0;
    const lead = points[0] - points[1];
    if (Math.abs(lead) >= Math.max(LEAST_RUN, best ? Math.abs(best.points[0] - best.points[1]) : 0))
      best = { side: lead > 0 ? "home" : "away", points: [...points], seconds };
  }
  return best;
}

/** The latest play of a game, without substitutions and the ends of periods; comments are newest first. */
export const latestPlay = (comments: readonly GameComment[]): GameComment | undefined =>
  comments.find(({ kind }) => kind !== "SUB" && kind !== "PERIOD");

const STEPS = 120;

/** Seconds played so far; undefined if that is not known. */
function playedSoFar(match: Match, periods: GamePeriods): number | undefined {
  if (match.state !== "live" || !match.gameClock) return undefined;
  return playedAt({ period: Math.max(1, periods.points.length), left: match.gameClock.left }, periods);
}

/**
 * The home side's chance of winning over time as a line, in the units of the lead's drawing; undefined before the first
 * points. In play the chances are those of now, otherwise those of before the game.
 */
export function chanceLine(
  match: Match,
  flow: readonly FlowPoint[],
  rate: Pick<WinRate, "home" | "source">,
): string | undefined {
  const periods = match.state === "scheduled" ? undefined : match.periods;
  const latest = flow.at(-1);
  if (!periods || !latest || flow.every(({ lead }) => lead === 0)) return undefined;
  const whole = regulation(periods);
  const length = whole + Math.max(0, periods.points.length - periods.count) * OVERTIME;
  const end = match.state === "finished" ? length : Math.max(latest.seconds, playedSoFar(match, periods) ?? 0);
  const now = { lead: latest.lead, left: leftAfter(end, whole, latest.lead) };
  // Prices are those of before the game, a model's chances in play those of the moment.
  const isOfNow = match.state === "live" && rate.source === "model";
  // The less is left, the less a chance of now says of how good both sides are.
  const drift = isOfNow
    ? (driftOf(now, rate.home / 100) * now.left) / whole
    : driftOf({ lead: 0, left: whole }, rate.home / 100);
  const y = (lead: number, seconds: number) =>
    Math.round(HALF * 2 * (1 - homeChance({ lead, left: leftAfter(seconds, whole, lead) }, drift)));
  const step = length / STEPS;
  const points: string[] = [];
  let index = -1;
  for (let place = 0; place * step < end; place++) {
    const seconds = place * step;
    while ((flow[index + 1]?.seconds ?? Number.POSITIVE_INFINITY) <= seconds) index += 1;
    points.push(`${(place * WIDTH) / STEPS} ${y(flow[index]?.lead ?? 0, seconds)}`);
  }
  points.push(`${Math.round((end * WIDTH) / length)} ${y(latest.lead, end)}`);
  return `M${points.join("L")}`;
}
