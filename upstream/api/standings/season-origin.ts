import type { CompetitionInfoBody } from "#contract/calls/standings/competition-info";
import type { LocaleCode } from "#contract/tables/locales";
import { modelOf } from "../../competitions/sports/sport-model.ts";
import { FORMAT_SOURCES } from "../../imports/formats/format-sources.ts";
import type { MatchAt } from "../../match/match.ts";
import type { CallContext } from "../../matches/call-context.ts";
import type { SeasonRead } from "../../matches/history/read-season.ts";
import { matchItemWire } from "../../matches/wire/match.ts";

type Origin = NonNullable<CompetitionInfoBody["data"]["origin"]>;

/** Differences listed; the others are counted. */
const MOST = 20;

const publisherOf = (format: string): string => FORMAT_SOURCES[format]?.source ?? format;

/** Whether the source names a scorer for each goal. */
const hasScorers = ({ state: { score, goals } }: MatchAt): boolean =>
  score !== undefined && goals.length === score[0] + score[1];

/** How much of a season its sources tell. */
function knownOf(matches: readonly MatchAt[], hasGoals: boolean) {
  const count = (isKnown: (match: MatchAt) => boolean) => matches.filter(isKnown).length;
  return {
    results: count(({ state }) => state.score !== undefined),
    kickOffTimes: count(({ fixture }) => fixture.isTimeConfirmed),
    halfTimes: hasGoals ? count(({ state }) => state.halfTime !== undefined) : null,
    scorers: hasGoals ? count(hasScorers) : null,
  };
}

/** Where an imported season comes from; undefined for every other one, and where nobody knows. */
export async function originOf(
  { competition, season, matches }: Pick<SeasonRead, "competition" | "season" | "matches">,
  context: Pick<CallContext, "origin" | "directory">,
  locale: LocaleCode,
): Promise<Origin | undefined> {
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
    ...knownOf(matches, modelOf(competition.sport).hasGoals),
  };
}
