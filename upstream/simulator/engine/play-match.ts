import type { Pair } from "#contract/domain/match";
import type { Phase } from "#contract/domain/status";
import { MINUTE, SECOND } from "#contract/time/units";
import type { PlayPeriod } from "../../match/match-clock.ts";
import { scoreOf } from "../../match/score.ts";
import { createRandom } from "../../platform/random.ts";
import { type Disruption, drawDisruption } from "./disruption.ts";
import { FIRST_HALF_ADDED, SECOND_HALF_ADDED } from "./goal-rates.ts";
import { type Play, playPeriod } from "./play.ts";
import type { Stakes } from "./season-plan.ts";
import { shootOut } from "./shootout.ts";
import { type Incident, standingGoals, type Timeline } from "./timeline.ts";

export interface MatchToPlay {
  id: string;
  /** Scheduled, in milliseconds. */
  kickOff: number;
  knownAt: number;
  stakes: Stakes;
  /** Expected goals of each side in ninety minutes. */
  goals: Pair;
  /** Whether goals are reviewed by video. */
  isReviewed: boolean;
  /** Else kicks from the mark follow right after ninety minutes. */
  hasExtraTime: boolean;
  /** Goals of the first leg by this match's home and away sides. */
  firstLeg?: Pair;
}

/** A match's only timeline, seeded by its id and therefore always the same. */
export function playMatch(setting: MatchToPlay): Timeline {
  const { id, kickOff, knownAt, stakes, goals, isReviewed, hasExtraTime, firstLeg } = setting;
  const random = createRandom(`match ${id}`);
  const disruption = drawDisruption(random, stakes, kickOff);
  const life = { knownAt, ...(firstLeg && { firstLeg }) };
  if (disruption.postponedAt !== undefined) {
    return { ...life, incidents: [{ kind: "phase", phase: "POSTPONED", at: disruption.postponedAt }], periods: [] };
  }
  const match: Running = { random, goals, isReviewed, incidents: [], periods: [], at: kickOff };
  if (disruption.delay > 0) change(match, "DELAYED");
  match.at += disruption.delay + random.integer(0, 90) * SECOND;
  playNormalTime(match);
  if (disruption.abandoned) return { ...life, ...cutShort(match, disruption.abandoned) };
  if (stakes !== "winner" || !isLevel(match, firstLeg)) change(match, "FULL_TIME");
  else if (hasExtraTime) playOn(match, firstLeg);
  else playShootOut(match);
  return { ...life, incidents: match.incidents, periods: match.periods };
}

interface Running extends Play {
  periods: PlayPeriod[];
  /** The instant that the simulation has reached. */
  at: number;
}

const change = ({ incidents, at }: Running, phase: Phase): void => void incidents.push({ kind: "phase", phase, at });

function play(
  match: Running,
  phase: PlayPeriod["phase"],
  firstMinute: PlayPeriod["firstMinute"],
  minutes: number,
  added: number,
): void {
  change(match, phase);
  const endsAt = match.at + minutes * MINUTE + added * SECOND;
  const planned = { phase, firstMinute, lastMinute: firstMinute + minutes - 1, startsAt: match.at, endsAt };
  const period = playPeriod(match, planned);
  match.periods.push(period);
  match.at = period.endsAt;
}

function playNormalTime(match: Running): void {
  const { random } = match;
  play(match, "FIRST_HALF", 1, 45, random.integer(...FIRST_HALF_ADDED));
  change(match, "HALF_TIME");
  match.at += 15 * MINUTE + random.integer(0, 90) * SECOND;
  play(match, "SECOND_HALF", 46, 45, random.integer(...SECOND_HALF_ADDED));
}

/** Extra time, then kicks from the mark if still level. */
function playOn(match: Running, firstLeg: Pair | undefined): void {
  const { random } = match;
  change(match, "ET_BREAK");
  match.at += random.integer(180, 300) * SECOND;
  play(match, "EXTRA_TIME", 91, 15, random.integer(10, 120));
  match.at += random.integer(45, 75) * SECOND;
  play(match, "EXTRA_TIME", 106, 15, random.integer(20, 180));
  if (isLevel(match, firstLeg)) playShootOut(match);
  else change(match, "AFTER_ET");
}

function playShootOut(match: Running): void {
  change(match, "SHOOTOUT");
  match.at += match.random.integer(150, 240) * SECOND;
  for (const kick of shootOut(match.random)) {
    match.at += match.random.integer(30, 50) * SECOND;
    match.incidents.push({ kind: "kick", at: match.at, ...kick });
  }
  match.at += 10 * SECOND;
  change(match, "AFTER_PENS");
}

/** Whether the tie is level; there is no away goals rule. */
function isLevel(match: Running, firstLeg: Pair = [0, 0]): boolean {
  const [home, away] = scoreOf(standingGoals(match.incidents));
  return firstLeg[0] + home === firstLeg[1] + away;
}

/** Play stops midway, waits and is abandoned. An ongoing review is finished first. */
function cutShort({ periods, incidents }: Running, { minute, wait }: NonNullable<Disruption["abandoned"]>) {
  const period = periods.findLast(({ firstMinute }) => firstMinute <= minute)!;
  const planned = period.startsAt + (minute - period.firstMinute) * MINUTE;
  const stopsAt = endOfReview(incidents, planned);
  const halt: Incident[] = [
    { kind: "phase", phase: "INTERRUPTED", at: stopsAt },
    { kind: "phase", phase: "ABANDONED", at: stopsAt + wait },
  ];
  return {
    incidents: [...incidents.filter(({ at }) => at <= stopsAt), ...halt],
    periods: [...periods.filter(({ startsAt }) => startsAt < period.startsAt), { ...period, endsAt: stopsAt }],
  };
}

function endOfReview(incidents: readonly Incident[], instant: number): number {
  const last = incidents.filter(({ kind, at }) => kind === "review" && at <= instant).at(-1);
  const decision = last && incidents.find(({ kind, at }) => kind === "decision" && at > last.at);
  return Math.max(instant, decision?.at ?? instant);
}
