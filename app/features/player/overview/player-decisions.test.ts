import { describe, expect, test } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { finished, live, scheduled } from "~/features/match-row/test-matches";
import { BASKETBALLER, FOOTBALLER } from "~/features/people/test-people";
import { nameInAddress } from "~/features/player/load-player-head.server";
import { translatorOf } from "~/i18n/translator";
import { matchLine, outcomeFor } from "./match-line.server.ts";
import { PLAYER_FACTS, type PlayerFact, playerFacts } from "./player-facts.server.ts";

const NOW = Date.parse("2026-11-21T13:40:00Z");

/** Player labels from the specification, section 3. */
const SECTION_3: readonly PlayerFact[] = [
  ...(["firstName", "lastName", "nationality", "birthDate", "age", "birthPlace"] as const),
  ...(["position", "height", "weight", "number", "experience"] as const),
];

describe.each(LOCALES)("$code", ({ code }) => {
  const football = playerFacts(FOOTBALLER, { sport: "football", locale: code, now: NOW });
  const basketball = playerFacts(BASKETBALLER, { sport: "basketball", locale: code, now: NOW });
  const all = new Map([...football, ...basketball].map((fact) => [fact.of, fact]));

  test.each(SECTION_3)("the field %s has its label and is shown", (of) => {
    expect(all.get(of)?.name).not.toMatch(/^$|facts\./);
    expect(all.get(of)?.text).toBeTruthy();
  });

  test("so are our own, and no two have one name", () => {
    expect(PLAYER_FACTS.filter((of) => !all.has(of))).toEqual([]);
    expect(new Set([...all.values()].map(({ name }) => name)).size).toBe(PLAYER_FACTS.length);
  });
});

test("unknown facts are left out", () => {
  const unknown = { name: "Nobody", seasons: [], trophies: [], transfers: [], sidelined: [] };
  expect(playerFacts(unknown, { sport: "football", locale: "en", now: NOW })).toEqual([]);
});

test("a rookie's experience is said, and an age is counted to the day", () => {
  const facts = playerFacts({ ...BASKETBALLER, experienceYears: 0 }, { sport: "basketball", locale: "en", now: NOW });
  expect(facts.find(({ of }) => of === "experience")?.text).toBe("First season as a professional");
  expect(facts.find(({ of }) => of === "age")?.text).toBe("20");
});

describe("a match of a player", () => {
  const facts = {
    locale: "en",
    timeZone: "Asia/Bangkok",
    teamId: "70001",
    t: translatorOf("en", ["player"]).getFixedT(null, "player"),
  } as const;
  const row = { match: finished, minutes: 90, rating: "7.8", isStarter: true, stats: {} };

  test("names its score, the player's rating and actions", () => {
    const stats = { goals: 2, assists: 1, ownGoals: 0, yellow: 1, red: 0, passes: 31 };
    expect(matchLine({ ...row, stats }, facts)).toMatchObject({
      href: "/en/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001",
      day: "21 Nov 2026",
      score: "2-1",
      outcome: "W",
      actions: ["2 goals", "1 assist", "Yellow card"],
      minutes: "90 min",
      rating: { value: 7.8, text: "7.8" },
    });
  });

  test("of basketball counts points, rebounds, assists, steals and blocks", () => {
    const stats = { pts: 21, reb: 1, ast: 7, stl: 0, blk: 2, fga: 15 };
    expect(matchLine({ ...row, stats }, facts).actions).toEqual(["21 points", "1 rebound", "7 assists", "2 blocks"]);
  });

  test("that goes on has no outcome", () => {
    expect(matchLine({ ...row, match: live }, facts)).toMatchObject({ isLive: true, score: "2-1" });
    expect(matchLine({ ...row, match: live }, facts).outcome).toBeUndefined();
  });

  test.each([
    ["won", finished, "home", "W"],
    ["lost", finished, "away", "L"],
    ["drawn", { ...finished, winner: undefined }, "home", "D"],
    ["of another team", finished, undefined, undefined],
    ["to come", scheduled, "home", undefined],
  ] as const)("%s is said to be so", (_name, match, side, outcome) => {
    expect(outcomeFor(match, side)).toBe(outcome);
  });
});

test("an address says a name where the data have none", () => {
  expect(nameInAddress("bukayo-saka")).toBe("Bukayo Saka");
});
