import type { Pair } from "#contract/domain/match";
import { type Phase, phaseGroup } from "#contract/domain/status";
import type { TeamEntry } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";
import { minuteAt, type PlayPeriod } from "../../match/match-clock.ts";
import { scoreOf, sideIndex } from "../../match/score.ts";
import { createRandom } from "../../platform/random.ts";
import { expectedGoals } from "../../simulator/engine/goal-rates.ts";
import { type Incident, standingGoals, type Timeline } from "../../simulator/engine/timeline.ts";
import { isRunning, pausesOf, playMisses } from "../../simulator/football/play-time.ts";
import { leads, sums, threeWay } from "./fair-prices.ts";
import { goalsToCome, withReds } from "./goal-model.ts";
import { FIRST_HALF, leftOfHalf, NO_PLAY, type PlayLeft, SECOND_HALF, together } from "./play-left.ts";
import type { Half, Outlook, PricedMatch, View } from "./priced-match.ts";
import { buildInPlay, calledOffAt, pausesUntil, quotesInPlay } from "./quote-times.ts";

/** A football match at an instant, as far as its prices depend on it. Contains nothing after the instant. */
interface Situation {
  phase: Phase;
  score: Pair;
  reds: Pair;
  /** For the first half, and for ninety minutes. */
  firstHalf: PlayLeft;
  match: PlayLeft;
  /** Absent before kick-off. */
  minute?: number;
}

const WHOLE_FIRST = leftOfHalf(FIRST_HALF, 0);
const WHOLE_SECOND = leftOfHalf(SECOND_HALF, 0);

export const BEFORE_KICK_OFF: Situation = {
  phase: "SCHEDULED",
  score: [0, 0],
  reds: [0, 0],
  firstHalf: WHOLE_FIRST,
  match: together(WHOLE_FIRST, WHOLE_SECOND),
};

function redsOf(past: readonly Incident[]): Pair {
  const reds: [number, number] = [0, 0];
  for (const incident of past)
    if (incident.kind === "card" && incident.colour !== "yellow") reds[sideIndex(incident.side)] += 1;
  return reds;
}

function playLeft(
  phase: Phase,
  period: PlayPeriod | undefined,
  instant: number,
): Pick<Situation, "firstHalf" | "match"> {
  const elapsed = period ? instant - period.startsAt : 0;
  if (phase === "SECOND_HALF") return { firstHalf: NO_PLAY, match: leftOfHalf(SECOND_HALF, elapsed) };
  if (phase === "HALF_TIME") return { firstHalf: NO_PLAY, match: WHOLE_SECOND };
  if (phase !== "FIRST_HALF") return BEFORE_KICK_OFF;
  const firstHalf = leftOfHalf(FIRST_HALF, elapsed);
  return { firstHalf, match: together(firstHalf, WHOLE_SECOND) };
}

const isPhase = (incident: Incident): incident is Incident & { kind: "phase" } => incident.kind === "phase";

/**
 * In ordinary time: the caller knows that it has not ended by the instant. While play is interrupted, the clock stands.
 */
function situationAt({ incidents, periods }: Timeline, instant: number): Situation {
  const past = incidents.filter(({ at }) => at <= instant);
  const phases = past.filter(isPhase);
  const phase = phases.findLast((one) => phaseGroup(one.phase) === "live")?.phase;
  if (!phase) return BEFORE_KICK_OFF;
  const last = phases.at(-1)!;
  const played = phaseGroup(last.phase) === "live" ? instant : last.at;
  const period = periods.findLast(({ startsAt }) => startsAt <= played);
  return {
    phase,
    score: scoreOf(standingGoals(past)),
    reds: redsOf(past),
    ...playLeft(phase, period, played),
    ...(period && { minute: minuteAt(period, played).minute }),
  };
}

/**
 * Instants (milliseconds) of a match's penalty kicks, scored or missed, as in its cast (football/cast.ts), but without
 * computing the line-ups. `rates` are each side's expected goals.
 */
export function penaltiesOf(id: string, timeline: Timeline, rates: Pair): number[] {
  const { incidents, periods } = timeline;
  const pauses = pausesOf(timeline);
  const scored = incidents.flatMap((one) => (one.kind === "goal" && one.goal.isPenalty ? [one.at] : []));
  const missed = (["home", "away"] as const).flatMap((side) =>
    playMisses(createRandom(`misses ${id} ${side}`), periods, rates[sideIndex(side)]),
  );
  return [...scored, ...missed.filter((at) => isRunning(periods, pauses, at))].sort((a, b) => a - b);
}

/** Football's lines are quarters. */
const STEP = 1;

/** The probabilities of a match in this situation. `rates` are each side's expected goals in ninety minutes. */
function footballOutlook(rates: Pair, situation: Situation, half: Half): Outlook {
  const { score, reds } = situation;
  const goals = goalsToCome(withReds(rates, reds), half === 1 ? situation.firstHalf : situation.match);
  const lead = leads(goals);
  return {
    lead,
    result: threeWay(lead, score[0] - score[1]),
    sum: sums(goals),
    scored: score[0] + score[1],
    ...(situation.minute !== undefined && { score, minute: situation.minute }),
  };
}

const seenAs = ([home, away]: Pair, { gap, total }: View): Pair => [
  home * Math.exp(gap + total),
  away * Math.exp(total - gap),
];

export const ratesOf = ({ isNeutral, competitionId }: Fixture, home: TeamEntry, away: TeamEntry): Pair =>
  expectedGoals({ strengths: [home.strength, away.strength], isNeutral: isNeutral === true, competitionId });

/** A match of the engine from the perspective of price makers. */
export function pricedFootball(fixture: Fixture, timeline: Timeline, rates: Pair, now: number): PricedMatch {
  const { id, kickOff } = fixture;
  const off = calledOffAt(timeline, now);
  let penalties: number[] | undefined;
  const start = buildInPlay(timeline, false, now)?.start ?? Number.POSITIVE_INFINITY;
  return {
    id,
    kickOff,
    knownAt: timeline.knownAt,
    now,
    step: STEP,
    ...(off !== undefined && { calledOffAt: off }),
    inPlay: (half) => buildInPlay(timeline, half === 1, now),
    quotesInPlay(company, half) {
      const inPlay = buildInPlay(timeline, half === 1, now);
      if (!inPlay) return [];
      penalties ??= penaltiesOf(id, timeline, rates);
      const pauses = pausesUntil(timeline, penalties, company, now);
      return quotesInPlay(company, `${id} ${company.id}`, pauses, inPlay, now);
    },
    outlook(at, half, view) {
      const situation = at < start ? BEFORE_KICK_OFF : situationAt(timeline, at);
      return footballOutlook(seenAs(rates, view), situation, half);
    },
  };
}
