import { describe, expect, it } from "vitest";
import { COMPETITIONS } from "../../../competitions/world/world.ts";
import { FIXTURES, timelineOf } from "../../../simulator/football/test-matches.ts";
import { isVideoReviewed } from "./video-review.ts";

const idOf = (name: string): string => COMPETITIONS.find(({ names }) => names.en === name)!.id;
const NONE = [
  "EFL Championship",
  "EFL League One",
  "EFL League Two",
  "National League",
  "Premier League 2",
  "Ligue 2",
  "3. Liga",
  "Eerste Divisie",
  "Superettan",
  "Allsvenskan",
  "J2 League",
  "Thai League 2",
  "V.League 2",
  "Club Friendlies Europe",
  "International friendlies",
  "Campionato Primavera 1",
  "Thai U21 League",
  "NPL Victoria",
];
const ALL = [
  "Premier League",
  "La Liga 2",
  "2. Bundesliga",
  "Serie B",
  "Thai League 1",
  "V.League 1",
  "K League 2",
  "MLS",
];

describe("video review", () => {
  it.each(NONE)("is not used in %s", (name) => expect(isVideoReviewed(idOf(name), "regular")).toBe(false));
  it.each(ALL)("is used in %s", (name) => expect(isVideoReviewed(idOf(name), "regular")).toBe(true));

  it.each([
    ["FA Cup", "round_of_32", false],
    ["FA Cup", "round_of_16", true],
    ["EFL Cup", "quarter_final", false],
    ["EFL Cup", "final", true],
    ["UEFA Champions League", "qualifying", false],
    ["UEFA Champions League", "league_phase", true],
    ["Copa Libertadores", "group", true],
  ] as const)("in %s, %s: %s", (name, stage, is) => expect(isVideoReviewed(idOf(name), stage)).toBe(is));

  it("names competitions of the world only", () => {
    const known = COMPETITIONS.filter(({ id }) => isVideoReviewed(id, "final"));
    expect(known.length).toBeGreaterThan(80);
    expect(known.every(({ sport }) => sport === "football")).toBe(true);
  });

  it("happens in matches of those competitions only", () => {
    const reviewed = FIXTURES.filter((fixture) => timelineOf(fixture).incidents.some(({ kind }) => kind === "review"));
    expect(reviewed.length).toBeGreaterThan(50);
    expect(reviewed.filter(({ competitionId, stage }) => !isVideoReviewed(competitionId, stage))).toEqual([]);
  });
});
