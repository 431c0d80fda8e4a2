import { isRefusal, type Refusal, type SourceRow } from "./source-row.ts";
import type { TeamResolver } from "./team-resolver.ts";

/** A match that other files of its source name by a key. */
export interface NamedMatch {
  key: string;
  homeId: string;
  awayId: string;
  day: string;
  homeName: string;
  awayName: string;
}

/** The local day of a row, if it has one. */
export const dayOf = (row: SourceRow | Refusal): string | undefined =>
  !isRefusal(row) && typeof row.date === "string" && /^\d{4}-\d{2}-\d{2}$/.test(row.date) ? row.date : undefined;

/** Those matches of rows that have a key and known teams. */
export const namedIn = (rows: readonly (SourceRow | Refusal)[], idOf: TeamResolver["idOf"]): NamedMatch[] =>
  rows.flatMap((row) => {
    const day = dayOf(row);
    if (isRefusal(row) || row.sourceId === undefined || day === undefined) return [];
    const { sourceId: key, home: homeName, away: awayName } = row;
    const [homeId, awayId] = [idOf(homeName), idOf(awayName)];
    if (typeof homeId !== "string" || typeof awayId !== "string") return [];
    return [{ key, homeId, awayId, day, homeName, awayName }];
  });
