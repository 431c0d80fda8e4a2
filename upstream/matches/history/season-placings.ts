import type { Side } from "#contract/domain/match";
import { rulesOf } from "../../competitions/standings/competition-rules.ts";
import type { SeasonMatch } from "../../competitions/standings/counted.ts";
import { deductionsAt } from "../../competitions/standings/deductions.ts";
import { seasonTables } from "../../competitions/standings/season-tables.ts";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import { countsPoints } from "../../data/standings/rules/rule-set.ts";
import type { Directory } from "../directory.ts";
import type { Placing } from "./season-tally.ts";

export type Split = "all" | Side;

/** A team's place after this many matches; undefined if the split's table does not count exactly those. */
export type PlacingOf = (teamId: string, split: Split, played: number) => Placing | undefined;

export const NO_PLACINGS: PlacingOf = () => undefined;

const namesOf = (matches: readonly SeasonMatch[], directory: Directory) =>
  [...new Set(matches.flatMap(({ fixture: { homeId, awayId } }) => [homeId, awayId]))].map((id) => ({
    id,
    name: directory.teamById(id)?.names.en ?? "",
  }));

/** The tables of a season's matches, with deductions as of `now`, in milliseconds. */
export function placingsIn(
  matches: readonly SeasonMatch[],
  competition: CompetitionEntry,
  directory: Directory,
  now: number,
): PlacingOf {
  const [first] = matches;
  if (!first) return NO_PLACINGS;
  const { season, source } = first.fixture;
  const named = namesOf(matches, directory);
  const ruleSet = rulesOf(competition, season);
  const question = {
    competition,
    season,
    source,
    ruleSet,
    deductions: deductionsAt(competition.id, season, named, now),
    deductionsAt: (instant: number) => deductionsAt(competition.id, season, named, Math.min(instant, now)),
  };
  const hasPoints = countsPoints(ruleSet);
  const rowsOf = (view: Split) =>
    seasonTables(matches, { ...question, view, part: "total" }).tables.flatMap(({ rows }) => rows);
  const bySplit = { all: rowsOf("all"), home: rowsOf("home"), away: rowsOf("away") };
  return (teamId, split, played) => {
    const row = bySplit[split].find((one) => one.teamId === teamId);
    if (row?.played !== played) return undefined;
    return { rank: row.rank, ...(hasPoints && { points: row.points }) };
  };
}
