import { describe, expect, test } from "vitest";
import type { GameLineUps } from "#contract/domain/game-info";
import type { LineUpPlayer, TeamLineUp } from "#contract/domain/line-ups";
import type { Match } from "#contract/domain/match";
import { testEvent } from "~/features/match-events/test-events";
import { GAMES } from "~/features/match-row/test-games";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { markupOf, textsOf } from "~/ui/test-translated";
import { BasketballLineUps } from "./BasketballLineUps.tsx";
import type { LineUpFacts } from "./marks.ts";
import { PlayerMarks, RatingBadge } from "./PlayerMarks.tsx";
import { substitutionsOf } from "./substitutions.ts";
import { TeamList } from "./TeamList.tsx";
import { gameLineUps, lineUpPlayer, lineUps } from "./test-line-ups.ts";

const TEXTS = ["common", "lineups", "people", "match"] as const;
const i18n = translatorOf("en", [...TEXTS]);
const facts: LineUpFacts = {
  sport: "football",
  locale: "en",
  t: i18n.getFixedT(null, "lineups"),
  people: i18n.getFixedT(null, "people"),
};

interface Side {
  team?: Partial<TeamLineUp>;
  events?: Parameters<typeof substitutionsOf>[2];
  isOver?: boolean;
}

function list({ team = {}, events = [], isOver = false }: Side = {}) {
  const side: TeamLineUp = { ...lineUps.home, ...team };
  const markup = markupOf(
    <TeamList
      team={side}
      name="Hà Nội FC"
      substitutions={substitutionsOf(side, "home", events)}
      isOver={isOver}
      facts={facts}
    />,
    TEXTS,
  );
  return { markup, rows: textsOf(markup, "tr") };
}
const change = testEvent({
  id: "8",
  type: "SUBST",
  minute: 75,
  period: "H2",
  player: undefined,
  playerIn: { name: "P12", id: "12", key: "p-12" },
  playerOut: { name: "P3", id: "3", key: "p-3" },
});

describe("a side's list", () => {
  test("has starters and substitutes, and no columns for what has not happened", () => {
    const { rows, markup } = list();
    expect(rows.filter((text) => /line-up|Substitutes/.test(text))).toEqual(["Starting line-up", "Substitutes"]);
    expect(markup).not.toContain("Rating<");
    expect(markup).toContain('colSpan="2"');
  });

  test("says who came on for whom and when, and until the end leaves everybody in place", () => {
    const { rows } = list({ events: [change] });
    expect(rows.find((text) => text.includes("P12"))).toContain("for P3");
    expect(rows).toContain("Substitutes");
    expect(rows).not.toContain("Came on");
  });

  test("says that the replaced player was injured", () => {
    expect(list({ events: [{ ...change, reason: "injury" }] }).markup).toContain("for P3, injured");
  });

  test("has those who came on apart once it is over", () => {
    const { rows } = list({ events: [change], isOver: true });
    const [cameOn, bench] = [rows.indexOf("Came on"), rows.indexOf("Substitutes")];
    expect(rows[cameOn + 1]).toContain("P12");
    expect(rows[bench + 1]).toContain("P13");
  });

  test("leaves out a part without players, and says when nobody is known", () => {
    expect(list({ team: { bench: [] } }).rows).not.toContain("Substitutes");
    expect(list({ team: { starters: [], bench: [] } }).markup).toContain("This team’s line-up is not known.");
  });

  test("names formation and average rating if there are any", () => {
    expect(list().markup).toContain("4-3-3");
    expect(list({ team: { averageRating: "6.84" } }).markup).toContain("Average rating");
    expect(list({ team: { formation: undefined } }).markup).not.toContain("Formation");
  });

  test("marks the captain, and a player without a number", () => {
    const starters = [lineUpPlayer(1, { isCaptain: true }), lineUpPlayer(2, { number: undefined })];
    const { rows } = list({ team: { starters } });
    expect(rows.find((text) => text.includes("P1 "))).toContain("C");
    expect(rows.find((text) => text.includes("P2"))).toMatch(/^–/);
  });

  test("has columns for marks and ratings as soon as somebody has played", () => {
    expect(list({ team: { starters: [lineUpPlayer(1, { minutes: 3 })] } }).markup).toContain('colSpan="4"');
    expect(list({ team: { starters: [lineUpPlayer(1, { rating: "6.5" })] } }).markup).toContain('colSpan="4"');
  });
});

