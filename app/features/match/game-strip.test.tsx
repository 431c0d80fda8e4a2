import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { GameBoard, Match, Series } from "#contract/domain/match";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { scoreText } from "#contract/text/score-text";
import { GAMES } from "~/features/match-row/test-games";
import { NOW } from "~/features/match-row/test-matches";
import { basketballRow } from "~/features/standings/test-standings";
import { translatorOf } from "~/i18n/translator";
import { GameStrip, seriesState } from "./GameStrip.tsx";
import { recordsIn, showsRecords } from "./load-match-head.server.ts";

const strip = (match: Match, locale: LocaleCode = "en"): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, ["match"])}>
      <GameStrip match={match} />
    </I18nextProvider>,
  );
const series = (home: number, away: number, bestOf: Series["bestOf"] = 7): Series => ({
  bestOf,
  game: home + away + 1,
  wins: [home, away],
});

describe("a series", () => {
  test.each([
    ["one game", series(1, 0, 1), undefined],
    ["no game yet", series(0, 0), undefined],
    ["level", series(2, 2), { is: "level", score: "2-2" }],
    ["the home side ahead", series(3, 1), { is: "leads", side: "home", score: "3-1" }],
    ["the away side ahead", series(0, 2, 5), { is: "leads", side: "away", score: "2-0" }],
    ["won", series(2, 4), { is: "won", side: "away", score: "4-2" }],
    ["won in two", series(2, 0, 3), { is: "won", side: "home", score: "2-0" }],
  ])("%s", (_name, given, expected) => {
    expect(seriesState(given, "en")).toEqual(expected);
  });

  test.each(LOCALES)("in $code a whole sentence, before and after a game", ({ code }) => {
    for (const [wins, score] of [
      [series(3, 1), [3, 1]],
      [series(2, 2), [2, 2]],
      [series(1, 4), [4, 1]],
    ] as const) {
      expect(strip({ ...GAMES.scheduled, series: wins }, code)).toContain(scoreText(score, code, "sentence"));
      expect(strip({ ...GAMES.fullTime, series: wins }, code)).toMatch(/>[^<{]+</);
    }
  });

  test("names the side by its short name", () => {
    expect(strip({ ...GAMES.fullTime, series: series(1, 3) })).toContain("Celtics lead 3-1");
    expect(strip(GAMES.fullTime)).toBe("");
  });
});

describe("a game in play", () => {
  const withBoard = (gameBoard: GameBoard, game: Match = GAMES.clockRuns) => strip({ ...game, gameBoard } as Match);

  test("has possession, bonus and time-outs left, each for eyes and for ears", () => {
    const html = withBoard({ possession: "away", bonus: ["home"], timeouts: [3, 2] });
    expect(html).toContain("● Celtics");
    expect(html).toContain("Possession: Boston Celtics.");
    expect(html).toContain("Bonus: Lakers");
    expect(html).toContain("TO 3-2");
    expect(html).toContain("Time-outs left: Los Angeles Lakers 3, Boston Celtics 2");
  });

  test("names nobody where both sides have the bonus", () => {
    expect(withBoard({ bonus: ["home", "away"] })).toContain("Bonus: both teams");
  });

  test("has neither possession nor bonus in a break, and nothing where nothing is reported", () => {
    const html = withBoard({ possession: "away", bonus: ["home"], timeouts: [3, 2] }, GAMES.halfTime);
    expect(html).not.toMatch(/Possession|Bonus/);
    expect(html).toContain("TO 3-2");
    expect(strip(GAMES.clockRuns)).toBe("");
  });
});

describe("records", () => {
  test.each([
    ["before a game", GAMES.scheduled, true],
    ["in play", GAMES.clockRuns, true],
    ["after it", GAMES.fullTime, true],
    ["a day later", { ...GAMES.fullTime, kickOff: NOW - 24 * 3_600_000 }, false],
    ["of a series", { ...GAMES.scheduled, series: series(0, 0) }, false],
    ["of a game that is off", GAMES.postponed, false],
  ] as const)("%s", (_name, match, expected) => {
    expect(showsRecords(match, NOW)).toBe(expected);
  });

  test("are those of the tables that hold both sides", () => {
    const sides = { home: { id: "1", key: "a", name: "A" }, away: { id: "2", key: "b", name: "B" } };
    const east = { rows: [basketballRow(1)] };
    const west = { rows: [basketballRow(2, { won: 9, lost: 7 })] };
    expect(recordsIn({ tables: [east, west] }, sides)).toEqual({ home: [14, 2], away: [9, 7] });
    expect(recordsIn({ tables: [east] }, sides)).toBeUndefined();
  });
});
