import type { Pair } from "#contract/domain/match";
import { MINUTE } from "#contract/time/units";
import { instantOf, isDate } from "#contract/time/zone";
import type { StoredStatus } from "../store/schema.ts";
import { toIsoDay } from "./day-text.ts";
import { isObject } from "./json-object.ts";
import { parseGoals } from "./parse-goals.ts";
import { buildRound, type Round, unknownRound } from "./round-label.ts";
import { isRefusal, type Refusal, type RowScore, type SourceRow, toPlace } from "./source-row.ts";

interface KickOff {
  /** Milliseconds. */
  kickOff: number;
  isTimeConfirmed: boolean;
}

/** Suffixes of times in files, in minutes east of UTC. */
const NAMED_OFFSETS: Record<string, number> = {
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  CEST: 120,
  EET: 120,
  EEST: 180,
};

const NOON = "12:00";

/** Minutes east of UTC for "UTC-6", "UTC+5:30", "UTC±0" or "CEST". */
function offsetOf(zone: string): number | undefined {
  const named = NAMED_OFFSETS[zone.toUpperCase()];
  if (named !== undefined) return named;
  const found = /^(?:UTC|GMT)([+\-\u2212\u00b1])(\d{1,2})(?::?([0-5]\d))?$/i.exec(zone);
  if (!found) return undefined;
  const minutes = Number(found[2]) * 60 + Number(found[3] ?? 0);
  if (minutes > 14 * 60) return undefined;
  return found[1] === "-" || found[1] === "−" ? -minutes : minutes;
}

/**
 * The instant of kick-off. A time may have its own offset ("18:00 UTC+3"); otherwise it is read in `timeZone`. A day
 * without a time counts as its noon. Returns a reason if day or time is invalid.
 */
export function buildKickOff(date: unknown, time: unknown, timeZone: string): KickOff | { reason: string } {
  if (typeof date !== "string" || !isDate(date)) return { reason: `impossible date ${JSON.stringify(date)}` };
  if (time === undefined || time === null || time === "") {
    return { kickOff: instantOf(date, NOON, timeZone), isTimeConfirmed: false };
  }
  const found = typeof time === "string" ? /^([01]?\d|2[0-3])[:.]([0-5]\d)(?:\s+(\S+))?$/.exec(time.trim()) : null;
  if (!found) return { reason: `impossible time ${JSON.stringify(time)}` };
  const clock = `${found[1]!.padStart(2, "0")}:${found[2]}`;
  if (found[3] === undefined) return { kickOff: instantOf(date, clock, timeZone), isTimeConfirmed: true };
  const offset = offsetOf(found[3]);
  if (offset === undefined) return { reason: `unknown zone in time ${JSON.stringify(time)}` };
  return { kickOff: Date.parse(`${date}T${clock}:00Z`) - offset * MINUTE, isTimeConfirmed: true };
}

const FIELDS = { ht: "halfTime", ft: "fullTime", et: "extraTime", p: "shootout" } as const;
/** More than in any match ever played at this level: a typing error. */
const MOST_GOALS = 99;

const isGoals = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST_GOALS;

const readPair = (value: unknown): Pair | undefined =>
  Array.isArray(value) && value.length === 2 && isGoals(value[0]) && isGoals(value[1])
    ? [value[0], value[1]]
    : undefined;

/**
 * Reads `{ht, ft, et, p}`, or a bare pair, which is the score after 90 minutes. Empty if nothing was played. These
 * files omit `ht` for goalless matches; it was 0-0 then too.
 */
function parseScore(score: unknown): RowScore | { reason: string } {
  if (score === undefined || score === null) return {};
  const fields = Array.isArray(score) ? { ft: score } : score;
  if (!isObject(fields)) return { reason: "score is neither an object nor a pair" };
  const read: RowScore = {};
  for (const [short, long] of Object.entries(FIELDS)) {
    if (fields[short] === undefined || fields[short] === null) continue;
    const pair = readPair(fields[short]);
    if (!pair) return { reason: `score.${short} is not a pair of goals: ${JSON.stringify(fields[short])}` };
    read[long] = pair;
  }
  const isGoalless = read.fullTime?.[0] === 0 && read.fullTime[1] === 0;
  return isGoalless && !read.halfTime ? { ...read, halfTime: [0, 0] } : read;
}

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
  ["pst", "postponed"],
  ["post", "postponed"],
  ["abd", "abandoned"],
  ["canc", "cancelled"],
]);

/** The status for a source's term. */
export const statusOfWord = (word: string): StoredStatus | undefined => STATUSES.get(word.trim().toLowerCase());

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim().toWellFormed() : undefined;

/** A team is a name, in older files an object with a name and a code. */
const teamOf = (team: unknown): string | undefined => textOf(isObject(team) ? team.name : team);

/** "Al Bayt Stadium, Al Khor": the ground and its town. */
function toVenue(ground: unknown): SourceRow["venue"] {
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
  const [home, away] = [teamOf(row.team1), teamOf(row.team2)];
  if (home === undefined || away === undefined) return { index, reason: "a team is missing" };
  const score = parseScore(row.score);
  if ("reason" in score) return { index, reason: score.reason };
  const goals = parseGoals(row.goals1, row.goals2, score.extraTime !== undefined);
  const status = typeof row.status === "string" ? statusOfWord(row.status) : undefined;
  const venue = toVenue(row.ground);
  const label = textOf(row.round) ?? "";
  const round = buildRound(label, textOf(row.stage), textOf(row.group));
  const read = {
    date: typeof row.date === "string" ? toIsoDay(row.date) : row.date,
    time: row.time,
    home,
    away,
    ...(status && { status }),
    score,
    // A faulty scorer costs the match its scorers only.
    ...("reason" in goals ? { faults: [`scorers left out: ${goals.reason}`] } : goals),
    ...(venue && { venue }),
  };
  if (!status && !isWithoutStatus(row.status)) {
    const reason = `unknown status ${JSON.stringify(row.status)}`;
    if (typeof row.status !== "string" || !round) return { index, reason };
    return { index, reason, waiting: { kind: "status", word: row.status, row: { ...read, round } } };
  }
  if (round) return { index, round, ...read };
  return { index, reason: unknownRound(label), waiting: { kind: "round", word: label, row: read } };
}

/** Converts a row's time to an instant; a time without a zone is in `timeZone`. */
export function placeRow(row: SourceRow | Refusal, timeZone: string): ParsedRow | Refusal {
  if (isRefusal(row)) return row;
  const { date, time, status, ...rest } = row;
  const when = buildKickOff(date, time, timeZone);
  if ("reason" in when) return { ...toPlace(row), reason: when.reason };
  const { fullTime, extraTime } = row.score;
  return { ...rest, ...when, status: status ?? (fullTime || extraTime ? "played" : "scheduled") };
}
