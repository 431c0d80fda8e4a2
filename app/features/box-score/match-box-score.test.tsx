import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { BOX_KEYS, type BoxCounts, type BoxLine, type BoxNumbers, type BoxScore } from "#contract/domain/box-score";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { GAME_INFO, TAB_PARAMS, tabPage, withoutTable } from "~/features/match/test-tab";
import { type Answers, faultOf, testContext } from "~/features/match-list/test-context";
import { GAMES } from "~/features/match-row/test-games";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import {
  BOX_COLUMNS,
  boxPercentage,
  boxText,
  columnsOf,
  hasPlayed,
  playingTime,
  readBoxSort,
  sortedLines,
} from "./box-columns.ts";
import { loadMatchBoxScore } from "./load-match-box-score.server.ts";
import { MatchBoxScorePage } from "./MatchBoxScorePage.tsx";

const numbers = (change: Partial<BoxNumbers> = {}): BoxNumbers => ({
  ...(Object.fromEntries(BOX_KEYS.map((key) => [key, 0])) as BoxCounts),
  seconds: 0,
  efficiency: 0,
  ...change,
});
const line = (change: Partial<BoxLine>): BoxLine => ({
  ...numbers({ seconds: 1867, fgm: 7, fga: 13 }),
  id: "5",
  key: "a-player",
  name: "A <Player>",
  isStarter: true,
  ...change,
});
const team = {
  teamId: "1",
  players: [
    line({ plusMinus: -4, isOnCourt: true, number: 7, position: "PG" }),
    line({ name: "Sixth", isStarter: false, isFouledOut: true }),
    line({ name: "Hurt", isStarter: false, seconds: 0, didNotPlay: "knee" }),
    line({ name: "Left out", isStarter: false, seconds: 0, didNotPlay: "coach" }),
    line({ name: "Waiting", isStarter: false, seconds: 0 }),
  ],
  totals: numbers({ seconds: 12_000, fgm: 17, fga: 35 }),
};
const box: BoxScore = { home: team, away: { ...team, players: team.players.slice(0, 1) }, updatedAt: 1 };

const answering =
  (answer: object, match: object = GAME_INFO.match): Answers =>
  ({ name }) => ({ value: name === "basketballMatchInfo" ? { ...GAME_INFO, match } : answer });

async function render(answers: Answers, locale: LocaleCode = "en", search = ""): Promise<string> {
  const { context } = testContext(withoutTable(answers), { locale });
  const data = await loadMatchBoxScore(context, { sport: "basketball", params: TAB_PARAMS, search });
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("match-box-score"))}>
      <MatchBoxScorePage data={data} page={tabPage(locale)} />
    </I18nextProvider>,
  );
}

test.each([
  ["seconds", "31:07"],
  ["fieldGoals", "7-13"],
  ["threePointers", "0-0"],
  ["plusMinus", "−4"],
  ["pts", "0"],
] as const)("the column %s", (column, text) => {
  expect(boxText(column, line({ plusMinus: -4 }))).toBe(text);
});

test("a difference has its sign, and is a dash where nobody counted it", () => {
  expect(boxText("plusMinus", line({ plusMinus: 4 }))).toBe("+4");
  expect(boxText("plusMinus", line({ plusMinus: 0 }))).toBe("0");
  expect(boxText("plusMinus", line({}))).toBe("–");
  expect(playingTime(59)).toBe("0:59");
});

test("shots have a percentage where any were taken", () => {
  expect(boxPercentage("fieldGoals", team.totals)).toBe("49%");
  expect(boxPercentage("freeThrows", team.totals)).toBeUndefined();
  expect(boxPercentage("pts", team.totals)).toBeUndefined();
});

test.each([
  [line({}), true],
  [line({ seconds: 0, isOnCourt: true }), true],
  [line({ seconds: 0 }), false],
  [line({ seconds: 0, didNotPlay: "coach" }), false],
])("who has been on the court has numbers", (player, expected) => {
  expect(hasPlayed(player)).toBe(expected);
});

test("columns that the source does not count of players are left out, and what would follow from them", () => {
  const box = { players: [line({})], uncounted: ["oreb", "dreb", "stl", "blk", "tov", "pf"] as const };
  expect(columnsOf({ ...box, uncounted: [...box.uncounted] })).toEqual([
    "seconds",
    "pts",
    "reb",
    "ast",
    "fieldGoals",
    "threePointers",
    "freeThrows",
  ]);
  expect(columnsOf({ players: [line({ plusMinus: 2 })], uncounted: ["fta"] })).not.toContain("freeThrows");
  expect(columnsOf({ players: [line({ plusMinus: 2 })], uncounted: ["fta"] })).toContain("plusMinus");
  expect(columnsOf({ players: [] })).toBe(BOX_COLUMNS);
});

