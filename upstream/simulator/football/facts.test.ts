import { describe, expect, test } from "vitest";
import { DAY } from "#contract/time/units";
import { competitionById, teamById } from "../../competitions/world/world.ts";
import { contextAt } from "../../matches/history/test-context.ts";
import { refereeOf } from "../people/referees.ts";
import { attendanceOf } from "./attendance.ts";
import { cardsIn } from "./cards.ts";
import { refereeRecord } from "./referee-record.ts";
import { FIXTURES, timelineOf } from "./test-matches.ts";
import { weatherAt } from "./weather.ts";

const days = (from: string, count: number): number[] =>
  Array.from({ length: count }, (_, day) => Date.parse(from) + day * DAY);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("the weather", () => {
  test("is the same for every match at a place on a day", () => {
    expect(weatherAt("1", "FR", Date.parse("2026-11-21T12:00:00Z"))).toEqual(
      weatherAt("1", "FR", Date.parse("2026-11-21T20:00:00Z")),
    );
  });

  test.each<[string, string, number, number]>([
    ["FI", "2027-01-01", -8, 3],
    ["FI", "2027-07-01", 13, 20],
    ["AR", "2027-01-01", 21, 28],
    ["AR", "2027-07-01", 9, 16],
    ["TH", "2027-01-01", 25, 30],
    ["QA", "2027-07-01", 31, 38],
  ])("is that of the season: %s in the month from %s", (country, from, coldest, warmest) => {
    const celsius = mean(days(from, 30).map((day) => weatherAt("1", country, day).celsius));
    expect(celsius).toBeGreaterThan(coldest);
    expect(celsius).toBeLessThan(warmest);
  });

  test("snows only in the cold", () => {
    const year = days("2026-01-01", 365).flatMap((day) =>
      ["FI", "PL", "BR", "TH"].map((country) => weatherAt("1", country, day)),
    );
    expect(year.filter(({ code, celsius }) => code === "snow" && celsius > 1)).toEqual([]);
    expect(year.some(({ code }) => code === "snow")).toBe(true);
    expect(year.every(({ humidity, wind }) => humidity > 20 && humidity < 100 && wind >= 0)).toBe(true);
  });
});

test("never more come than there are seats, and more where the teams are strong", () => {
  const [strong, weak] = [
    { ...teamById("20101")!, strength: 90 },
    { ...teamById("20101")!, strength: 30 },
  ];
  const crowds = (team: typeof strong) =>
    FIXTURES.slice(0, 300).map((fixture) => attendanceOf(fixture, 40_000, team, team));
  expect(Math.max(...crowds(strong))).toBeLessThanOrEqual(40_000);
  expect(mean(crowds(strong))).toBeGreaterThan(1.5 * mean(crowds(weak)));
});

describe("a referee's season", () => {
  const fixture = FIXTURES.find(
    ({ competitionId, kickOff }) => competitionId === "101" && kickOff > Date.parse("2026-10-01"),
  )!;
  const competition = competitionById("101")!;

  test("is that of their matches before the day of the match", async () => {
    const context = contextAt(fixture.kickOff + 7 * DAY);
    const season = await context.sources.season("101", fixture.season, context.now);
    const day = Math.floor(fixture.kickOff / DAY) * DAY;
    const referees = new Set(season.map((one) => refereeOf(one, competition).id));
    let matches = 0;
    let yellows = 0;
    for (const id of referees) {
      const record = await refereeRecord(id, fixture, competition, context);
      matches += record?.matches ?? 0;
      yellows += record?.yellows ?? 0;
    }
    const before = season.filter((one) => one.kickOff < day - DAY / 4 && timelineOf(one).periods.length >= 2);
    expect(matches).toBe(before.length);
    const cards = before.flatMap((one) => cardsIn(timelineOf(one).incidents));
    expect(yellows).toBe(cards.filter(({ colour }) => colour === "yellow").length);
  });

  test("holds nothing of the matches that are still to come", async () => {
    const early = contextAt(Date.parse("2026-08-01"));
    expect(await refereeRecord(refereeOf(fixture, competition).id, fixture, competition, early)).toBeUndefined();
  });
});

describe("cards", () => {
  const card = (at: number, colour: "yellow" | "second_yellow" | "red", side: "home" | "away" = "home") =>
    ({ kind: "card", at, side, colour, minute: at }) as const;

  test.each([
    ["a second yellow with a first", [card(1, "yellow"), card(2, "second_yellow")], ["yellow", "second_yellow"]],
    ["a second yellow without one", [card(1, "yellow", "away"), card(2, "second_yellow")], ["yellow", "red"]],
    [
      "two second yellows for one first",
      [card(1, "yellow"), card(2, "second_yellow"), card(3, "second_yellow")],
      ["yellow", "second_yellow", "red"],
    ],
  ])("%s", (_, incidents, colours) => {
    expect(cardsIn(incidents).map(({ colour }) => colour)).toEqual(colours);
  });
});