describe("a player's marks", () => {
  const marks = (change: Partial<LineUpPlayer>, isNamed = true) =>
    markupOf(<PlayerMarks player={lineUpPlayer(9, change)} {...(isNamed && { facts })} />, TEXTS);

  test("are named with their number, which is shown if it is more than one", () => {
    expect(marks({ goals: 1 })).toContain('aria-label="Goals: 1"');
    expect(textsOf(marks({ goals: 1 }), "span")).toEqual([]);
    expect(textsOf(marks({ goals: 2, assists: 1 }), "span")).toEqual(["2"]);
  });

  test("have no names beside a list that has them", () => {
    expect(marks({ goals: 1 }, false)).not.toContain("aria-label");
  });

  test("of a second yellow card are one", () => {
    expect(marks({ yellow: 2, red: 1, isSecondYellow: true }).match(/<i /g)).toHaveLength(1);
    expect(marks({ yellow: 1, red: 1 }).match(/<i /g)).toHaveLength(2);
  });
});

describe("a rating", () => {
  const badge = (change: Partial<LineUpPlayer>, fallback?: string) =>
    markupOf(<RatingBadge player={lineUpPlayer(9, change)} facts={facts} {...(fallback && { fallback })} />, TEXTS);

  test.each([
    ["7.4", "good"],
    ["6.4", "fair"],
    ["5.4", "poor"],
  ])("of %s is %s", (rating, band) => {
    expect(badge({ rating })).toMatch(new RegExp(`class="rating ${band}[^>]*>${rating}`));
  });

  test("has a star for the best player, and something else where there is none", () => {
    expect(badge({ rating: "9.0", isManOfTheMatch: true })).toContain("Player of the match");
    expect(badge({ rating: "9.0" })).not.toContain("Player of the match");
    expect([badge({}, "–"), badge({})]).toEqual(["–", ""]);
  });
});

describe("a basketball game", () => {
  const game = (match: Match, canChange = true, value: GameLineUps = gameLineUps) =>
    markupOf(<BasketballLineUps match={match} lineUps={value} canChange={canChange} page={testPage("en")} />, TEXTS);
  const live = Object.values(GAMES).find(({ state }) => state === "live") as Extract<Match, { state: "live" }>;
  const fives = (markup: string) => textsOf(markup, "li").map((text) => text.replace(/^\d+ /, ""));

  test("shows who is on court, guards first, and marks them in the lists", () => {
    const markup = game(live);
    expect(markup).toContain("On court now");
    expect(fives(markup)[0]).toContain("Starter PG");
    expect(fives(markup)[4]).toContain("Sixth Man");
    expect(markup.match(/>On court</g)).toHaveLength(10);
  });

  test("shows who was on court in a break, without marks", () => {
    const markup = game({ ...live, period: "HALF_TIME" });
    expect(markup).toContain("On court before the break");
    expect(markup).not.toContain(">On court<");
  });

  test("shows the starters before it begins, and where nobody is said to be on court", () => {
    const nobody = {
      ...gameLineUps.home,
      bench: [],
      starters: gameLineUps.home.starters.map(({ isOnCourt: _, ...one }) => one),
    };
    expect(game(live, true, { ...gameLineUps, home: nobody, away: nobody })).toMatch(/<h2>Starting five/);
    const scheduled = Object.values(GAMES).find(({ state }) => state === "scheduled") as Match;
    expect(game(scheduled)).toMatch(/<h2>Starting five/);
  });

  test("shows only the lists once it cannot change, or while they are predicted", () => {
    expect(game(live, false)).not.toMatch(/<h2>(?:Starting five|On court)/);
    expect(game(live, true, { ...gameLineUps, state: "predicted" } as GameLineUps)).not.toMatch(
      /<h2>(?:Starting five|On court)/,
    );
  });

  test("says when nobody is known", () => {
    const empty = { ...gameLineUps.home, starters: [], bench: [] };
    expect(game(live, false, { ...gameLineUps, home: empty })).toContain("This team’s line-up is not known.");
  });
});
