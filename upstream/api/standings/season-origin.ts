import type { CompetitionInfoBody } from "#contract/calls/standings/competition-info";
import type { LocaleCode } from "#contract/tables/locales";
import { serviceOf } from "#contract/tables/supplier-services";
import { modelOf } from "../../competitions/sports/sport-model.ts";
import { differingRows, rowsOnce } from "../../competitions/standings/published-tables.ts";
import { FORMAT_SOURCES } from "../../imports/formats/format-sources.ts";
import type { Fixture, MatchAt } from "../../match/match.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { type SeasonRead, tablesOf } from "../../matches/history/read-season.ts";
import { matchItemWire } from "../../matches/wire/match.ts";
import { teamWire } from "../../matches/wire/references.ts";
import type { SeasonOrigin } from "../../store/origin-queries.ts";

type Tables = SeasonOrigin["tables"];
type Origin = NonNullable<CompetitionInfoBody["data"]["origin"]>;

/** Differences listed; the others are counted. */
const MOST = 20;

/** A supplier's tables are kept under its code. */
const publisherOf = (format: string): string => FORMAT_SOURCES[format]?.source ?? serviceOf(format)?.name ?? format;

const goalsIn = ({ state: { score } }: MatchAt): number => (score ? score[0] + score[1] : 0);

/** Matches of which all scorers are known; those without a goal say nothing where no other's are. */
function countScorers(matches: readonly MatchAt[]): number {
  const named = matches.filter((match) => goalsIn(match) > 0 && match.state.goals.length === goalsIn(match));
  const goalless = matches.filter((match) => match.state.score !== undefined && goalsIn(match) === 0);
  return named.length === 0 ? 0 : named.length + goalless.length;
}

/** How much of a season its sources tell. */
function knownOf(matches: readonly MatchAt[], hasGoals: boolean) {
  const count = (isKnown: (match: MatchAt) => boolean) => matches.filter(isKnown).length;
  return {
    results: count(({ state }) => state.score !== undefined),
    kickOffTimes: count(({ fixture }) => fixture.isTimeConfirmed),
    halfTimes: hasGoals ? count(({ state }) => state.halfTime !== undefined) : null,
    scorers: hasGoals ? countScorers(matches) : null,
  };
}

/** Published tables beside the season's own. */
function tableChecks(tables: Tables, read: SeasonRead, locale: LocaleCode): Origin["tables"] {
  if (tables.length === 0) return [];
  const own = rowsOnce(tablesOf(read).tables);
  return tables.flatMap(({ format, rows }) => {
    const differing = differingRows(rows, own);
    if (!differing) return [];
    return {
      source: publisherOf(format),
      differences: differing.map(({ teamId, rank, points, won, scored, conceded }) => ({
        team: teamWire(read.teams.get(teamId)!, locale),
        rank,
        ...(points !== undefined && { points }),
        ...(won !== undefined && { won }),
        goalsFor: scored,
        goalsAgainst: conceded,
      })),
    };
  });
}

/**
 * Where an imported season comes from, and what tables of suppliers say beside ours of a supplied one; undefined for every
 * other one, and where nobody knows.
 */
export async function originOf(
  read: SeasonRead,
  context: Pick<CallContext, "origin" | "directory">,
  locale: LocaleCode,
): Promise<Origin | undefined> {
  const { competition, season, matches } = read;
  const isOf = (source: Fixture["source"]) => matches.some(({ fixture }) => fixture.source === source);
  const [isImported, isSupplied] = [isOf("imported"), isOf("supplied")];
  const found = isImported || isSupplied ? await context.origin?.(competition.id, season) : undefined;
  if (!found) return undefined;
  // Files may have the same season, which is not shown beside a supplied one.
  const sources = isImported ? found.sources : [];
  const tables = tableChecks(found.tables, read, locale);
  if (sources.length === 0 && (tables.length === 0 || isImported)) return undefined;
  const byId = new Map(matches.map((match) => [match.fixture.id, match]));
  const differences = found.differences.flatMap(({ matchId, format, score: [homeScore, awayScore] }) => {
    const match = byId.get(matchId);
    if (!match) return [];
    return {
      match: matchItemWire(match, context.directory, locale),
      source: publisherOf(format),
      homeScore,
      awayScore,
    };
  });
  return {
    sources: sources.map(({ format, rows, importedAt }) => ({
      name: publisherOf(format),
      licence: FORMAT_SOURCES[format]?.licence,
      matchCount: rows,
      importedAt,
    })),
    differences: differences.slice(0, MOST),
    differenceCount: differences.length,
    tables,
    ...knownOf(matches, modelOf(competition.sport).hasGoals),
  };
}
