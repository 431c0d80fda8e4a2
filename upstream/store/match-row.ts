import type { Fixture } from "../match/match.ts";
import type { MatchRow, StoredSource } from "./schema.ts";

/** If a source names only the town, that is the venue. */
function toVenue({ venueName, venueCity }: MatchRow): Pick<Fixture, "venue"> {
  if (venueName === null) return venueCity === null ? {} : { venue: { name: venueCity } };
  return { venue: { name: venueName, ...(venueCity !== null && { city: venueCity }) } };
}

/** The scheduled side of a stored match. */
export const buildFixture = (row: MatchRow, source: StoredSource): Fixture => ({
  id: row.id,
  competitionId: row.competitionId,
  season: row.season,
  stage: row.stage,
  ...(row.matchday !== null && { matchday: row.matchday }),
  ...(row.group !== null && { group: row.group }),
  ...(row.part !== null && { part: row.part }),
  ...(row.carry !== null && { carry: row.carry }),
  ...(row.leg !== null && { leg: row.leg }),
  kickOff: row.kickOff,
  isTimeConfirmed: row.isTimeConfirmed,
  homeId: row.homeId,
  awayId: row.awayId,
  ...(row.isNeutral && { isNeutral: true }),
  ...toVenue(row),
  source,
});
