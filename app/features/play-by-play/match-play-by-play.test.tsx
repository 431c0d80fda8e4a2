import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { GameComment } from "#contract/domain/game-events";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { GAME_INFO, TAB_PARAMS, tabPage, withoutTable } from "~/features/match/test-tab";
import { type Answers, faultOf, testContext } from "~/features/match-list/test-context";
import { GAMES } from "~/features/match-row/test-games";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { loadMatchPlayByPlay, loadPlays } from "./load-match-play-by-play.server.ts";
import { MatchPlayByPlayPage } from "./MatchPlayByPlayPage.tsx";
import { type PlayMark, periodsOf, playLines, playMarks, readGamePeriod, readPlayFilter } from "./plays.ts";

const play = (change: Partial<GameComment>): GameComment => ({
  id: "g-1",
  kind: "FOUL",
  period: 1,
  left: 583,
  score: [46, 41],
  at: 0,
  text: "Foul by A.",
  ...change,
});
const plays = [
  play({
    id: "g-5",
    period: 2,
    kind: "FG3",
    isMade: true,
    side: "home",
    text: "A hits a three. 49-41",
    score: [49, 41],
  }),
  play({ id: "g-4", period: 2, kind: "FT", isMade: false, side: "away", text: "B misses. <b>" }),
  play({ id: "g-3", period: 2, kind: "PERIOD", left: 600, text: "Quarter 2 begins." }),
  play({ id: "g-2", period: 1, kind: "PERIOD", left: 0, text: "Quarter 1 is over. X 46-\u206041 Y." }),
  play({ id: "g-1", period: 1 }),
];
const answering =
  (comments: readonly GameComment[], match: object = GAME_INFO.match): Answers =>
  ({ name }) => ({
    value: name === "basketballMatchInfo" ? { ...GAME_INFO, match } : { comments, hasNext: false },
  });

async function render(answers: Answers, search = "", locale: LocaleCode = "en"): Promise<string> {
  const { context } = testContext(withoutTable(answers), { locale });
  const data = await loadMatchPlayByPlay(context, { sport: "basketball", params: TAB_PARAMS, search });
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("match-play-by-play"))}>
      <MatchPlayByPlayPage data={data} page={tabPage(locale)} />
    </I18nextProvider>,
  );
}

test("a play has what is left and, beside who scored, the score, which it says once", () => {
  expect(playLines(plays, 2, "all")).toEqual([
    { id: "g-5", clock: "9:43", text: "A hits a three.", score: [49, 41], kind: "made", side: "home" },
    { id: "g-4", clock: "9:43", text: "B misses. <b>", kind: "missed", side: "away" },
    { id: "g-3", clock: "10:00", text: "Quarter 2 begins.", score: [46, 41], kind: "period" },
  ]);
  const said = (text: string) => playLines([play({ text })], 1, "all")[0]?.text;
  expect(said("三分命中。46:41")).toBe("三分命中。");
  expect(said("Cesta. 46\u00a0a\u00a041")).toBe("Cesta.");
  expect(said("ยิงลง 3 แต้ม · 46-41")).toBe("ยิงลง 3 แต้ม");
  expect(said("Made. 46-41. All level.")).toBe("Made. All level.");
  expect(said("三分命中。46:41。双方战平。")).toBe("三分命中。双方战平。");
  expect(said("Time-out at 46-41.")).toBe("Time-out at 46-\u206041.");
  expect(said("Made. 146-41")).toBe("Made. 146-\u206041");
  expect(playLines(plays, 2, "scoring").map(({ id }) => id)).toEqual(["g-5", "g-3"]);
  expect(playLines(plays, 1, "all")[0]?.text).toBe("Quarter 1 is over. X 46-\u206041 Y.");
});

test("what a side changes at one whistle is one entry, in order, under the id of the first", () => {
  const change = (id: string, side: "home" | "away", text: string, left = 300) =>
    play({ id, kind: "SUB", side, left, text });
  const comments = [
    change("5", "away", "I for J.", 290),
    change("4", "away", "G for H."),
    change("3", "home", "E for F."),
    change("2", "home", "C for D."),
    change("1", "home", "A for B."),
  ];
  expect(playLines(comments, 1, "all")).toEqual([
    { id: "5", clock: "4:50", text: "I for J.", side: "away", kind: "change" },
    { id: "4", clock: "5:00", text: "G for H.", side: "away", kind: "change" },
    { id: "1", clock: "5:00", text: "A for B.", further: ["C for D.", "E for F."], side: "home", kind: "change" },
  ]);
});

