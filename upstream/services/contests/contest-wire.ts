import type { ContestMatchWire, ContestWire } from "#contract/calls/contests/contest-wire";
import { lineText } from "#contract/odds/quarters";
import { contestTypeOf } from "#contract/tables/contest-types";
import type { LocaleCode } from "#contract/tables/locales";
import { sportTypeOf } from "#contract/tables/sports";
import type { MatchItemWire } from "#contract/wire/match-item";
import { contestTitle } from "../../data/contests/contest-titles.ts";
import { prizesOf } from "../../data/contests/prizes.ts";
import type { Fixture } from "../../match/match.ts";
import { withState } from "../../match/with-state.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { matchItemWire } from "../../matches/wire/match.ts";
import type { ContestSeason } from "./calendar/seasons.ts";
import type { ContestMatchRow } from "./entry-wire.ts";
import { getLines } from "./lines.ts";
import type { EntryCounts } from "./read-contests.ts";

interface ContestFacts {
  locale: LocaleCode;
  counts: EntryCounts | undefined;
  /** Whether the reader takes part. */
  isParticipating: boolean;
  winner?: ContestWire["winner"];
}

export const contestWire = (
  season: ContestSeason,
  { locale, counts, isParticipating, winner }: ContestFacts,
): ContestWire => ({
  contestId: season.id,
  contestType: contestTypeOf(season.kind).type,
  sportType: season.sport === undefined ? null : sportTypeOf(season.sport),
  title: contestTitle(season, locale),
  startDate: season.startDate,
  endDate: season.endDate,
  participated: isParticipating,
  participantCount: counts?.entries ?? 0,
  prizes: prizesOf(season.kind),
  isSimulated: (counts?.madeUpEntries ?? 0) > 0,
  ...(winner && { winner }),
});

/** The current matches of some rows; one removed by an import is left out. */
export async function getFixtures(
  rows: readonly Pick<ContestMatchRow, "matchId">[],
  { sources, now }: CallContext,
): Promise<Map<string, Fixture>> {
  const found = await Promise.all(rows.map(({ matchId }) => sources.find(matchId, now)));
  return new Map(found.flatMap((fixture) => (fixture ? [[fixture.id, fixture] as const] : [])));
}

/** The same as list rows, in the order of the given rows. */
export async function getMatchItems(
  rows: readonly Pick<ContestMatchRow, "matchId">[],
  context: CallContext,
  locale: LocaleCode,
): Promise<MatchItemWire[]> {
  const fixtures = await getFixtures(rows, context);
  return Promise.all(
    [...fixtures.values()].map(async (fixture) =>
      matchItemWire(await withState(fixture, context), context.directory, locale),
    ),
  );
}

async function linesWire(fixture: Fixture, lockedAt: number, context: CallContext): Promise<ContestMatchWire["lines"]> {
  const lines = await getLines(fixture, lockedAt, context);
  return lines.map(({ market, line, prices }) => ({ market, line: lineText(line), prices }));
}

interface MatchFacts {
  locale: LocaleCode;
  /** Whether picks are on offered lines. */
  hasLines: boolean;
}

export async function contestMatchesWire(
  rows: readonly ContestMatchRow[],
  context: CallContext,
  { locale, hasLines }: MatchFacts,
): Promise<ContestMatchWire[]> {
  const fixtures = await getFixtures(rows, context);
  const wires = rows.map(async ({ matchId, day, lockedAt, featuredTeamId }): Promise<ContestMatchWire[]> => {
    const fixture = fixtures.get(matchId);
    if (!fixture) return [];
    const match = matchItemWire(await withState(fixture, context), context.directory, locale);
    const lines = hasLines ? await linesWire(fixture, lockedAt, context) : [];
    return [{ match, day, lockedAt, ...(featuredTeamId !== null && { featuredTeamId }), lines }];
  });
  return (await Promise.all(wires)).flat();
}
