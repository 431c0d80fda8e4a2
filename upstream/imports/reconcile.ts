import type { Pair } from "#contract/domain/match";
import { plus } from "../match/score.ts";
import type { LoadedMatch } from "../store/load-statements.ts";
import { contradictionIn, goalsUntil, isSame, shown } from "./contradiction.ts";
import { withGroupMatchdays, withLegs } from "./legs.ts";
import type { ParsedRow } from "./parse-row.ts";
import { type Place, type Refusal, toPlace } from "./source-row.ts";

const ROUNDS = 5;

/**
 * Whether a shoot-out can end with this score. Within five kicks each it ends once the other side cannot draw level
 * (Laws of the Game 10.3), so 4-0 and 5-2 never happen; after that one goal decides.
 */
export function isPossibleShootout([home, away]: Pair): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  const lead = most - least;
  if (lead === 0) return false;
  if (most > ROUNDS) return lead === 1;
  return most === ROUNDS ? lead <= 2 : lead <= 3;
}

/** Why a match cannot have this shoot-out; `total` is the score, over both legs if there were two. */
export function shootoutFault(shootout: Pair, total: Pair): string | undefined {
  const shown = `${shootout[0]}-${shootout[1]}`;
  if (!isPossibleShootout(shootout)) return `shoot-out ${shown} is impossible and left out`;
  if (total[0] !== total[1]) return `shoot-out ${shown} left out: the tie was not level (${total[0]}-${total[1]})`;
  return undefined;
}

/** A row and the match that it becomes. */
export interface Candidate extends Place {
  match: LoadedMatch;
}

export interface Reconciled {
  matches: LoadedMatch[];
  refused: Refusal[];
  /** What was left out or corrected in accepted matches. */
  notes: Refusal[];
}

/** The score after 90 minutes, derived from the scorers if the source gives only that of extra time. */
function completeScore(row: ParsedRow): ParsedRow {
  const { score, goals } = row;
  if (!score.extraTime || !goals || goals.length === 0) return row;
  const derived = { fullTime: goalsUntil(goals, 90), halfTime: goalsUntil(goals, 45) };
  return { ...row, score: { ...derived, ...score } };
}

/** Half-time by the scorers, which are more reliable than `ht`, or if the source does not give it. */
function withHalfTime(row: ParsedRow): { row: ParsedRow; correction?: string } {
  const { score, goals, status } = row;
  if (!score.fullTime || !goals || goals.length === 0 || status === "awarded") return { row };
  const halfTime = goalsUntil(goals, 45);
  const corrected = { ...row, score: { ...score, halfTime } };
  if (!score.halfTime || isSame(score.halfTime, halfTime)) return { row: corrected };
  return { row: corrected, correction: `half-time ${shown(score.halfTime)} is ${shown(halfTime)} by the scorers` };
}

const withoutHalfTime = ({ halfTime, ...score }: ParsedRow["score"]): ParsedRow["score"] => score;
const withoutPeriods = ({ periods, ...score }: ParsedRow["score"]): ParsedRow["score"] => score;

/** The row, without its scorers, half-time or periods if only those contradict it; else the reason for refusing it. */
function withoutFaults(row: ParsedRow): { row: ParsedRow; faults: string[]; reason?: string } {
  const faults = row.faults ?? [];
  const reason = contradictionIn(completeScore(row));
  if (reason === undefined) return { row: completeScore(row), faults };
  const { goals, ...withoutScorers } = row;
  const attempts: [string, ParsedRow][] = [
    ["scorers", withoutScorers],
    ["half-time", { ...row, score: withoutHalfTime(row.score) }],
    ["periods", { ...row, score: withoutPeriods(row.score) }],
    ["scorers and half-time", { ...withoutScorers, score: withoutHalfTime(row.score) }],
  ];
  for (const [what, attempt] of attempts)
    if (contradictionIn(completeScore(attempt)) === undefined)
      return { row: completeScore(attempt), faults: [...faults, `${what} left out: ${reason}`] };
  return { row, faults, reason };
}

