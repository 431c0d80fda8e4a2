import type { Goal } from "#contract/domain/match";
import type { StoredStatus } from "../store/schema.ts";
import { kickOffOf } from "./kick-off-time.ts";
import { parseGoals } from "./parse-goals.ts";
import { parseScore, type RowScore } from "./parse-score.ts";
import { isObject, type JsonObject } from "./recognise.ts";
import { type Round, roundOf } from "./round-label.ts";

/** A row of a file, read but not yet compared with anything. */
export interface ParsedRow {
  /** Place in the file, from 0. */
  index: number;
  round: Round;
  kickOff: number;
  isTimeConfirmed: boolean;
  home: string;
  away: string;
  status: StoredStatus;
  score: RowScore;
  goals?: Goal[];
  venue?: { name: string; city?: string };
}

export interface Refusal {
  index: number;
  reason: string;
}

const STATUSES: ReadonlyMap<string, StoredStatus> = new Map([
  ["awarded", "awarded"],
  ["postponed", "postponed"],
  ["cancelled", "cancelled"],
  ["canceled", "cancelled"],
  ["abandoned", "abandoned"],
]);

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim().toWellFormed() : undefined;

function statusOf({ status }: JsonObject, { fullTime, extraTime }: RowScore): StoredStatus | undefined {
  if (status === undefined || status === null || status === "") return fullTime || extraTime ? "played" : "scheduled";
  return typeof status === "string" ? STATUSES.get(status.trim().toLowerCase()) : undefined;
}

/** "Al Bayt Stadium, Al Khor": the ground and its town. */
function venueOf(ground: unknown): ParsedRow["venue"] {
  const text = textOf(ground);
  if (text === undefined) return undefined;
  const comma = text.lastIndexOf(",");
  const [name, city] = comma < 0 ? [text, ""] : [text.slice(0, comma).trim(), text.slice(comma + 1).trim()];
  return { name, ...(city !== "" && { city }) };
}

/** Reads one row; a bare time of day is one in `timeZone`. Answers with the reason where the row cannot be read. */
export function parseRow(row: unknown, index: number, timeZone: string): ParsedRow | Refusal {
  if (!isObject(row)) return { index, reason: "not a match" };
  const [home, away] = [textOf(row.team1), textOf(row.team2)];
  if (home === undefined || away === undefined) return { index, reason: "a team is missing" };
  const when = kickOffOf(row.date, row.time, timeZone);
  if ("reason" in when) return { index, reason: when.reason };
  const score = parseScore(row.score);
  if ("reason" in score) return { index, reason: score.reason };
  const goals = parseGoals(row.goals1, row.goals2, score.extraTime !== undefined);
  if ("reason" in goals) return { index, reason: goals.reason };
  const status = statusOf(row, score);
  if (!status) return { index, reason: `unknown status ${JSON.stringify(row.status)}` };
  const venue = venueOf(row.ground);
  const round = roundOf(textOf(row.round) ?? "", textOf(row.stage), textOf(row.group));
  return { index, round, ...when, home, away, status, score, ...goals, ...(venue && { venue }) };
}
