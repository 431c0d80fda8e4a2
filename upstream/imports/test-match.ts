import type { LoadedMatch } from "../store/load-statements.ts";

export const DAY = 86_400_000;
export const NOON = Date.parse("2024-08-17T12:00:00Z");

/** A match of a league, for tests. */
export const loadedMatch = (fields: Partial<LoadedMatch> = {}): LoadedMatch => ({
  id: "2000000000001",
  competitionId: "101",
  season: "2024-25",
  stage: "regular",
  matchday: null,
  group: null,
  leg: null,
  kickOff: NOON,
  isTimeConfirmed: false,
  homeId: "1",
  awayId: "2",
  isNeutral: false,
  venueName: null,
  venueCity: null,
  status: "scheduled",
  halfTime: null,
  fullTime: null,
  extraTime: null,
  shootout: null,
  firstLeg: null,
  goals: null,
  sport: null,
  shootoutWinner: null,
  reds: null,
  ...fields,
});
