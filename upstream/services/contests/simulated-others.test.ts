import { describe, expect, test } from "vitest";
import { faultsOfPlaces } from "#contract/contests/place-picks";
import { type ContestSeason, contestById } from "./calendar/seasons.ts";
import { simulatedReferrals, simulatedVideos } from "./simulated-grants.ts";
import { simulatedMembers } from "./simulated-members.ts";
import { simulatedPlaces } from "./simulated-places.ts";
import { tournamentOf } from "./world-cup/tournament-of.ts";

const NOW = Date.parse("2026-11-27T00:00:00Z");
const seasonOf = (id: string): ContestSeason => contestById(id, NOW)!;
const keys = Array.from({ length: 100 }, (_, index) => `key${index}`);

describe.each(["wc-2026m11", "wc-2026m12", "wc-2022"])("simulated places of %s", (id) => {
  const tournament = tournamentOf(seasonOf(id))!;

  test("could be sent by a member, and are the same whenever they are made", () => {
    for (const key of keys) {
      const picks = simulatedPlaces(tournament, key);
      expect(faultsOfPlaces(tournament.slots, picks)).toEqual([]);
      expect(picks).toHaveLength(tournament.slots.length);
      expect(simulatedPlaces(tournament, key)).toEqual(picks);
    }
  });

  test("are not all alike, and know no result", () => {
    const champions = keys.map((key) => simulatedPlaces(tournament, key).at(-1)!.teamId);
    expect(new Set(champions).size).toBeGreaterThan(3);
    const right = champions.filter((team) => team === tournament.places.at(-1)!.teamId);
    expect(right.length).toBeLessThan(60);
  });
});

test("simulated members bring others until the contest ends, most of them few", () => {
  const season = seasonOf("rf-2026m11");
  const counts = simulatedMembers(season).map((member) => {
    const grants = simulatedReferrals(season, member);
    for (const { at, points } of grants) {
      expect(at).toBeGreaterThanOrEqual(member.at);
      expect(at).toBeLessThan(season.endDate);
      expect(points).toBe(1);
    }
    return grants.length;
  });
  expect(counts.length).toBeGreaterThanOrEqual(20);
  expect(Math.max(...counts)).toBeLessThanOrEqual(12);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(15);
});

test("most simulated videos are approved within two days", () => {
  const season = seasonOf("vb-2026m11");
  const grants = simulatedMembers(season).map((member) => ({ member, grants: simulatedVideos(season, member) }));
  expect(grants.filter((one) => one.grants.length === 1).length).toBeGreaterThan(15);
  for (const { member, grants: own } of grants)
    for (const { at, points } of own) {
      expect(at - member.at).toBeLessThan(2 * 86_400_000);
      expect(points).toBeGreaterThan(0);
    }
});