interface CheckedRows {
  rows: ParsedRow[];
  refused: Refusal[];
  notes: Refusal[];
}

/** Refuses rows that contradict themselves and keeps the others. */
export function checkRows(rows: readonly ParsedRow[]): CheckedRows {
  const checked: CheckedRows = { rows: [], refused: [], notes: [] };
  for (const row of rows) {
    const { row: sound, faults, reason } = withoutFaults(row);
    if (reason !== undefined) {
      checked.refused.push({ ...toPlace(row), reason });
      continue;
    }
    for (const fault of faults) checked.notes.push({ ...toPlace(row), reason: fault });
    const { row: taken, correction } = withHalfTime(sound);
    checked.rows.push(taken);
    if (correction !== undefined) checked.notes.push({ ...toPlace(row), reason: correction });
  }
  return checked;
}

/** As operators count: the matches of a list from one. */
const shownPlace = ({ index, line }: Place): string => (line === undefined ? `match ${index + 1}` : `line ${line}`);
const hasResult = ({ match }: Candidate): boolean => match.fullTime !== null || match.extraTime !== null;
const resultText = ({ match: { halfTime, fullTime, extraTime, shootout, status } }: Candidate): string =>
  JSON.stringify([status, halfTime, fullTime, extraTime, shootout]);

/** One row per match: a played match replaces its postponed row; two different results are refused. */
function withoutRepeats(candidates: readonly Candidate[]): {
  accepted: Candidate[];
  refused: Refusal[];
  notes: Refusal[];
} {
  const accepted = new Map<string, Candidate>();
  const [refused, notes]: [Refusal[], Refusal[]] = [[], []];
  for (const candidate of candidates) {
    const { match } = candidate;
    const place = toPlace(candidate);
    const earlier = accepted.get(match.id);
    if (!earlier) accepted.set(match.id, candidate);
    else if (match.homeId === match.awayId || resultText(earlier) === resultText(candidate))
      notes.push({ ...place, reason: `repeats ${shownPlace(earlier)}` });
    else if (hasResult(earlier) && hasResult(candidate))
      refused.push({ ...place, reason: `another result of ${shownPlace(earlier)}` });
    else {
      const [gone, stays] = hasResult(candidate) ? [earlier, candidate] : [candidate, earlier];
      accepted.set(match.id, stays);
      notes.push({ ...toPlace(gone), reason: `${shownPlace(stays)} stands for it` });
    }
  }
  return { accepted: [...accepted.values()], refused, notes };
}

function checkShootout(match: LoadedMatch): { match: LoadedMatch; fault?: string } {
  const goals = match.extraTime ?? match.fullTime;
  const total = goals && plus(goals, match.firstLeg ?? [0, 0]);
  if (match.shootoutWinner && total && total[0] !== total[1])
    return { match: { ...match, shootoutWinner: null }, fault: `shoot-out left out: ${shown(total)} is not level` };
  if (!match.shootout || !total) return { match };
  const fault = shootoutFault(match.shootout, total);
  return fault === undefined ? { match } : { match: { ...match, shootout: null }, fault };
}

/**
 * Compares a file's matches with each other: one row per match, legs of ties, and shoot-outs, which only the whole tie
 * can validate. An impossible shoot-out is dropped without its match.
 */
export function reconcile(candidates: readonly Candidate[]): Reconciled {
  const { accepted, refused, notes } = withoutRepeats(candidates);
  const places = new Map(accepted.map((one) => [one.match.id, toPlace(one)]));
  const matches = withGroupMatchdays(withLegs(accepted.map(({ match }) => match))).map((one) => {
    const { match, fault } = checkShootout(one);
    if (fault !== undefined) notes.push({ ...places.get(match.id)!, reason: fault });
    return match;
  });
  return { matches, refused, notes };
}
