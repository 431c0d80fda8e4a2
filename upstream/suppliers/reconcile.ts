import type { Goal, Pair } from "#contract/domain/match";
import { type Phase, phaseGroup } from "#contract/domain/status";
import type { Sport } from "#contract/tables/sports";
import { isPlayStart, MOST_ADDED, type PlayClock, playMinute } from "#contract/time/play-clock";
import { HOUR } from "#contract/time/units";
import { goalsAmong, type MatchFacts, redsAmong } from "./facts.ts";
import { type SuppliedState, UNTOLD } from "./supplied-state.ts";

// How an answer changes a match's stored state. Suppliers correct themselves, lag and err: a report that contradicts
// the course of the match is believed only if it is repeated.

/** A doubted report, and how often it has come in a row. */
export interface Doubt {
  kind: "score falls" | "below half-time" | "reopened" | "phase goes back" | "unknown status";
  /** The reported value: another one starts a new count. */
  reported: string;
  times: number;
}

/** What was known of a match before an answer. */
export interface Known {
  kickOff: number;
  state: SuppliedState;
  doubt?: Doubt | undefined;
}

export interface Reconciled {
  kickOff: number;
  state: SuppliedState;
  /** The report not believed yet, if any. */
  doubt?: Doubt;
  /** Set if a contradicting report is believed: for the log. */
  correction?: string;
}

/** How often a report has to come before it is believed. */
const REPEATS_TO_BELIEVE: Readonly<Record<Doubt["kind"], number>> = {
  "score falls": 2,
  "below half-time": 2,
  reopened: 3,
  "phase goes back": 2,
  "unknown status": Number.POSITIVE_INFINITY,
};

/** A kick-off that moves further is a postponement of the same match. */
const ANOTHER_DAY = 12 * HOUR;

/** The usual order of the phases of play; halts, and breaks of which there are several, have no place in it. */
export const PLAY_ORDER: Readonly<Record<Sport, readonly Phase[]>> = {
  football: ["FIRST_HALF", "HALF_TIME", "SECOND_HALF", "ET_BREAK", "EXTRA_TIME", "SHOOTOUT"],
  basketball: ["Q1", "Q2", "HALF_TIME", "Q3", "Q4", "OT"],
};

const sum = ([home, away]: Pair): number => home + away;
const isLess = (a: Pair, b: Pair): boolean => a[0] < b[0] || a[1] < b[1];

const isFinal = (phase: Phase): boolean => phaseGroup(phase) === "final";

/** Before play, a kick-off may be confirmed, withdrawn and delayed. */
function goesBack(from: Phase, to: Phase, sport: Sport): boolean {
  if (phaseGroup(to) === "pre") return phaseGroup(from) === "live";
  const [before, after] = [PLAY_ORDER[sport].indexOf(from), PLAY_ORDER[sport].indexOf(to)];
  return after >= 0 && after < before;
}

/** A review takes minutes: an older one does not explain a change. */
const REVIEW_WITHIN = 15;

/** A goal taken back by a review explains a lower score. */
const isCancelledBy = ({ events = [], elapsed = 0 }: MatchFacts, before: SuppliedState, score: Pair): boolean =>
  events.some(({ isGoalCancelled, minute }) => isGoalCancelled && minute >= elapsed - REVIEW_WITHIN) &&
  before.score !== undefined &&
  sum(before.score) - sum(score) === 1;

/** The contradictions between the facts and the course of the match, most serious first. */
function contradiction(known: Known, facts: MatchFacts): Omit<Doubt, "times"> | undefined {
  const { phase, score, halfTime } = facts;
  const { state } = known;
  if (phase === undefined) return { kind: "unknown status", reported: facts.word };
  // Includes the score: believing a phase must not let another score in with it.
  const reported = score ? `${phase} ${score.join("-")}` : phase;
  if (isFinal(state.phase) && !isFinal(phase)) return { kind: "reopened", reported };
  if (goesBack(state.phase, phase, facts.sport)) return { kind: "phase goes back", reported };
  const half = halfTime ?? state.halfTime;
  if (score && half && isLess(score, half)) return { kind: "below half-time", reported: score.join("-") };
  if (score && state.score && isLess(score, state.score) && !isCancelledBy(facts, state, score))
    return { kind: "score falls", reported: score.join("-") };
  return undefined;
}

const HALVES: Partial<Record<Phase, PlayClock["from"]>> = { FIRST_HALF: 1, SECOND_HALF: 46 };
const SECOND_OF_EXTRA_TIME = 106;

/** The period's first minute; extra time is one phase of two periods. */
function firstMinute(phase: Phase, elapsed: number): PlayClock["from"] | undefined {
  if (phase === "EXTRA_TIME") return elapsed >= SECOND_OF_EXTRA_TIME ? SECOND_OF_EXTRA_TIME : 91;
  return HALVES[phase];
}

/** Whether a clock shows the supplier's minute, give or take one; it stands after the most added time. */
function shows(clock: PlayClock, minute: number, now: number): boolean {
  const { minute: shown, addedMinute = 0 } = playMinute(clock, now);
  const difference = minute - shown - addedMinute;
  return Math.abs(difference) <= 1 || (difference > 0 && addedMinute === MOST_ADDED);
}

/**
 * The clock of a running period. The shown one stays while it agrees with the supplier's minute, so that it does not
 * jump; else the supplier's start of the period, if that agrees; else a clock that shows the minute now.
 */
