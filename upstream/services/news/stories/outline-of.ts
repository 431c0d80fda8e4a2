import type { Sport } from "#contract/tables/sports";
import type { TableRow } from "../../../competitions/standings/rank-teams.ts";
import type { CompetitionEntry } from "../../../data/entries/types.ts";
import type { Fixture } from "../../../match/match.ts";
import type { CallContext } from "../../../matches/call-context.ts";
import { readSeason, tablesOf, teamOf } from "../../../matches/history/read-season.ts";
import { DAY } from "../../../platform/day-number.ts";
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

/** The rows of a season with a single table; undefined for groups and knock-out rounds. */
async function getTable(competition: CompetitionEntry, season: string, context: CallContext) {
  const { tables } = tablesOf(await readSeason(competition, season, context), { split: "none" });
  return tables.length === 1 ? tables[0]!.rows : undefined;
}

const isMeaningful = (rows: readonly TableRow[] | undefined): rows is readonly TableRow[] =>
  rows !== undefined && rows.length >= LEAST_ROWS && rows.every(({ played }) => played >= LEAST_PLAYED);

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
    const rows = await getTable(competition, fixture.season, then);
    if (!isMeaningful(rows)) return undefined;
    return toTableWatch({
      competition,
      source: fixture.source,
      rows,
      teamOf: team,
      day: Math.floor(due.at / DAY) * DAY,
    });
  }
  const isTable = fixture.stage === "regular" || fixture.stage === "league_phase";
  const isMatchday = isTable && storyModelOf(sport).hasMatchdays;
  const rows = isMatchday ? await getTable(competition, fixture.season, then) : undefined;
  return toRoundUp({
    id: due.key,
    competition,
    season: fixture.season,
    ...(isMatchday && fixture.matchday !== undefined && { matchday: fixture.matchday }),
    matches: due.matches,
    ...(rows && { rows }),
    teamOf: team,
    timeZone: zoneOf(competition),
  });
}
