import { expect, test } from "vitest";
import type { SquadPlayer } from "#contract/domain/team-info";
import { seasonLeaders } from "./season-leaders.ts";

const player = (name: string, averages: SquadPlayer["averages"]): SquadPlayer => ({
  id: name,
  key: name,
  name,
  counts: {},
  averages: { games: 10, ...averages },
});

const home = {
  squad: [player("a", { points: "20.5", rebounds: "3.0" }), player("b", { points: "12.0", rebounds: "9.1" })],
};
const away = { squad: [player("c", { points: "18.2", assists: "7.0" })] };

test("each side's best stand face to face, in what both have", () => {
  expect(seasonLeaders({ home, away }, "pt")).toEqual([
    {
      key: "pts",
      home: { id: "a", key: "a", name: "a", value: "20,5" },
      away: { id: "c", key: "c", name: "c", value: "18,2" },
    },
  ]);
});

test("an average of few games leads nothing", () => {
  const guest = { squad: [...home.squad, player("x", { games: 1, points: "40.0" })] };
  expect(seasonLeaders({ home: guest, away }, "en")[0]?.home?.name).toBe("a");
});

test("there are none where a squad is not known", () => {
  expect(seasonLeaders({ home, away: undefined }, "en")).toEqual([]);
  expect(seasonLeaders({ home: { squad: [] }, away }, "en")).toEqual([]);
});
