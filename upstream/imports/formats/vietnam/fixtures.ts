import type { Side } from "#contract/domain/match";
import type { StoredStatus } from "../../../store/schema.ts";
import { toIsoDay } from "../../day-text.ts";
import { buildRound, type Round, unknownRound } from "../../round-label.ts";
import { type Refusal, type SourceRow, toPlace } from "../../source-row.ts";
import { hasColumns, readTable, type TableRow } from "../csv.ts";
import type { Format, Part, Reading } from "../format.ts";
import { intoSeasons } from "../into-seasons.ts";
import { clubOf, competitionIn } from "./names.ts";
import { scoreIn, shootoutsIn } from "./ties.ts";

const NAME = "V.League: fixtures";
const COLUMNS = ["fixtureId", "competitionTier", "season", "round", "status", "date", "homeTeam", "homeScore", "note"];

/** Absent if the score says it. */
const STATUSES: Readonly<Record<string, StoredStatus | undefined>> = {
  FINISHED: undefined,
  SCHEDULED: "scheduled",
  CANCELLED: "cancelled",
  POSTPONED: "postponed",
};

/** A cup's rounds by the part of a final that they are: "1/16" is played by 32. */
const CUP_ROUNDS: Readonly<Record<string, Round>> = {
  "1/16": { stage: "round_of_32" },
  "1/8": { stage: "round_of_16" },
};

/** "7", "1/8", "semifinal-leg-2"; nothing where nobody wrote down the rounds of a league. */
const roundOf = (label: string): Round | undefined =>
  /^\d{1,2}$/.test(label)
    ? { stage: "regular", matchday: Number(label) }
    : (CUP_ROUNDS[label] ?? buildRound(label.replace(/-leg-[12]$/, "")));

/** A club has one name in a file: a code with another one is a slip, of the code or of the name. */
function usualNames(records: readonly TableRow[]): (code: string) => string | undefined {
  const counts = new Map<string, Map<string, number>>();
  for (const row of records)
    for (const side of ["home", "away"]) {
      const [code, name] = [row.get(`${side}Id`), row.get(`${side}Team`).normalize()];
      const names = counts.get(code) ?? new Map<string, number>();
      counts.set(code, names.set(name, (names.get(name) ?? 0) + 1));
    }
  return (code) => [...(counts.get(code) ?? [])].sort(([, one], [, other]) => other - one)[0]?.[0];
}

interface Context {
  nameOf: (code: string) => string | undefined;
  shootouts: ReadonlyMap<TableRow, Side>;
}

function toRow(row: TableRow, { nameOf, shootouts }: Context): SourceRow | Refusal {
  const place = toPlace(row);
  const [home, away] = [row.get("homeTeam").normalize(), row.get("awayTeam").normalize()];
  if (home === "" || away === "") return { ...place, reason: "a team is missing" };
  for (const side of ["home", "away"]) {
    const [code, name] = [row.get(`${side}Id`), row.get(`${side}Team`).normalize()];
    if (code !== "" && nameOf(code) !== name)
      return { ...place, reason: `the code ${code} is ${nameOf(code)}'s, the name ${name}` };
  }
  const score = scoreIn(row);
  if (score && "reason" in score) return { ...place, reason: `the score: ${score.reason}` };
  const [ground, winner] = [row.get("stadium"), shootouts.get(row)];
  const read = {
    date: toIsoDay(row.get("date")),
    time: row.get("time"),
    home: clubOf(row.get("homeId"), home),
    away: clubOf(row.get("awayId"), away),
    score: score ? { fullTime: score, ...(winner && { shootoutWinner: winner }) } : {},
    ...(ground !== "" && { venue: { name: ground } }),
  };
  const [label, word] = [row.get("round"), row.get("status")];
  const round = roundOf(label);
  if (!round) return { ...place, reason: unknownRound(label), waiting: { kind: "round", word: label, row: read } };
  if (!(word in STATUSES)) {
    const reason = `unknown status ${JSON.stringify(word)}`;
    return { ...place, reason, waiting: { kind: "status", word, row: { ...read, round } } };
  }
  const status = STATUSES[word];
  return { ...place, round, ...read, ...(status && { status }) };
}

function seasonOf(row: TableRow) {
  const [season, tier] = [row.get("season"), row.get("competitionTier")];
  const name = competitionIn(tier);
  if (name === undefined) return { reason: `unknown tier ${JSON.stringify(tier)}` };
  if (!/^\d{4}$/.test(season)) return { reason: `impossible season ${season}` };
  const competition = { name, sport: "football" as const };
  return { competition, season, title: `${name} ${season}`, timeZone: "Asia/Ho_Chi_Minh" };
}

function readFixtures(text: string, part: Part): Reading {
  const { records, refused } = readTable(text, part);
  const context = { nameOf: usualNames(records), shootouts: shootoutsIn(records) };
  const rowOf = (row: TableRow) => toRow(row, context);
  return { kind: "matches", seasons: intoSeasons(records, { seasonOf, rowOf }, refused) };
}

/** Vietnam's two leagues and its cup, a season each. */
export const vietnamFixtures: Format = {
  name: NAME,
  recognise: (text) =>
    hasColumns(text, COLUMNS)
      ? { format: NAME, pass: 2, read: (part) => ({ reading: readFixtures(text, part) }) }
      : undefined,
};
