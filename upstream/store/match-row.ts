import type { Fixture } from "../match.ts";
import type { MatchRow, StoredSource } from "./schema.ts";

/** The scheduled side of a stored match. */
export const fixtureOf = (row: MatchRow, source: StoredSource): Fixture => ({
  id: row.id,
  competitionId: row.competitionId,
  season: row.season,
  stage: row.stage,
  ...(row.matchday !== null && { matchday: row.matchday }),
  ...(row.group !== null && { group: row.group }),
  ...(row.leg !== null && { leg: row.leg }),
  kickOff: row.kickOff,
  isTimeConfirmed: row.isTimeConfirmed,
  homeId: row.homeId,
  awayId: row.awayId,
  ...(row.isNeutral && { isNeutral: true }),
  ...(row.venueName !== null && {
    venue: { name: row.venueName, ...(row.venueCity !== null && { city: row.venueCity }) },
  }),
  source,
});
