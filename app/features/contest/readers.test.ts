import { describe, expect, test } from "vitest";
import { contestHref, contestTabOf } from "./contest-head.ts";
import { type PickMatch, readMatchState } from "./match-facts.ts";
import { readMine } from "./mine.ts";
import { drawPicture, fitText, pictureSize, toneOf } from "./picks-picture.ts";
import { intOf, readBoard } from "./read-leaders.ts";
import { testLeader } from "./test-contest.ts";
import { joinBoard, nextOf } from "./use-board.ts";
import { readDay, withTimes } from "./use-day.ts";

const USER = {
  entryId: "e1",
  rank: 7,
  userMasked: "Som••••",
  points: 12,
  livePoints: null,
  settled: 9,
  win: 5,
  halfWin: 1,
  push: 1,
  halfLose: 1,
  lose: 1,
  isMe: false,
  isSimulated: false,
};

/** The masked name with the number of its entry. */
const SHOWN = "Som••••\u00a0#180";

describe("a board in an answer", () => {
  test.each([
    ["of entries", { list: [{ user: USER, picks: [] }], hasNext: true, lastId: "x" }],
    ["of participants", { list: [USER], hasNext: true, lastId: "x" }],
  ])("%s", (_, data) => {
    expect(readBoard(data)).toEqual({ leaders: [testLeader({ name: SHOWN })], hasNext: true, lastId: "x" });
  });

  test.each([undefined, null, {}, { list: [{}] }, { list: "none" }])("%j has no rows", (data) => {
    expect(readBoard(data)).toEqual({ leaders: [], hasNext: false });
  });
});

test("rows of several pages are there once, and the last page has no next", () => {
  const page = (ids: string[], lastId?: string) => ({
    leaders: ids.map((entryId) => testLeader({ entryId })),
    hasNext: lastId !== undefined,
    ...(lastId && { lastId }),
  });
  const pages = [page(["a", "b"], "b"), page(["b", "c"])];
  expect(joinBoard(pages).map(({ entryId }) => entryId)).toEqual(["a", "b", "c"]);
  expect(pages.map(nextOf)).toEqual(["b", undefined]);
});

test.each([
  [5, 5],
  ["-2", -2],
  ["", undefined],
  ["x", undefined],
  [null, undefined],
  [1.5, undefined],
])("the number %j", (value, number) => {
  expect(intOf(value)).toBe(number);
});

test.each([
  [
    { matchStatus: "67", homeTeamScore: 1, awayTeamScore: 0 },
    { phase: "inPlay", score: [1, 0] },
  ],
  [
    { matchStatus: "FT", homeTeamScore: "2", awayTeamScore: "2" },
    { phase: "over", score: [2, 2] },
  ],
  [{ matchStatus: "19:00", homeTeamScore: null, awayTeamScore: null }, { phase: "before" }],
  [{ matchStatus: "Postp." }, { phase: "void" }],
  [{ matchStatus: "constructor" }, { phase: "before" }],
])("a match in an answer: %j", (wire, state) => {
  expect(readMatchState(wire)).toEqual(state);
});

test("the reader's picks keep the names that the page has, with the states of the answer", () => {
  const known = [
    { id: "m1", home: "A", away: "B", kickOff: { date: "d", time: "t" }, href: "/m1", phase: "before" as const },
  ];
  const pick = {
    pickId: "p",
    matchId: "m1",
    market: "AH",
    side: "home",
    line: "-0.5",
    price: "1.9",
    companyId: 3,
    companyName: "Crown",
    isFeatured: true,
    placedAt: 1,
    lockedAt: 2,
    points: 6,
    result: [1, 0],
    outcome: "WIN",
  };
  const guess = { pickId: "q", matchId: "m1", market: "SCORE", homeGuess: 1, awayGuess: 0, placedAt: 1, lockedAt: 2 };
  const data = {
    participated: true,
    user: USER,
    picks: [pick, guess, { market: "AH" }, { pickId: "z", matchId: "m1", market: "1X2" }],
    matches: [{ matchId: "m1", matchStatus: "HT", homeTeamScore: 1, awayTeamScore: 0 }],
  };
  expect(readMine(data, known)).toEqual({
    isParticipating: true,
    leader: testLeader({ name: SHOWN }),
    picks: [
      {
        id: "p",
        matchId: "m1",
        placedAt: 1,
        lockedAt: 2,
        points: 6,
        result: [1, 0],
        outcome: "WIN",
        market: "AH",
        side: "home",
        line: "-0.5",
        price: "1.9",
        source: { id: 3, name: "Crown" },
        isFeatured: true,
      },
      { id: "q", matchId: "m1", placedAt: 1, lockedAt: 2, market: "SCORE", guess: [1, 0] },
    ],
    matches: [{ ...known[0], phase: "inPlay", score: [1, 0] }],
  });
  expect(readMine(undefined, known)).toEqual({ isParticipating: false, picks: [], matches: known });
});