function clockOf(phase: Phase, facts: MatchFacts, before: PlayClock | undefined, now: number): PlayClock | undefined {
  const { elapsed, added = 0, periodStart } = facts;
  const from = firstMinute(phase, elapsed ?? 0);
  if (from === undefined || !isPlayStart(from)) return undefined;
  // The start of a period is not guessed from the time of the report.
  if (elapsed === undefined)
    return periodStart === undefined ? (before?.from === from ? before : undefined) : { startedAt: periodStart, from };
  // A whole number of minutes played: the next one is being played.
  const minute = Math.max(from, elapsed + added);
  const started = periodStart === undefined ? undefined : { startedAt: periodStart, from };
  const kept = [before?.from === from ? before : undefined, started].find((one) => one && shows(one, minute, now));
  if (kept) return kept;
  // A lower minute is the supplier correcting its own clock: small corrections are not followed.
  if (before?.from === from && playMinute(before, now).minute > minute && shows(before, minute + 1, now)) return before;
  return { startedAt: now - (minute - from) * 60_000, from };
}

/**
 * The answer's goals, if they agree with its score; else the known ones, if these do. An answer may lack events that an
 * earlier one had.
 */
function goalsOf(facts: MatchFacts, before: readonly Goal[], score: Pair | undefined): readonly Goal[] {
  const counts = (goals: readonly Goal[]): Pair => [
    goals.filter(({ side }) => side === "home").length,
    goals.filter(({ side }) => side === "away").length,
  ];
  const reported = facts.events && goalsAmong(facts.events);
  const fits = (goals: readonly Goal[]) => score !== undefined && !isLess(score, counts(goals));
  const isPoorer = reported !== undefined && reported.length < before.length && fits(before);
  if (reported && fits(reported) && !isPoorer) return reported;
  return fits(before) ? before : [];
}

/** The answer's points by period, else the known ones, if they agree with its score. */
function periodsOf({ periods }: MatchFacts, before: SuppliedState["periods"], score: Pair): SuppliedState["periods"] {
  const isWhole = (points: readonly Pair[]) =>
    [0, 1].every((side) => points.reduce((total, point) => total + point[side]!, 0) === score[side]);
  return [periods, before].find((points) => points !== undefined && isWhole(points));
}

/** The kick-off before a match was moved to another day. */
function originalTimeOf(known: Known, facts: MatchFacts): number | undefined {
  const before = known.state.originalTime;
  if (Math.abs(facts.kickOff - known.kickOff) <= ANOTHER_DAY) return before;
  return before ?? known.kickOff;
}

/** The state according to the facts and to what is known. `phase` is the believed one. */
function stateReported(known: Known, facts: MatchFacts, phase: Phase, now: number): SuppliedState {
  const { state } = known;
  const group = phaseGroup(phase);
  const hasBegun = group === "live" || group === "final" || group === "halted";
  const score = facts.score ?? (hasBegun ? state.score : undefined);
  const clock = clockOf(phase, facts, state.clock, now);
  const originalTime = originalTimeOf(known, facts);
  const reds = facts.events ? redsAmong(facts.events) : state.reds;
  const shown = hasBegun || phase === "ABANDONED" ? score : undefined;
  const [halfTime, fullTime] = [facts.halfTime ?? state.halfTime, facts.fullTime ?? state.fullTime];
  const shootout = facts.shootout ?? state.shootout;
  const periods = shown && periodsOf(facts, state.periods, shown);
  return {
    phase,
    ...(clock && { clock }),
    ...(shown && { score: shown }),
    ...(shown && halfTime && { halfTime }),
    ...(shown && fullTime && { fullTime }),
    ...(shown && shootout && { shootout }),
    reds,
    ...(isFinal(phase) && facts.winner && { winner: facts.winner }),
    ...(periods && { periods }),
    goals: shown ? goalsOf(facts, state.goals, shown) : [],
    ...(originalTime !== undefined && { originalTime }),
  };
}

/**
 * The match after an answer. `known` is undefined for a match reported for the first time. `now` in milliseconds: when
 * the answer was read. Facts without changes give the same state.
 */
export function reconcile(known: Known | undefined, facts: MatchFacts, now: number): Reconciled {
  const before = known ?? { kickOff: facts.kickOff, state: UNTOLD };
  const doubted = contradiction(before, facts);
  if (!doubted) return { kickOff: facts.kickOff, state: stateReported(before, facts, facts.phase!, now) };
  const isSame = before.doubt?.kind === doubted.kind && before.doubt.reported === doubted.reported;
  const doubt = { ...doubted, times: isSame ? before.doubt!.times + 1 : 1 };
  if (doubt.times < REPEATS_TO_BELIEVE[doubt.kind]) {
    // Including the kick-off: moved before the answer is believed, it would be lost as the original one.
    if (doubt.kind !== "unknown status") return { kickOff: before.kickOff, state: before.state, doubt };
    // The rest of the answer stands; only the phase is unknown.
    return { kickOff: facts.kickOff, state: stateReported(before, facts, before.state.phase, now), doubt };
  }
  return {
    kickOff: facts.kickOff,
    state: stateReported(before, facts, facts.phase!, now),
    correction: `${doubt.kind}: ${doubt.reported}`,
  };
}
