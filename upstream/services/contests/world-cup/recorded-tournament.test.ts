import { expect, test } from "vitest";
import { faultsOfPlaces } from "#contract/contests/place-picks";
import { teamById } from "../../../competitions/world/world.ts";
import { WORLD_CUP_2022 } from "../calendar/seasons.ts";
import { recordedTournament } from "./recorded-tournament.ts";
import { placesBy } from "./tournament.ts";

const tournament = recordedTournament();
const placed = new Map(tournament.places.map(({ slotId, teamId }) => [slotId, teamById(teamId)!.names.en]));

test.each([
  ["a1", "Netherlands"],
  ["a2", "Senegal"],
  ["c1", "Argentina"],
  ["c2", "Poland"],
  ["e1", "Japan"],
  ["e2", "Spain"],
  ["h1", "Portugal"],
  ["h2", "South Korea"],
  ["r16-1", "Netherlands"],
  ["r16-7", "Morocco"],
  ["qf-2", "Croatia"],
  ["sf-1", "Argentina"],
  ["sf-2", "France"],
  ["final", "Argentina"],
])("%s of the World Cup 2022 was %s", (slotId, name) => {
  expect(placed.get(slotId)).toBe(name);
});

test("has 31 places that picks could have named, and was open until its first match", () => {
  expect(tournament.slots).toHaveLength(31);
  expect(faultsOfPlaces(tournament.slots, tournament.places)).toEqual([]);
  expect(Math.min(...tournament.matches.map(({ kickOff }) => kickOff))).toBe(WORLD_CUP_2022.endDate);
  expect(placesBy(tournament, WORLD_CUP_2022.endDate)).toEqual([]);
  expect(placesBy(tournament, Date.parse("2022-12-18T17:44:00Z"))).toHaveLength(30);
  expect(placesBy(tournament, Date.parse("2022-12-18T17:45:00Z"))).toHaveLength(31);
});
