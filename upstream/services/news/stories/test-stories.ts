import type { LocaleCode } from "#contract/tables/locales";
import { HOUR } from "#contract/time/units";
import { nameIn } from "../../../data/entries/names.ts";
import type { Names } from "../../../data/entries/types.ts";
import type { Fixture } from "../../../match/match.ts";
import { contextAt } from "../../../matches/history/test-context.ts";
import { getProgress as gameProgressOf } from "../../../simulator/basketball/progress-of-game.ts";
import { BASKETBALL_ENGINE, WORLD_ENGINE } from "../../../simulator/engine/test-world-engine.ts";
import { getCast } from "../../../simulator/football/progress.ts";
import { readBasketball } from "./basketball-data.ts";
import { basketballReport } from "./basketball-report.ts";
import { isOver } from "./due-stories.ts";
import { readFootball } from "./football-data.ts";
import { footballReport } from "./football-report.ts";
import type { MatchData } from "./match-data.ts";
import type { Outline } from "./story.ts";

// Matches of the world, for tests of the stories written from them.

/** Long after a match: its final state is known. */
export const afterwards = (fixture: Fixture) => contextAt(fixture.kickOff + 5 * HOUR);

const engineOf = (competitionId: string) => (Number(competitionId) >= 8000 ? BASKETBALL_ENGINE : WORLD_ENGINE);

const isFinished = (fixture: Fixture): boolean =>
  isOver(engineOf(fixture.competitionId).stateAt(fixture, fixture.kickOff + 5 * HOUR));

const seasonOf = (competitionId: string, season: string): Fixture[] =>
  engineOf(competitionId).season(competitionId, season, Date.parse("2028-01-01"));

/** Finished matches of a season from its `from`-th match on, in order of kick-off. */
export function finishedOf(competitionId: string, season: string, from: number, count: number): Fixture[] {
  const found: Fixture[] = [];
  for (const fixture of seasonOf(competitionId, season).slice(from)) {
    if (found.length === count) break;
    if (isFinished(fixture)) found.push(fixture);
  }
  return found;
}

/** Those of the team that has the first home match. */
export function finishedOfTeam(competitionId: string, season: string): Fixture[] {
  const fixtures = seasonOf(competitionId, season);
  const team = fixtures[0]?.homeId;
  return fixtures.filter(({ homeId, awayId }) => homeId === team || awayId === team).filter(isFinished);
}

/** Names of everybody who may be mentioned in a report of a match. */
export async function peopleOf(fixture: Fixture, locale: LocaleCode): Promise<string[]> {
  const context = afterwards(fixture);
  const named = (names: Names): string => nameIn(names, locale).name;
  if (Number(fixture.competitionId) >= 8000) {
    const progress = await gameProgressOf(fixture, context);
    if (!progress) return [];
    return [...progress.rosters.home, ...progress.rosters.away].map(({ member }) => named(member.player.names));
  }
  const { sheets } = await getCast(fixture, context);
  return [...sheets.home.men, ...sheets.away.men].map(({ member }) => named(member.player.names));
}

/** The report on a finished match of either sport, and what it was written from. */
export async function reportOf(fixture: Fixture): Promise<{ outline: Outline; data: MatchData }> {
  const context = afterwards(fixture);
  if (Number(fixture.competitionId) >= 8000) {
    const data = await readBasketball(fixture, context);
    return { data, outline: basketballReport(data) };
  }
  const data = await readFootball(fixture, context);
  return { data, outline: footballReport(data) };
}