describe("players sorted by a column", () => {
  const players = [
    line({ name: "A", pts: 4, fgm: 2, fga: 3 }),
    line({ name: "B", pts: 9, fgm: 2, fga: 2, plusMinus: -3 }),
    line({ name: "C", seconds: 0, pts: 0 }),
    line({ name: "D", pts: 9, fgm: 0, fga: 0, plusMinus: 5 }),
  ];

  test.each([
    [undefined, "ABCD"],
    ["pts", "BDAC"],
    ["fieldGoals", "BADC"],
    ["plusMinus", "DBAC"],
  ] as const)("%s", (column, order) => {
    expect(sortedLines(players, column).map(({ name }) => name)).toEqual([...order]);
  });

  test("the address names the column", () => {
    for (const column of BOX_COLUMNS) expect(readBoxSort(new URLSearchParams({ sort: column }))).toBe(column);
    expect(readBoxSort(new URLSearchParams())).toBeUndefined();
    expect(readBoxSort(new URLSearchParams("sort=fgm"))).toBeNull();
  });
});

describe("the box score of a game", () => {
  test.each(LOCALES)("in $code: a table a team in a region that scrolls", async ({ code }) => {
    const html = await render(answering(box), code);
    expect(html.match(/<table/g)).toHaveLength(2);
    expect(html.match(/tabindex="0" role="region" aria-label=/g)).toHaveLength(2);
    expect(html).toContain("A &lt;Player&gt;");
    expect(html).not.toMatch(/style=|\b(column|short)\.\w+</);
  });

  test("has columns that sort by a link, one of them back to the coach's order", async () => {
    const html = await render(answering(box), "en", "?sort=ast");
    expect(html.match(/<th scope="col" aria-sort="descending">/g)).toHaveLength(2);
    expect(html).toMatch(
      /aria-sort="descending"><a href="[^"?]+\/box-score#home" rel="nofollow"><abbr title="Assists">/,
    );
    expect(html).toMatch(/<a href="[^"]+\/box-score\?sort=pts#away" rel="nofollow"><abbr/);
    expect(html.match(/tabindex="-1"/g)).toHaveLength(2 * BOX_COLUMNS.length);
    expect(await render(answering(box))).not.toContain("aria-sort");
    await expect(render(answering(box), "en", "?sort=name")).rejects.toMatchObject({ data: { error: "badRequest" } });
  });

  test("gives a team's lead as its plus-minus", async () => {
    const ahead = { home: team, away: { ...box.away, totals: numbers({ pts: 88 }) }, updatedAt: 1 };
    const html = await render(answering({ ...ahead, home: { ...team, totals: numbers({ pts: 95 }) } }));
    expect(html).toContain("<td>+7</td>");
    expect(html).toContain("<td>−7</td>");
  });

  test("parts starters from the bench and says why someone did not play", async () => {
    const html = await render(answering(box));
    expect(html).toMatch(/Starters.*A &lt;Player&gt;.*Bench.*Sixth.*Team totals/s);
    expect(html).toContain("DNP: Coach’s decision");
    expect(html).toContain("DNP: Knee injury");
    expect(html).toContain("Has not played yet");
    expect(html).toContain("Fouled out");
    expect(html).toContain('href="/en/basketball/player/a-player/5/overview"');
  });

  test.each(Object.entries(GAMES))(
    "stands in every state, and only a live one has players on the court: %s",
    async (_name, game) => {
      const html = await render(
        answering(box, {
          ...game,
          slug: TAB_PARAMS.matchName,
          countryKey: TAB_PARAMS.countryKey,
          leagueKey: TAB_PARAMS.leagueKey,
        }),
      );
      expect(html.includes("On the court")).toBe(game.state === "live");
    },
  );

  test("says that there is none of a game that is over, where nobody counted", async () => {
    expect(await render(answering({ ...box, updatedAt: undefined }))).toContain("No box score for this game");
    const empty = { ...team, players: [] };
    expect(await render(answering({ home: empty, away: empty, updatedAt: 1 }))).toContain("No box score for this game");
  });

  test("goes on without an answer", async () => {
    const failing: Answers = (call) => {
      if (call.name === "boxScore") throw faultOf("network");
      return answering(box)(call);
    };
    expect(await render(failing)).toContain("cannot be loaded");
  });
});
