import { expect, it } from "vitest";
import { buildSimulation, EVERYTHING_SIMULATED } from "../../match/simulation.ts";
import { currentSeason } from "./current-season.ts";

const recorded = { id: "75", format: { kind: "recorded" } } as const;
const played = {
  id: "101",
  format: { kind: "league", times: 2 },
  calendar: { start: "08-14", end: "05-23", timeZone: "Europe/London", slots: [{ day: 6, time: "15:00", share: 1 }] },
} as const;

it.each([
  ["a league's own, in autumn", played, [], "2026-11-21", "2026-27"],
  ["a league's own, in spring", played, ["2019-20"], "2026-03-01", "2025-26"],
  ["the tournament that is being played", recorded, ["2018", "2022", "2026"], "2022-11-25", "2022"],
  ["the last tournament between two", recorded, ["2018", "2022", "2026"], "2025-01-01", "2022"],
  ["the first one before any", recorded, ["2022", "2026"], "2020-01-01", "2022"],
  ["none without any", recorded, [], "2026-11-21", undefined],
] as const)("is %s", (_, competition, stored, date, season) => {
  expect(currentSeason(competition, stored, Date.parse(date), EVERYTHING_SIMULATED)).toBe(season);
});

it("is the latest stored one of a league that is not simulated", () => {
  const nothing = buildSimulation("off", new Set());
  const now = Date.parse("2026-11-21");
  expect(currentSeason(played, ["2024-25", "2025-26"], now, nothing)).toBe("2025-26");
  expect(currentSeason(played, [], now, nothing)).toBeUndefined();
});
