import { type LoadedMatch, UNSAID } from "../store/load-statements.ts";

export const NOON = Date.parse("2024-08-17T12:00:00Z");

/** A match of a league, for tests. */
export const loadedMatch = (fields: Partial<LoadedMatch> = {}): LoadedMatch => ({
  ...UNSAID,
  id: "2000000000001",
  competitionId: "101",
  season: "2024-25",
  stage: "regular",
  kickOff: NOON,
  homeId: "1",
  awayId: "2",
  status: "scheduled",
  ...fields,
});
