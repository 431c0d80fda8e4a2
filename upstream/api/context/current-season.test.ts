import { expect, it } from "vitest";
import { currentSeason } from "./current-season.ts";

const recorded = { format: { kind: "recorded" } } as const;
const played = {
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
  expect(currentSeason(competition, stored, Date.parse(date))).toBe(season);
});
