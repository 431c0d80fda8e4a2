import { expect, test } from "vitest";
import type { ClubSeason } from "#contract/domain/player-info";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { latestNumbers } from "./season-numbers.ts";

const facts = {
  sport: "football",
  locale: "en",
  t: translatorOf("en", namespacesOf("player-overview")).getFixedT(null, "people"),
} as const;
const ARSENAL = { id: "20101", key: "arsenal", name: "Arsenal" };
const KYOTO = { id: "20702", key: "kyoto", name: "Kyoto" };

const row = (season: string, competition: string, goals: number, team = ARSENAL): ClubSeason => ({
  season,
  team,
  competition,
  counts: { appearances: 4, goals, rating: "7.10" },
  averages: {},
});

test("one competition is named, and has its rating", () => {
  const [only, ...more] = latestNumbers({ seasons: [row("2026-27", "Premier League", 2)] }, facts);
  expect(more).toEqual([]);
  expect(only).toMatchObject({ season: "2026-27", team: "Arsenal", competition: "Premier League" });
  expect(only?.counts.map(({ key, text }) => `${key} ${text}`)).toContain("rating 7.10");
  expect(only?.byCompetition).toBeUndefined();
});

test("several add up, with each below", () => {
  const seasons = [row("2026-27", "Premier League", 2), row("2026-27", "FA Cup", 3), row("2025-26", "FA Cup", 9)];
  const [all] = latestNumbers({ seasons }, facts);
  expect(all?.competition).toBeUndefined();
  expect(all?.counts.map(({ key, text }) => `${key} ${text}`)).toEqual(["appearances 8", "goals 5"]);
  expect(all?.byCompetition?.columns.map(({ key }) => key)).toEqual(["appearances", "goals", "rating"]);
  expect(all?.byCompetition?.rows).toEqual([
    { competition: "Premier League", cells: ["4", "2", "7.10"] },
    { competition: "FA Cup", cells: ["4", "3", "7.10"] },
  ]);
});

test("a league's year and a cup's two years are one season; clubs are told apart", () => {
  const seasons = [
    row("2026", "J1 League", 1, KYOTO),
    row("2026-27", "AFC Champions League", 2, KYOTO),
    row("2026", "K League", 4),
  ];
  const numbers = latestNumbers({ seasons }, facts);
  expect(numbers.map(({ team, byCompetition }) => [team, byCompetition?.rows.length])).toEqual([
    ["Kyoto", 2],
    ["Arsenal", undefined],
  ]);
});

test("a player without seasons has none", () => {
  expect(latestNumbers({ seasons: [] }, facts)).toEqual([]);
});

test("before the league opens, the season before is shown, not a summer tournament", () => {
  const league = { ...row("2025-26", "NBA", 9), isLeague: true as const };
  const seasons = [row("2026", "NBA Summer League", 2), row("2025", "NBA Summer League", 1), league];
  const [all] = latestNumbers({ seasons }, facts);
  expect(all?.byCompetition?.rows.map(({ competition }) => competition)).toEqual(["NBA Summer League", "NBA"]);
  expect(latestNumbers({ seasons: seasons.slice(0, 1) }, facts)[0]?.competition).toBe("NBA Summer League");
});
