import { editionOf } from "./editions.ts";
import { dayOf } from "./named-matches.ts";
import { placeRow } from "./parse-row.ts";
import type { ResolvedCompetition } from "./resolve-competition.ts";
import { canBeOfSeason } from "./season-name.ts";
import { isRefusal, type Refusal, type SourceRow, toPlace } from "./source-row.ts";

interface PlaceContext {
  resolved: ResolvedCompetition;
  season: string;
  /** Of the source's times, if it is the same wherever a match is played. */
  timeZone?: string | undefined;
}

/** A slip of the year would put a match among those of another season. Qualifying for a tournament takes years. */
function ofSeason(row: SourceRow | Refusal, season: string): SourceRow | Refusal {
  const day = dayOf(row);
  if (day === undefined || canBeOfSeason(day, season)) return row;
  return { ...toPlace(row), reason: `${day} is no day of the season ${season}` };
}

const hasBareTime = (row: SourceRow | Refusal): boolean =>
  !isRefusal(row) && typeof row.time === "string" && /^\S+$/.test(row.time.trim());

/**
 * The zone of a source's times: its own, else that of the competition. If nobody knows it, times without one are left
 * out: only the day is known then.
 */
export function placeRows(given: readonly (SourceRow | Refusal)[], { resolved, season, timeZone }: PlaceContext) {
  const { id, entry, kind } = resolved;
  const rows = kind === "league" ? given.map((row) => ofSeason(row, season)) : given;
  const known = timeZone ?? editionOf(id, season)?.timeZone ?? entry?.importTimeZone ?? entry?.calendar?.timeZone;
  if (known !== undefined) return { placed: rows.map((row) => placeRow(row, known)), notes: [] };
  const untimed = rows.map((row) => (hasBareTime(row) ? withoutTime(row) : row));
  const notes = rows.some(hasBareTime) ? ["times without a zone are left out: nobody says where this is played"] : [];
  return { placed: untimed.map((row) => placeRow(row, "UTC")), notes };
}

function withoutTime(row: SourceRow | Refusal): SourceRow | Refusal {
  if (isRefusal(row)) return row;
  const { time: _, ...rest } = row;
  return rest;
}
