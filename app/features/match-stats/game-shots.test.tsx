import { describe, expect, test } from "vitest";
import type { GameShot } from "#contract/domain/game-events";
import { LOCALES } from "#contract/tables/locales";
import { GAME_INFO, TAB_PARAMS, tabPage, withoutTable } from "~/features/match/test-tab";
import { type Answers, faultOf, testContext } from "~/features/match-list/test-context";
import { namespacesOf } from "~/i18n/namespaces";
import { markupOf, textsOf } from "~/ui/test-translated";
import { GameShotsPage } from "./GameShotsPage.tsx";
import { countShots, courtSpot, readShotFilter, shootersOf, shotQuery } from "./game-shots.ts";
import { loadGameShots } from "./load-game-shots.server.ts";

const shot = (id: string, change: Partial<GameShot> = {}): GameShot => ({
  id,
  kind: "FG2",
  side: "home",
  isMade: true,
  period: 1,
  left: 500,
  score: [2, 0],
  at: 0,
  x: 94,
  y: 50,
  player: { id: "7", name: "Dana Lee" },
  ...change,
});

const SHOTS = [
  shot("a"),
  shot("b", { kind: "FG3", isMade: false, x: 75 }),
  shot("c", { side: "away", x: 6, player: { id: "9", name: "Sam Oh" } }),
  shot("d", { period: 2, kind: "FG3", score: [5, 2] }),
  shot("e", { period: 2, player: { id: "8", name: "Kim Roe" }, isMade: false }),
];

describe("the filter of shots", () => {
  test.each([
    ["", {}],
    ["?period=2", { period: 2 }],
    ["?period=5&player=p-7", { period: 5, player: "p-7" }],
  ])("is read from an address, and written into one: %s", (search, filter) => {
    expect(readShotFilter(new URLSearchParams(search))).toEqual(filter);
    expect(shotQuery(filter)).toBe(search);
  });

  test.each(["?period=0", "?period=x", "?player=", "?player=a%20b"])("refuses %s", (search) => {
    expect(readShotFilter(new URLSearchParams(search))).toBeUndefined();
  });
});

test("shots are counted as made of taken, threes apart", () => {
  expect(countShots(SHOTS)).toEqual({ all: [3, 5], threes: [1, 2] });
});

test("who shot most stands first, each player once", () => {
  expect(shootersOf(SHOTS, "home")).toEqual([
    { id: "7", name: "Dana Lee", all: [2, 3], threes: [1, 2] },
    { id: "8", name: "Kim Roe", all: [0, 1], threes: [0, 0] },
  ]);
});

test.each([
  ["home", 94.375, 50, { x: 7.5, y: 1.6 }],
  ["away", 5.625, 50, { x: 7.5, y: 1.6 }],
  ["home", 90, 10, { x: 1.5, y: 2.8 }],
  ["away", 10, 90, { x: 1.5, y: 2.8 }],
  ["home", 20, 0, { x: 0.3, y: 10.8 }],
] as const)("a shot of the %s side from %d, %d stands on its half at %o", (side, x, y, spot) => {
  expect(courtSpot({ side, x, y })).toEqual(spot);
});

const answers =
  (shots: readonly GameShot[] | Error): Answers =>
  ({ name }) => {
    if (name === "basketballMatchInfo") return { value: GAME_INFO };
    if (shots instanceof Error) throw shots;
    return { value: shots };
  };

async function render(search: string, shots: readonly GameShot[] | Error = SHOTS, locale: "en" | "th" = "en") {
  const { context } = testContext(withoutTable(answers(shots)), { locale });
  const data = await loadGameShots(context, { sport: "basketball", params: TAB_PARAMS, search });
  return markupOf(<GameShotsPage data={data} page={tabPage(locale)} />, namespacesOf("match-shots"), locale);
}

const marks = (html: string) => html.match(/data-shot="/g)?.length ?? 0;

describe("the page of a game's shots", () => {
  test("shows all of them, a half court a side, each with who, when and the score", async () => {
    const html = await render("");
    expect(marks(html)).toBe(5);
    expect(html.match(/role="img"/g)).toHaveLength(2);
    expect(textsOf(html, "title")).toContain("Q1 8:20 · Dana Lee · two-pointer made · 2-\u20600");
    expect(html).toContain("2 of 4 made");
    expect(html).toMatch(/type="range" min="0" max="5" value="5"/);
    expect(html).not.toContain("style=");
  });

  test("shows a period's, with links to the others", async () => {
    const html = await render("?period=2");
    expect(marks(html)).toBe(2);
    expect(html).toMatch(/\/shots" *>Whole match|\/shots">Whole match/);
    expect(html).toMatch(/\/shots\?period=2" aria-current="true">Quarter 2/);
    expect(html).toContain("/shots?period=2&amp;player=7");
  });

  test("shows a player's, who are marked, with the way back to all", async () => {
    const html = await render("?period=1&player=7");
    expect(marks(html)).toBe(2);
    expect(html).toMatch(/\/shots\?period=1&amp;player=7" rel="nofollow" aria-current="true">Dana Lee/);
    expect(html).toMatch(/\/shots\?period=1">All players/);
    expect(html).toContain(">Kim Roe<".replace("Kim Roe", "Sam Oh"));
  });

  test("says so where a selection has none, and where nothing is known", async () => {
    expect(await render("?player=77")).toContain("No shots in this selection.");
    expect(await render("", [])).toContain("No shots recorded");
    expect(await render("", faultOf("network"))).toContain("cannot be loaded");
  });

  test.each(LOCALES.filter(({ code }) => code === "en" || code === "th"))("speaks $code", async ({ code }) => {
    expect(await render("", SHOTS, code as "en" | "th")).not.toMatch(/gameShots\.|column\./);
  });

  test("an address that cannot be read is an error", async () => {
    await expect(render("?period=x")).rejects.toMatchObject({ init: { status: 400 } });
  });
});
