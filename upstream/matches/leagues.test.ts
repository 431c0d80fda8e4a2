import { describe, expect, it } from "vitest";
import { COMPETITIONS, TEAMS } from "../competitions/world/world.ts";
import { competitionsOf, leagueOf, leaguesOf, playsIn } from "./leagues.ts";

const WORLD = { competitions: COMPETITIONS };
const team = (key: string) => TEAMS.find((one) => one.key === key)!;
const league = (id: string) => COMPETITIONS.find((one) => one.id === id)!;

describe("a club's league", () => {
  it.each([
    ["luton-town", "2025-03-01", "101"],
    ["luton-town", "2026-03-01", "302"],
    ["luton-town", "2026-11-30", "304"],
    ["arsenal", "2019-10-01", "101"],
    ["remo", "2025-06-01", "402"],
    ["remo", "2026-06-01", "401"],
    ["real-madrid-basketball", "2025-03-01", "8010"],
    ["england", "2026-11-30", undefined],
  ])("of %s on %s is %s", (key, day, id) => {
    expect(leagueOf(team(key), WORLD, Date.parse(day))?.id).toBe(id);
    const competitions = competitionsOf(team(key), WORLD, Date.parse(day));
    expect(competitions.some((one) => one.id === id)).toBe(id !== undefined);
  });

  it.each([
    ["wrexham", ["302", "304", "305", "306"]],
    ["arsenal", ["101"]],
    ["real-madrid-basketball", ["8010"]],
    ["england", []],
  ])("in any season: %s has been in %j", (key, ids) => {
    expect(leaguesOf(team(key), WORLD).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ["wrexham", "306", "2023-24", true],
    ["wrexham", "302", "2023-24", false],
    ["wrexham", "302", "2026-27", true],
    ["wrexham", "307", "2023-24", true],
  ])("%s in %s %s: %s", (key, id, season, expected) => {
    expect(playsIn(team(key), league(id), season)).toBe(expected);
  });
});
