import { phaseGroup } from "#contract/domain/status";
import { isTableStage } from "#contract/tables/stages";
import type { SeasonMatch } from "./counted.ts";
import { buildGroups, teamsOf } from "./groups.ts";
import { leagueParts, type Part } from "./part-tables.ts";
import type { SeasonTable, SeasonTables, TablesQuestion } from "./season-table.ts";
import { TableBuilder } from "./table-builder.ts";
import { settledZones } from "./zones.ts";

const isTabled = ({ fixture: { stage } }: SeasonMatch): boolean => isTableStage(stage);

const DONE: readonly string[] = ["final", "void"];

/** Teams that advance from a group stage or league phase; undefined until it is over. */
function wentOnFrom(matches: readonly SeasonMatch[]): ReadonlySet<string> | undefined {
  const isCup = matches.some(({ fixture: { stage } }) => stage === "group" || stage === "league_phase");
  const later = matches.filter((match) => !isTabled(match) && match.fixture.stage !== "qualifying");
  const isOver =
    later.length > 0 && matches.filter(isTabled).every(({ state }) => DONE.includes(phaseGroup(state.phase)));
  return isCup && isOver ? new Set(teamsOf(later)) : undefined;
}

function groupTables(matches: readonly SeasonMatch[], builder: TableBuilder): SeasonTable[] {
  const groups = buildGroups(matches);
  const made = groups.map(({ id, group, matches: played }) => ({
    ...builder.table(id, played, "group", { groups: groups.length }),
    ...(group !== undefined && { group }),
  }));
  return [...made, ...(builder.isWhole ? builder.thirds(made) : [])];
}

/** Only the first of a group goes on. */
const winnersOnly = (table: SeasonTable): SeasonTable => ({
  ...table,
  zones: table.zones.map((zone) => ({ ...zone, toRank: 1 })),
});

const isNumbered = ({ fixture: { group } }: SeasonMatch): boolean => group !== undefined && /^\d+$/.test(group);

/**
 * Groups, and after them other groups (as at World Cups from 1974 to 1982, which number the first and letter the
 * second) or a pool of the last teams instead of a final (1950).
 */
function groupParts(matches: readonly SeasonMatch[], builder: TableBuilder): Part[] {
  const pool = matches.filter(({ fixture }) => fixture.part === "final_pool");
  const all = matches.filter(({ fixture }) => fixture.part !== "final_pool");
  const numbered = all.filter(isNumbered);
  const groups = numbered.length > 0 ? numbered : all;
  const second = all.filter((match) => !groups.includes(match));
  const parts: Part[] = [];
  if (groups.length > 0) parts.push({ id: "group", matches: groups, build: () => groupTables(groups, builder) });
  if (second.length > 0)
    parts.push({
      id: "second_group",
      matches: second,
      build: () => groupTables(second, builder).map(winnersOnly),
    });
  if (pool.length > 0)
    parts.push({
      id: "final_pool",
      matches: pool,
      build: () => [
        { ...builder.table("final_pool", pool, "group"), zones: [], decides: builder.decides("championship") },
      ],
    });
  return parts;
}

const hasBegun = ({ matches }: Part): boolean => matches.some(({ state }) => state.score !== undefined);

/** The tables of the requested part, else of a match's own, else of the last that has begun. */
function tablesOfParts(
  parts: readonly Part[],
  format: SeasonTables["format"],
  { part: requested, partOf }: TablesQuestion,
): SeasonTables {
  const own = parts.find(({ matches }) => matches.some(({ fixture }) => fixture.id === partOf));
  const current = own ?? parts.findLast(hasBegun) ?? parts[0]!;
  const shown = parts.find(({ id }) => requested === id || requested?.startsWith(`${id}-`)) ?? current;
  const listed = parts.map((part) => ({ id: part.id, isCurrent: part === current, isShown: part === shown }));
  return { format, tables: shown.build(), parts: parts.length > 1 ? listed : [] };
}

/** Results of a tournament without any word on their rounds: a table of them would be of nothing. */
const isBareCup = (matches: readonly SeasonMatch[], { competition, source }: TablesQuestion): boolean =>
  competition.kind === "cup" &&
  source !== "simulated" &&
  matches.every(({ fixture: { stage, matchday, part } }) => stage === "regular" && (matchday ?? part) === undefined);

function buildTables(matches: readonly SeasonMatch[], question: TablesQuestion, builder: TableBuilder): SeasonTables {
  const inGroups = matches.filter(({ fixture }) => fixture.stage === "group");
  if (inGroups.length > 0) return tablesOfParts(groupParts(inGroups, builder), "groups", question);
  const inTable = matches.filter(({ fixture: { stage } }) => stage === "regular" || stage === "league_phase");
  const [first] = inTable;
  if (!first || isBareCup(inTable, question)) return { format: "knockout", tables: [], parts: [] };
  if (question.competition.basketball?.conferences) {
    const tables = builder.conferences(inTable, question.split ?? "conference");
    return { format: "conference", tables, parts: [] };
  }
  const parts = leagueParts(inTable, builder);
  if (parts) return tablesOfParts(parts, "league", question);
  const stage = first.fixture.stage === "league_phase" ? "league_phase" : "regular";
  const table = builder.table(stage, inTable, stage);
  const decides = stage === "regular" ? builder.decides("table") : [];
  return { format: "league", tables: [{ ...table, decides }], parts: [] };
}

/**
 * A season's tables for the given states: one for a league or league phase, one per group, conference or round of a
 * league that has split. Of a season in parts those of one part. Play-offs and knock-out rounds count in none.
 */
export function seasonTables(matches: readonly SeasonMatch[], question: TablesQuestion): SeasonTables {
  const wentOn = wentOnFrom(matches);
  const { tables, ...season } = buildTables(matches, question, new TableBuilder(question, wentOn));
  return {
    ...season,
    tables: tables.map((table) => ({ ...table, zones: settledZones(table.zones, table.rows, wentOn) })),
  };
}
