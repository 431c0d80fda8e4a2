import type { StoredStatus } from "../store/schema.ts";
import { isoDayOf } from "./day-text.ts";
import { isObject } from "./json-object.ts";
import { kickOffOf } from "./kick-off-time.ts";
import { parseGoals } from "./parse-goals.ts";
import { parseScore } from "./parse-score.ts";
import { type Round, roundOf } from "./round-label.ts";
import { isRefusal, placeOf, type Refusal, type SourceRow } from "./source-row.ts";

/** A row of a file, read but not yet compared with others. */
export interface ParsedRow extends Omit<SourceRow, "date" | "time" | "status"> {
  round: Round;
  kickOff: number;
  isTimeConfirmed: boolean;
  status: StoredStatus;
}

const STATUSES: ReadonlyMap<string, StoredStatus> = new Map([
  ["awarded", "awarded"],
  ["postponed", "postponed"],
  ["cancelled", "cancelled"],
  ["canceled", "cancelled"],
  ["abandoned", "abandoned"],
]);

/** The status for a source's term. */
export const statusOfWord = (word: string): StoredStatus | undefined => STATUSES.get(word.trim().toLowerCase());

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim().toWellFormed() : undefined;

/** "Al Bayt Stadium, Al Khor": the ground and its town. */
function venueOf(ground: unknown): SourceRow["venue"] {
  const text = textOf(ground);
  if (text === undefined) return undefined;
  const comma = text.lastIndexOf(",");
  const [name, city] = comma < 0 ? [text, ""] : [text.slice(0, comma).trim(), text.slice(comma + 1).trim()];
  return { name, ...(city !== "" && { city }) };
}

const isWithoutStatus = (status: unknown): boolean => status === undefined || status === null || status === "";

/** Reads one row of football.json or worldcup.json. Returns a reason if it cannot be read. */
export function readRow(row: unknown, index: number): SourceRow | Refusal {
  if (!isObject(row)) return { index, reason: "not a match" };
  const [home, away] = [textOf(row.team1), textOf(row.team2)];
  if (home === undefined || away === undefined) return { index, reason: "a team is missing" };
  const score = parseScore(row.score);
  if ("reason" in score) return { index, reason: score.reason };
  const goals = parseGoals(row.goals1, row.goals2, score.extraTime !== undefined);
  const status = typeof row.status === "string" ? statusOfWord(row.status) : undefined;
  if (!status && !isWithoutStatus(row.status)) return { index, reason: `unknown status ${JSON.stringify(row.status)}` };
  const venue = venueOf(row.ground);
  const round = roundOf(textOf(row.round) ?? "", textOf(row.stage), textOf(row.group));
  return {
    index,
    round,
    date: typeof row.date === "string" ? isoDayOf(row.date) : row.date,
    time: row.time,
    home,
    away,
    ...(status && { status }),
    score,
    // A faulty scorer costs the match its scorers only.
    ...("reason" in goals ? { faults: [`scorers left out: ${goals.reason}`] } : goals),
    ...(venue && { venue }),
  };
}

/** Converts a row's time to an instant; a time without a zone is in `timeZone`. */
export function placeRow(row: SourceRow | Refusal, timeZone: string): ParsedRow | Refusal {
  if (isRefusal(row)) return row;
  const { date, time, status, ...rest } = row;
  const when = kickOffOf(date, time, timeZone);
  if ("reason" in when) return { ...placeOf(row), reason: when.reason };
  const { fullTime, extraTime } = row.score;
  return { ...rest, ...when, status: status ?? (fullTime || extraTime ? "played" : "scheduled") };
}
