import { clubsKnownAt } from "../../competitions/world/season-clubs.ts";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { readSeason, type SeasonRead } from "../../matches/history/read-season.ts";
import { notFound } from "../../platform/envelope.ts";
import { seasonLabel, startYearOf } from "../../simulator/engine/season.ts";
import { currentSeason, isPlayed } from "../context/current-season.ts";
import { playedSeasons } from "./seasons.ts";

/**
 * The engine's season after the current one, once its clubs are known: its first matches are in day lists before it
 * becomes current.
 */
function nextSeason(
  competition: CompetitionEntry,
  current: string | undefined,
  { simulation, now }: Pick<CallContext, "simulation" | "now">,
): string | undefined {
  const { calendar } = competition;
  if (!calendar || !isPlayed(competition, simulation) || current === undefined) return undefined;
  const year = startYearOf(calendar, current);
  return year === undefined || clubsKnownAt(competition, year + 1) > now ? undefined : seasonLabel(calendar, year + 1);
}

/**
 * Whether a competition has a season: stored ones, and of the engine's the listed ones and the next. The engine could
 * play any other year too.
 */
export async function hasSeason(competition: CompetitionEntry, season: string, context: CallContext): Promise<boolean> {
  const { sources, simulation, now } = context;
  const stored = await sources.storedSeasons(competition.id);
  const current = currentSeason(competition, stored, now, simulation);
  const played = [nextSeason(competition, current, context), ...playedSeasons(competition, current, simulation)];
  return stored.includes(season) || played.includes(season);
}

/** The label of the requested season, or of the current one. Throws a 404 if the competition has none. */
export async function requestedSeason(
  competition: CompetitionEntry,
  season: string | undefined,
  context: CallContext,
): Promise<string> {
  const { sources, simulation, now } = context;
  if (season !== undefined && !(await hasSeason(competition, season, context)))
    throw notFound("season", "the competition has no such season");
  const found = season ?? currentSeason(competition, await sources.storedSeasons(competition.id), now, simulation);
  if (found === undefined) throw notFound("season", "the competition has no seasons");
  return found;
}

/** The requested season at present. Throws a 404 if the competition does not have it. */
export const readRequestedSeason = async (
  competition: CompetitionEntry,
  season: string | undefined,
  context: CallContext,
): Promise<SeasonRead> => readSeason(competition, await requestedSeason(competition, season, context), context);
