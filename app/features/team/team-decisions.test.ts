import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import { live, STATES } from "~/features/match-row/test-matches";
import { mainCompetition, ownRow } from "~/features/team/team-competition";
import { homeCountry } from "~/features/team/team-meta";
import {
  basketballRow,
  cup,
  info,
  league,
  matchOn,
  player,
  row,
  standings,
  upcomingOn,
} from "~/features/team/test-team";
import { oldestOf } from "~/features/upstream-calls/answer-age";
import { translatorOf } from "~/i18n/translator";
import type { AnyStandingsRow } from "~/sports/standings-columns";
import { aroundNow } from "./around-now.ts";
import { formEntries } from "./form-entries.ts";
import { competitionNames } from "./load-team-head.server.ts";
import { squadBest } from "./SquadInShort.tsx";
import { perMatch, seasonFigures } from "./TeamTablePart.tsx";

describe("the competition of a team's table", () => {
  test.each([
    ["its league", [cup, league], league],
    ["else the first that it plays in", [cup], cup],
    ["none", [], undefined],
  ])("is %s", (_name, competitions, main) => {
    expect(mainCompetition(competitions)).toBe(main);
  });

  test("has the team in one of its tables, or in none", () => {
    expect(ownRow(standings, "70001")?.row.rank).toBe(2);
    expect(ownRow(standings, "9")).toBeUndefined();
  });
});

describe("the country of a team", () => {
  test("has a page where a competition of the team is of it", () => {
    expect(homeCountry(info)).toEqual(league.country);
  });

  test.each([
    ["is a name without", { country: "Monaco", competitions: [league] }, { name: "Monaco" }],
    ["is unknown", { competitions: [league] }, undefined],
  ])("%s", (_name, of, country) => {
    expect(homeCountry(of)).toEqual(country);
  });
});

describe("form", () => {
  const letters = (matches: Match[], id = "70001") => formEntries(matches, id).map(({ letter }) => letter);

  test.each([
    ["won", {}, "W"],
    ["lost", { score: [0, 1], winner: "away" }, "L"],
    ["drawn", { score: [1, 1], winner: undefined }, "D"],
    ["won, by the score alone", { score: [3, 1], winner: undefined }, "W"],
    ["lost on penalties", STATES.afterPenalties, "L"],
  ] as [string, Partial<Match>, string][])("a match %s", (_name, change, letter) => {
    expect(letters([matchOn(0, change)])).toEqual([letter]);
  });

  test("is the side's own", () => {
    const [entry] = formEntries([matchOn(0)], "70002");
    expect(entry).toMatchObject({ letter: "L", side: "away", opponent: { id: "70001" } });
  });

  test("has five decided matches, the latest last", () => {
    const matches = [STATES.postponed ?? upcomingOn(1), ...[0, -1, -2, -3, -4, -5].map((days) => matchOn(days))];
    expect(formEntries(matches, "70001").map(({ match }) => match.id)).toEqual(["m-4", "m-3", "m-2", "m-1", "m0"]);
  });
});

describe("what lies around the present", () => {
  const postponed: Match = { ...matchOn(1), state: "void", how: "POSTPONED" } as Match;

  test.each([
    ["a match in play before any other", [upcomingOn(1), live], [], { next: live, isPlaying: true }],
    ["the next that takes place", [postponed, upcomingOn(2)], [], { next: upcomingOn(2), isPlaying: false }],
    ["the last that was decided", [], [postponed, matchOn(-1), matchOn(-2)], { last: matchOn(-1), isPlaying: false }],
    ["nothing", [], [], { isPlaying: false }],
  ] as [string, Match[], Match[], object][])("is %s", (_name, upcoming, past, around) => {
    expect(aroundNow(upcoming, past)).toEqual(around);
  });
});

describe("who leads a squad", () => {
  test("by goals, assists and rating in football, without players who have none", () => {
    const best = squadBest(info.squad, "football");
    expect(best.map(({ key, players }) => [key, players.map((one) => [one.player.id, one.value])])).toEqual([
      [
        "count.goals",
        [
          ["1", 9],
          ["2", 2],
        ],
      ],
      [
        "count.assists",
        [
          ["2", 6],
          ["1", 1],
        ],
      ],
      [
        "count.rating",
        [
          ["1", "7.90"],
          ["2", "7.10"],
        ],
      ],
    ]);
  });

  test("an average needs a third of the matches; of equals the one with fewer comes first", () => {
    const squad = [
      player("1", { averages: { games: 12, points: "20.1" } }),
      player("2", { averages: { games: 3, points: "35.0" } }),
      player("3", { averages: { games: 6, points: "20.1" } }),
    ];
    const [points, ...rest] = squadBest(squad, "basketball");
    expect(points?.players.map((one) => one.player.id)).toEqual(["3", "1"]);
    expect(rest).toEqual([]);
  });

  test("at most three, and no list where nothing was counted", () => {
    const squad = ["1", "2", "3", "4"].map((id) => player(id, { counts: { goals: 1 } }));
    expect(squadBest(squad, "football").map(({ players }) => players.length)).toEqual([3]);
    expect(squadBest([player("1")], "football")).toEqual([]);
  });
});

describe("numbers of the season", () => {
  test.each<[string, Sport, AnyStandingsRow, object | undefined]>([
    ["goals", "football", row(1, "1"), { scored: "2.08", conceded: "0.83" }],
    ["points", "basketball", basketballRow, { scored: "110.5", conceded: "104.2" }],
    ["nothing before the first match", "football", row(1, "1", { played: 0 }), undefined],
  ])("%s of a match", (_name, sport, of, expected) => {
    expect(perMatch(of, sport)).toEqual(expected);
  });

  test("are the place and every figure of the row", () => {
    const t = translatorOf("en", ["standings"]).getFixedT(null, "standings");
    expect(seasonFigures(row(2, "1"), "football", t, "en").map(({ value }) => value)).toEqual([
      "2",
      "12",
      "7",
      "2",
      "3",
      "25-10",
      "+15",
      "23",
    ]);
    const figures = seasonFigures(basketballRow, "basketball", t, "en");
    const keys = figures.map(({ key }) => key);
    expect(figures.find(({ key }) => key === "streak")?.value).toBe("L2");
    expect(keys).toEqual(
      expect.arrayContaining(["position", "winPct", "gamesBehind", "home", "away", "lastTen", "streak"]),
    );
  });
});

test("names of competitions are those of every answer", () => {
  const names = competitionNames({ competitions: [cup] }, undefined, { competitions: [league] });
  expect([...names.values()]).toEqual(["National Cup", "V.League 1"]);
});

test("a page is as old as its oldest answer, and stale when one is", () => {
  const fresh = { fetchedAt: 2, isLastGood: false };
  expect(oldestOf([fresh, { fetchedAt: 1, isLastGood: true }])).toEqual({ fetchedAt: 1, isLastGood: true });
  expect(oldestOf([fresh])).toEqual(fresh);
});