test.each<[string, [number, number][], Record<number, PlayMark[]>]>([
  [
    "first points change no lead",
    [
      [0, 0],
      [2, 0],
    ],
    {},
  ],
  [
    "level, then ahead",
    [
      [0, 0],
      [2, 0],
      [2, 2],
      [2, 5],
    ],
    { 2: [{ is: "tie" }], 3: [{ is: "lead" }] },
  ],
  [
    "ahead again after a tie is no change",
    [
      [0, 0],
      [2, 0],
      [2, 2],
      [4, 2],
    ],
    { 2: [{ is: "tie" }] },
  ],
  [
    "a run is marked at its end",
    [
      [0, 0],
      [3, 0],
      [6, 0],
      [8, 0],
      [8, 0],
      [8, 2],
    ],
    { 3: [{ is: "run", points: 8 }] },
  ],
  [
    "seven are no run",
    [
      [0, 0],
      [3, 0],
      [6, 0],
      [7, 0],
      [7, 2],
    ],
    {},
  ],
  [
    "one that goes on",
    [
      [5, 9],
      [8, 9],
      [11, 9],
      [14, 9],
    ],
    { 2: [{ is: "lead" }], 3: [{ is: "run", points: 9 }] },
  ],
  [
    "a corrected score",
    [
      [0, 0],
      [3, 0],
      [2, 0],
      [4, 0],
    ],
    {},
  ],
])("marks of plays: %s", (_name, scores, expected) => {
  const newestFirst = scores.map((score, index) => ({ id: `${index}`, score })).toReversed();
  const marks = Object.fromEntries([...playMarks(newestFirst)].map(([id, of]) => [Number(id), of]));
  expect(marks).toEqual(expected);
});

test.each([
  ["", undefined],
  ["period=2", 2],
  ["period=12", 12],
  ["period=0", null],
  ["period=x", null],
] as const)("the address ?%s asks for %s", (query, period) => {
  expect(readGamePeriod(new URLSearchParams(query))).toBe(period);
});

test.each([
  ["before the game", GAMES.scheduled, [], 0],
  ["as many as the board says", GAMES.clockRuns, [], 3],
  ["one that only the plays know", GAMES.scheduled, plays, 2],
] as const)("periods to choose from: %s", (_name, match, comments, begun) => {
  expect(periodsOf(match, comments)).toEqual({ count: 4, begun });
});

describe("asking for plays", () => {
  const paged: Answers = ({ query }) => {
    const page = Number(query.lastId ?? 0);
    return { value: { comments: [play({ period: 4 - page })], hasNext: page < 3, lastId: `${page + 1}` } };
  };

  test.each([
    [undefined, 2],
    [4, 2],
    [3, 3],
    [1, 4],
  ])("goes back as far as period %s needs: %i calls", async (period, expected) => {
    const { context, calls } = testContext(paged);
    await loadPlays(context, "1", period);
    expect(calls).toHaveLength(expected);
  });

  test("stops where a supplier never comes to an end", async () => {
    const { context, calls } = testContext(() => ({ value: { comments: [play({})], hasNext: true, lastId: "1" } }));
    expect((await loadPlays(context, "1", 1)).value).toHaveLength(6);
    expect(calls).toHaveLength(6);
  });
});

describe("the plays of a game", () => {
  test.each(LOCALES)("in $code: the latest period, and links to the others", async ({ code }) => {
    const html = await render(answering(plays), "", code);
    expect(html).toMatch(/<ol id="plays"[^>]* data-newest=""/);
    expect(html).toMatch(/id="p-g-5".*id="p-g-4".*id="p-g-3"/s);
    expect(html).not.toContain('id="p-g-1"');
    expect(html).toContain("play-by-play?period=1");
    expect(html).toContain("play-by-play?show=scoring");
    expect(html).toContain("B misses. &lt;b&gt;");
    expect(html).toContain(`<b><strong>49</strong>${code === "zh-Hant" ? ":" : "-"}41</b>`);
    expect(html).not.toMatch(/style=|aria-current="true">[^<]*1</);
  });

  test("keeps one choice in the links of the other", async () => {
    const html = await render(answering(plays), "?period=1&show=scoring");
    expect(html).toContain('play-by-play?period=2&amp;show=scoring"');
    expect(html).toContain('play-by-play?period=1">');
    expect(html).not.toContain('id="p-g-1"');
    expect(readPlayFilter(new URLSearchParams("show=fouls"))).toBeNull();
    await expect(render(answering(plays), "?show=fouls")).rejects.toMatchObject({ data: { error: "badRequest" } });
  });

  test("shows the period in the address, or that it has not begun", async () => {
    expect(await render(answering(plays), "?period=1")).toContain('id="p-g-1"');
    expect(await render(answering(plays), "?period=7")).toContain("Overtime 3 has not begun.");
  });

  test.each(Object.entries(GAMES))("stands in every state: %s", async (_name, game) => {
    const { countryKey, leagueKey, matchName } = TAB_PARAMS;
    const html = await render(answering(plays, { ...game, countryKey, leagueKey, slug: matchName }));
    expect(html).toContain('<li id="p-g-5" class="made home">');
  });

  test("says that there are none, or that they cannot be had", async () => {
    const match = { ...GAME_INFO.match, state: "scheduled", periods: undefined, isTimeConfirmed: true };
    expect(await render(answering([], match))).toContain("No play-by-play yet");
    const failing: Answers = (call) => {
      if (call.name === "basketballCommentary") throw faultOf("network");
      return answering(plays)(call);
    };
    expect(await render(failing)).toContain("cannot be loaded");
  });

  test("a period that cannot be read ends as an error page", async () => {
    await expect(render(answering(plays), "?period=two")).rejects.toMatchObject({ data: { error: "badRequest" } });
  });
});
