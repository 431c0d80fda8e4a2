import type { Goal } from "#contract/domain/match";
import { parseMinute } from "#contract/domain/status";
import { toIsoDay } from "../day-text.ts";
import { playedMinute } from "../parse-goals.ts";
import type { Place, Refusal, SourceRow } from "../source-row.ts";
import { toPlace } from "../source-row.ts";
import { hasColumns, pairIn, readTable, type TableRow } from "./csv.ts";
import { itemsOf, type MatchRows, readFacts } from "./fact-table.ts";
import type { Format, MatchFact, NameGroup, Part, Reading } from "./format.ts";

// Results, scorers, shoot-outs and former names of national teams: four tables joined by day and teams, their only key.
// Scores include extra time but no shoot-out; days are local and without a time.

const NATIONS = "INT";
const MOST_GOALS = 99;

const isTrue = (text: string): boolean => /^true$/i.test(text);

function toRow(row: TableRow): SourceRow | Refusal {
  const place = toPlace(row);
  const [home, away, city] = [row.get("home_team"), row.get("away_team"), row.get("city")];
  if (home === "" || away === "") return { ...place, reason: "a team is missing" };
  if (row.get("tournament") === "") return { ...place, reason: "no tournament" };
  const score = pairIn(row, ["home_score", "away_score"], MOST_GOALS);
  if (score && "reason" in score) return { ...place, reason: `the score: ${score.reason}` };
  return {
    ...place,
    round: { stage: "regular" },
    date: toIsoDay(row.get("date")),
    home,
    away,
    score: score ? { fullTime: score } : {},
    ...(city !== "" && { venue: { city } }),
    isNeutral: isTrue(row.get("neutral")),
  };
}

function readResults(text: string, part: Part): Reading {
  const { records, refused } = readTable(text, part);
  const byTournament = new Map<string, (SourceRow | Refusal)[]>();
  for (const row of records) {
    // Some names have quotes of their own.
    const tournament = row
      .get("tournament")
      .replace(/^["\u201c\u201d]+|["\u201c\u201d]+$/g, "")
      .trim();
    const rows = byTournament.get(tournament) ?? [];
    rows.push(toRow(row));
    byTournament.set(tournament, rows);
  }
  const seasons = [...byTournament].map(([name, rows]) => ({
    competition: { sport: "football" as const, name: name || "Tournament without a name", isOfNations: true as const },
    title: name,
    rows,
  }));
  if (refused.length > 0 && seasons[0]) seasons[0].rows.push(...refused);
  return { kind: "matches", seasons };
}

/** All matches of national teams, each with tournament and day but no round. */
export const internationalResults: Format = {
  name: "international results",
  recognise: (text) =>
    hasColumns(text, ["date", "home_team", "away_team", "home_score", "away_score", "tournament", "neutral"])
      ? { format: "international results", pass: 3, read: (part) => ({ reading: readResults(text, part) }) }
      : undefined,
};

const toKey = (row: TableRow): string => ["date", "home_team", "away_team"].map((name) => row.get(name)).join("|");

/** Minute 90 covers all of added time, so there is none here. */
function toGoal(row: TableRow): Goal | { reason: string } {
  const read = parseMinute(row.get("minute").replace(/\.0$/, ""));
  const minute = read && playedMinute(read.minute, read.addedMinute ?? 0);
  const team = row.get("team");
  if (!minute) return { reason: `no possible minute: ${JSON.stringify(row.get("minute"))}` };
  const side = team === row.get("home_team") ? "home" : team === row.get("away_team") ? "away" : undefined;
  if (!side) return { reason: `${JSON.stringify(team)} plays for neither side` };
  const player = row.get("scorer");
  return {
    side,
    ...minute,
    ...(player !== "" && player !== "NA" && { player }),
    ...(isTrue(row.get("penalty")) && { isPenalty: true as const }),
    ...(isTrue(row.get("own_goal")) && { isOwnGoal: true as const }),
  };
}

function goalFact(rows: MatchRows): MatchFact | Refusal {
  const [first] = rows;
  const goals = itemsOf(rows, toGoal);
  if ("reason" in goals) return goals;
  return {
    ...toPlace(first),
    date: toIsoDay(first.get("date")),
    home: first.get("home_team"),
    away: first.get("away_team"),
    kind: "goals",
    fact: goals.sort((a, b) => a.minute - b.minute),
  };
}

export const internationalGoals: Format = {
  name: "international scorers",
  recognise: (text) =>
    hasColumns(text, ["date", "home_team", "away_team", "team", "scorer", "minute", "own_goal", "penalty"])
      ? {
          format: "international scorers",
          pass: 4,
          read: (part) => readFacts(text, part, { what: "matches with scorers", keyOf: toKey, toFact: goalFact }),
        }
      : undefined,
};

function toShootout(row: TableRow): MatchFact | Refusal {
  const [home, away, winner] = [row.get("home_team"), row.get("away_team"), row.get("winner")];
  const place: Place = toPlace(row);
  if (winner === "" || (winner !== home && winner !== away))
    return { ...place, reason: `${JSON.stringify(winner)} plays for neither side` };
  const fact = winner === home ? "home" : "away";
  return { ...place, date: toIsoDay(row.get("date")), home, away, kind: "shootouts", fact };
}

export const internationalShootouts: Format = {
  name: "international shoot-outs",
  recognise: (text) =>
    hasColumns(text, ["date", "home_team", "away_team", "winner"])
      ? {
          format: "international shoot-outs",
          pass: 4,
          read: (part) =>
            readFacts(text, part, {
              what: "shoot-outs",
              keyOf: (row) => String(row.index),
              toFact: ([row]) => toShootout(row),
            }),
        }
      : undefined,
};

function readFormerNames(text: string, part: Part): Reading {
  const { records, refused } = readTable(text, part);
  const groups: NameGroup[] = [];
  for (const row of records) {
    const [current, former] = [row.get("current"), row.get("former")];
    if (current === "" || former === "") refused.push({ ...toPlace(row), reason: "a name is missing" });
    else groups.push({ ...toPlace(row), country: NATIONS, spellings: [current, former] });
  }
  return { kind: "names", groups, refused };
}

export const formerNames: Format = {
  name: "former names",
  recognise: (text) =>
    hasColumns(text, ["current", "former", "start_date", "end_date"])
      ? { format: "former names", pass: 1, read: (part) => ({ reading: readFormerNames(text, part) }) }
      : undefined,
};