test("matches have the times of a page that was loaded again in another zone, and the states of the answer", () => {
  const timesAt = (time: string) => ({
    kickOff: { date: "d", time },
    opens: { date: "d", time },
    locks: { date: "d", time },
  });
  const names = { home: "A", away: "B", href: "/m1", day: "2026-11-23", opensAt: 1, lockedAt: 2, lines: [] };
  const match = (id: string, time: string, phase: PickMatch["phase"]): PickMatch => ({
    id,
    ...names,
    ...timesAt(time),
    phase,
  });
  const answered = [match("m1", "09:00", "inPlay"), match("m2", "10:00", "over")];
  expect(withTimes(answered, [match("m1", "19:00", "before")])).toEqual([
    match("m1", "19:00", "inPlay"),
    match("m2", "10:00", "over"),
  ]);
});

test("a day of an answer changes lines and states, and keeps what the page has", () => {
  const at = { date: "d", time: "t" };
  const names = { id: "m1", home: "A", away: "B", href: "/m1", day: "2026-11-23", kickOff: at, opens: at, locks: at };
  const match: PickMatch = { ...names, phase: "before", opensAt: 1, lockedAt: 2, lines: [] };
  const row = {
    match: { matchId: "m1", matchStatus: "12", homeTeamScore: 0, awayTeamScore: 1 },
    lines: [{ market: "AH", line: "-0.5", prices: ["1.9", "2"] }, { market: "1X2" }, { market: "OU", line: "2" }],
  };
  expect(readDay({ matches: [row] }, [match, { ...match, id: "m2" }])).toEqual([
    { ...match, phase: "inPlay", score: [0, 1], lines: [{ market: "AH", line: "-0.5", prices: ["1.9", "2"] }] },
    { ...match, id: "m2" },
  ]);
  expect(readDay(undefined, [match])).toEqual([match]);
});

test.each([
  ["board", "board"],
  ["nonsense", "play"],
  [null, "play"],
])("the tab of %j is %s", (text, tab) => {
  expect(contestTabOf(text)).toBe(tab);
});

test("parts of a contest have addresses of their own", () => {
  const path = "/en/football/event/prediction/1";
  expect(contestHref({ path }, "play")).toBe(path);
  expect(contestHref({ path }, "play", { date: "2026-11-23" })).toBe(`${path}?date=2026-11-23`);
  expect(contestHref({ path }, "board", { lastId: "a b" })).toBe(`${path}?tab=board&lastId=a+b`);
});

describe("the picture of picks", () => {
  const row = { match: "A v B", score: "2–1", pick: "A −0.5", points: "+2", tone: "gain" } as const;
  const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ ...row, pick: `pick ${at}` }));

  test("has texts that are cut where they do not fit", () => {
    const widthOf = (text: string) => [...text].length * 10;
    expect(fitText("short", 50, widthOf)).toBe("short");
    expect(fitText("much longer", 60, widthOf)).toBe("much…");
  });

  test.each([1, 12, 14, 15, 41, 70])("has the name, the rank, the points and all of %i picks", (count) => {
    const drawn: { text: string; x: number; y: number; colour: string }[] = [];
    const context = {
      fillStyle: "",
      font: "",
      textAlign: "",
      textBaseline: "",
      fillRect: () => {},
      measureText: () => ({ width: 0 }),
      fillText(text: string, x: number, y: number) {
        drawn.push({ text, x, y, colour: this.fillStyle });
      },
    };
    const rows = [...rowsOf(count - 1), { ...row, pick: "lost", points: "−2", tone: "loss" as const }];
    const text = { title: "Predictions", name: "Som••••", subtitle: "Rank: 7 · Points: +12", rows, footer: "Site" };
    drawPicture(context as never, text);
    const texts = drawn.map((one) => one.text);
    for (const one of [
      "Predictions",
      "Som••••",
      "Rank: 7 · Points: +12",
      "lost",
      "A v B · 2–1",
      ...rows.map(({ pick }) => pick),
    ])
      expect(texts).toContain(one);
    const { width, height } = pictureSize(text);
    for (const { x, y } of drawn) expect(x < width && y < height).toBe(true);
    expect(new Set(drawn.map(({ x, y }) => `${x} ${y}`)).size).toBe(drawn.length);
    const colourOf = (points: string) => drawn.find((one) => one.text === points)?.colour;
    if (count > 1) expect(colourOf("−2")).not.toBe(colourOf("+2"));
  });

  test.each([
    [2, "gain"],
    [0, "level"],
    [undefined, "level"],
    [-1, "loss"],
  ] as const)("colours %s points as %s", (points, tone) => {
    expect(toneOf(points)).toBe(tone);
  });
});
