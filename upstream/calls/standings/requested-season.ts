import type { CompetitionEntry } from "../../data/entries/types.ts";
import { seasonLabel, startYearOf } from "../../engine/season.ts";
import { notFound } from "../../http/envelope.ts";
import type { CallContext } from "../call.ts";
import { currentSeason } from "../current-season.ts";
import { readSeason, type SeasonRead } from "./read-season.ts";
import { playedSeasons } from "./seasons.ts";

/** The engine's season after the current one: its first matches are in the lists of days before it is current. */
function nextSeason({ calendar, format }: CompetitionEntry, current: string | undefined): string | undefined {
  if (!calendar || format.kind === "recorded" || current === undefined) return undefined;
  const year = startYearOf(calendar, current);
  return year === undefined ? undefined : seasonLabel(calendar, year + 1);
}

/**
 * Whether a competition has a season: those of the store, and of the engine the ones that are listed and the next. The
 * engine would play any other year as well, without end.
 */
export async function hasSeason(
  competition: CompetitionEntry,
  season: string,
  { sources, now }: CallContext,
): Promise<boolean> {
  const stored = await sources.storedSeasons(competition.id);
  const current = currentSeason(competition, stored, now);
  const played = [nextSeason(competition, current), ...playedSeasons(competition, current)];
  return stored.includes(season) || played.includes(season);
}

/** The label of the season that a call asks for, or of the current one. Throws a 404 where the competition has none. */
export async function requestedSeason(
  competition: CompetitionEntry,
  season: string | undefined,
  context: CallContext,
): Promise<string> {
  const { sources, now } = context;
  if (season !== undefined && !(await hasSeason(competition, season, context)))
    throw notFound("season", "the competition has no such season");
  const found = season ?? currentSeason(competition, await sources.storedSeasons(competition.id), now);
  if (found === undefined) throw notFound("season", "the competition has no seasons");
  return found;
}

/** The season that a call asks for, as it stands. Throws a 404 for one that the competition does not have. */
export const readRequestedSeason = async (
  competition: CompetitionEntry,
  season: string | undefined,
  context: CallContext,
): Promise<SeasonRead> => readSeason(competition, await requestedSeason(competition, season, context), context);
