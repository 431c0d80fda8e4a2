import type { CompetitionInfoBody } from "#contract/calls/standings/competition-info";
import type { LocaleCode } from "#contract/tables/locales";
import { modelOf } from "../../competitions/sports/sport-model.ts";
import { FORMAT_SOURCES } from "../../imports/formats/format-sources.ts";
import type { MatchAt } from "../../match/match.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { type SeasonRead, tablesOf } from "../../matches/history/read-season.ts";
import { matchItemWire } from "../../matches/wire/match.ts";
import { teamWire } from "../../matches/wire/references.ts";
import type { SeasonOrigin } from "../../store/origin-queries.ts";
import { differingRows } from "./published-tables.ts";

type Tables = SeasonOrigin["tables"];
type Origin = NonNullable<CompetitionInfoBody["data"]["origin"]>;

/** Differences listed; the others are counted. */
const MOST = 20;

const publisherOf = (format: string): string => FORMAT_SOURCES[format]?.source ?? format;

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

/** Published tables beside the season's own, if that is one. */
function tableChecks(tables: Tables, read: SeasonRead, locale: LocaleCode): Origin["tables"] {
  if (tables.length === 0) return [];
  const [own, ...others] = tablesOf(read).tables;
  if (!own || others.length > 0) return [];
  return tables.flatMap(({ format, rows }) => {
    const differing = differingRows(rows, own.rows);
    if (!differing) return [];
    return {
      source: publisherOf(format),
      differences: differing.map(({ teamId, rank, points, scored, conceded }) => ({
        team: teamWire(read.teams.get(teamId)!, locale),
        rank,
        points,
        goalsFor: scored,
        goalsAgainst: conceded,
      })),
    };
  });
}

/** Where an imported season comes from; undefined for every other one, and where nobody knows. */
export async function originOf(
  read: SeasonRead,
  context: Pick<CallContext, "origin" | "directory">,
  locale: LocaleCode,
): Promise<Origin | undefined> {
  const { competition, season, matches } = read;
  const isImported = matches.some(({ fixture }) => fixture.source === "imported");
  const found = isImported ? await context.origin?.(competition.id, season) : undefined;
  if (!found || found.sources.length === 0) return undefined;
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
    sources: found.sources.map(({ format, rows, importedAt }) => ({
      name: publisherOf(format),
      licence: FORMAT_SOURCES[format]?.licence,
      matchCount: rows,
      importedAt,
    })),
    differences: differences.slice(0, MOST),
    differenceCount: differences.length,
    tables: tableChecks(found.tables, read, locale),
    ...knownOf(matches, modelOf(competition.sport).hasGoals),
  };
}
