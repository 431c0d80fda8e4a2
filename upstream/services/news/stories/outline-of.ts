import type { Sport } from "#contract/tables/sports";
import { DAY } from "#contract/time/units";
import type { TableRow } from "../../../competitions/standings/rank-teams.ts";
import type { CompetitionEntry } from "../../../data/entries/types.ts";
import type { Fixture } from "../../../match/match.ts";
import type { CallContext } from "../../../matches/call-context.ts";
import { readSeason, tablesOf, teamOf } from "../../../matches/history/read-season.ts";
import { readBasketball } from "./basketball-data.ts";
import { basketballReport } from "./basketball-report.ts";
import type { DueStory } from "./due-stories.ts";
import { readFootball } from "./football-data.ts";
import { footballReport } from "./football-report.ts";
import { zoneOf } from "./match-data.ts";
import { toPreview } from "./preview.ts";
import { readPreview } from "./preview-data.ts";
import { toRoundUp } from "./round-up.ts";
import type { Outline } from "./story.ts";
import { storyModelOf } from "./story-model.ts";
import { toTableWatch } from "./table-watch.ts";

const REPORT: Readonly<Record<Sport, (fixture: Fixture, context: CallContext) => Promise<Outline | undefined>>> = {
  football: async (fixture, context) => footballReport(await readFootball(fixture, context)),
  basketball: async (fixture, context) => basketballReport(await readBasketball(fixture, context)),
};

/** Matches per team before a table is meaningful. */
const LEAST_PLAYED = 3;
const LEAST_ROWS = 6;

/** A season's table if it has a single one; undefined for groups and knock-out rounds. */
async function getTable(competition: CompetitionEntry, season: string, context: CallContext) {
  const { tables } = tablesOf(await readSeason(competition, season, context), { split: "none" });
  return tables.length === 1 ? tables[0] : undefined;
}

/** Whether places say something: a table of two matchdays does not. */
const isMeaningful = (rows: readonly TableRow[]): boolean =>
  rows.length >= LEAST_ROWS && rows.every(({ played }) => played >= LEAST_PLAYED);

/** Rows of an earlier instant, if they say something. */
async function rowsBefore(competition: CompetitionEntry, season: string, context: CallContext) {
  const rows = (await getTable(competition, season, context))?.rows;
  return rows && isMeaningful(rows) ? { before: rows } : {};
}

/**
 * A story's outline, as of its publication; undefined if there is nothing to say after all, e.g. a table of two
 * matchdays.
 */
export async function getOutline(due: DueStory, context: CallContext): Promise<Outline | undefined> {
  const then = { ...context, now: due.at };
  const competition = context.directory.competitionById(due.competitionId);
  const fixture = due.matches.at(-1)?.fixture;
  if (!competition || !fixture) return undefined;
  const sport = competition.sport;
  if (due.kind === "preview") return toPreview(await readPreview(fixture, then));
  if (due.kind === "report") return REPORT[sport](fixture, then);
  const team = (id: string) => teamOf(id, context.directory);
  if (due.kind === "tableWatch") {
    const table = await getTable(competition, fixture.season, then);
    if (!table || !isMeaningful(table.rows)) return undefined;
    return toTableWatch({
      competition,
      source: fixture.source,
      rows: table.rows,
      zones: table.zones,
      ...(await rowsBefore(competition, fixture.season, { ...then, now: due.at - 7 * DAY })),
      teamOf: team,
      day: Math.floor(due.at / DAY) * DAY,
    });
  }
  const isTable = fixture.stage === "regular" || fixture.stage === "league_phase";
  const isMatchday = isTable && storyModelOf(sport).hasMatchdays;
  const rows = isMatchday ? (await getTable(competition, fixture.season, then))?.rows : undefined;
  const start = due.matches[0]?.fixture.kickOff ?? due.at;
  return toRoundUp({
    id: due.key,
    competition,
    season: fixture.season,
    ...(isMatchday && fixture.matchday !== undefined && { matchday: fixture.matchday }),
    matches: due.matches,
    ...(rows && { rows, ...(await rowsBefore(competition, fixture.season, { ...then, now: start })) }),
    teamOf: team,
    timeZone: zoneOf(competition),
  });
}
