import type { ZoneKey } from "#contract/tables/standings-keys";
import { zoneAt } from "../../competitions/standings/zones.ts";
import { teamById } from "../../competitions/world/world.ts";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import type { Engine } from "../../simulator/engine/engine.ts";
import { seasonLabel } from "../../simulator/engine/season.ts";
import { readSeason, tablesOf } from "../history/read-season.ts";

/** A place in the table that ends a season. */
export interface FinalPlace {
  teamId: string;
  zone?: ZoneKey;
}

export interface FinalTable {
  places: FinalPlace[];
  /** When the last match is over, in milliseconds. */
  overAt: number;
}

const END_OF_TIME = Number.MAX_SAFE_INTEGER;

/** How a season of a league ends, from the first place down; of a league that splits, group after group. */
export async function finalTable(
  engine: Engine,
  competition: CompetitionEntry,
  startYear: number,
): Promise<FinalTable> {
  const season = seasonLabel(competition.calendar!, startYear);
  const context = { sources: engine, directory: { teamById }, now: END_OF_TIME };
  const read = await readSeason(competition, season, context);
  const places = tablesOf(read).tables.flatMap(({ rows, zones }) =>
    rows.map(({ teamId, rank }): FinalPlace => {
      const zone = zoneAt(rank, zones)?.zone;
      return { teamId, ...(zone && { zone }) };
    }),
  );
  return { places, overAt: Math.max(...read.matches.map(({ state }) => state.updatedAt)) };
}
