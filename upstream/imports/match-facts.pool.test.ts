import { beforeEach, describe, expect, it } from "vitest";
import type { Fixture } from "../match/match.ts";
import { createStore } from "../store/store.ts";
import * as nba from "./formats/nba/test-files.ts";
import { EVENTS, match, matchList, PLAYERS } from "./formats/statsbomb/test-files.ts";
import * as cups from "./formats/world-cup-db/test-files.ts";
import { bindings, emptyTables, importFacts, importText, NOW, post, undoImport } from "./test-import.ts";

beforeEach(emptyTables);

const inStore = async (season = "2018"): Promise<{ fixture: Fixture; store: ReturnType<typeof createStore> }> => {
  const store = createStore(bindings.DB);
  const competition = await bindings.DB.prepare("select id from competitions").first<{ id: number }>();
  const [fixture] = await store.season(String(competition?.id), season, NOW);
  return { fixture: fixture!, store };
};

const DRAW = cups.matches([cups.MATCH({})]);

describe("tables about matches of national teams", () => {
  it("are kept until the match comes, and are then told with it", async () => {
    const early = await importFacts(cups.CARDS);
    expect(early.notes).toEqual([expect.stringContaining("no import brought")]);
    await importText(DRAW);
    for (const text of [cups.ALL_GOALS, cups.SUBSTITUTIONS, cups.appearances(11), cups.MANAGERS, cups.REFEREES])
      await importText(text);
    const { fixture, store } = await inStore();
    expect((await store.stateAt(fixture, NOW)).reds).toEqual([0, 2]);
    const details = await store.detailsOf(fixture);
    expect(details?.events?.map(({ type, minute }) => `${minute} ${type}`)).toEqual([
      "4 PEN_GOAL",
      "24 GOAL",
      "28 YELLOW",
      "44 GOAL",
      "55 GOAL",
      "58 GOAL",
      "68 SUBST",
      "70 SUBST",
      "88 GOAL",
      "90 SECOND_YELLOW",
      "109 RED",
    ]);
    expect(details?.lineUps?.home).toMatchObject({ coach: { name: "Fernando Santos" } });
    expect(details?.lineUps?.away.starters).toHaveLength(11);
    expect(await store.statisticsOf(fixture)).toEqual({ rows: {}, referee: "Gianluca Rocchi" });
  });

  it("apply to a match whose sides another source names in the other order", async () => {
    await importText(cups.matches([cups.MATCH({}).replace("Portugal,Spain,3,3", "Spain,Portugal,3,3")]));
    await importText(cups.CARDS);
    await importText(cups.MANAGERS.replace("Fernando,Spain", "Fernando,Spain"));
    await importText(cups.appearances(11));
    const { fixture, store } = await inStore();
    expect((await store.stateAt(fixture, NOW)).reds).toEqual([2, 0]);
    const details = await store.detailsOf(fixture);
    expect(details?.events?.map(({ side }) => side)).toEqual(["away", "home", "home"]);
    expect(details?.lineUps?.home.coach?.name).toBe("Fernando Hierro");
  });

  it("are gone with their import, and nothing else is", async () => {
    await importText(DRAW);
    await importText(cups.ALL_GOALS);
    const { batch } = await importText(cups.CARDS);
    await undoImport(batch);
    const { fixture, store } = await inStore();
    expect((await store.stateAt(fixture, NOW)).reds).toEqual([0, 0]);
    expect((await store.stateAt(fixture, NOW)).goals).toHaveLength(6);
    expect(await store.detailsOf(fixture)).toBeUndefined();
  });

  it("are each meeting's own where a tie was played again on the next day", async () => {
    const again = (text: string) =>
      text.replaceAll("2018-06-15", "2018-06-16").replaceAll("M-2018-03", "M-2018-04").replaceAll("3,3,0,0", "1,0,0,0");
    const replay = again(cups.MATCH({ stage: "quarter-finals", group: "not applicable", replay: "1" }));
    const tie = cups.MATCH({ stage: "quarter-finals", group: "not applicable" });
    await importText(cups.matches([tie, replay]));
    const [heading, , second] = cups.REFEREES.split("\n");
    expect(second).toBe("");
    await importText(cups.REFEREES);
    await importText(
      `${heading}\n${again(cups.REFEREES.split("\n")[1]!).replace("Rocchi,Gianluca", "Kuipers,Björn")}\n`,
    );
    const { store } = await inStore();
    const competition = await bindings.DB.prepare("select id from competitions").first<{ id: number }>();
    const both = await store.season(String(competition?.id), "2018", NOW);
    const referees = await Promise.all(both.map(async (one) => (await store.statisticsOf(one))?.referee));
    expect(referees).toEqual(["Gianluca Rocchi", "Björn Kuipers"]);
  });

  it("change nothing when they come again", async () => {
    await importText(DRAW);
    expect((await importFacts(cups.CARDS)).changed).toBe(1);
    expect((await importFacts(cups.CARDS)).changed).toBe(0);
  });

  it("that contradict the score are refused", async () => {
    await importText(DRAW);
    expect((await importFacts(cups.GOALS)).refused).toMatchObject([
      { line: 2, reason: expect.stringContaining("add up to 1-1") },
    ]);
  });
});

describe("files that name a match by its id", () => {
  const list = matchList(match());

  it("wait for the list that has it", async () => {
    const answer = await post(EVENTS, "test-token", {}, "file=events/8658.json");
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("import it first");
  });

  it("tell its goals, events, line-ups and statistics, in names that people are known by", async () => {
    await importText(list, "file=matches/43/3.json");
    await importText(EVENTS, "file=events/8658.json");
    await importText(PLAYERS, "file=lineups/8658.json");
    const { fixture, store } = await inStore();
    const state = await store.stateAt(fixture, NOW);
    expect(state.goals.map(({ minute, player }) => `${minute} ${player}`)).toEqual([
      "18 Croatia 11",
      "28 Croatia 10",
      "65 France 8",
    ]);
    const details = await store.detailsOf(fixture);
    const change = details?.events?.find(({ type }) => type === "SUBST");
    expect(change).toMatchObject({ other: { name: "Steven Nzonzi" } });
    expect(details?.lineUps?.home).toMatchObject({
      formation: "4-4-2",
      bench: [{ name: "Steven Nzonzi", number: 15 }],
    });
    const counted = await store.statisticsOf(fixture);
    expect(counted).toMatchObject({ referee: "Néstor Fabián Pitana", rows: { shots: [2, 2], corners: [1, 0] } });
  });

  it("are gone with their import", async () => {
    await importText(list, "file=matches/43/3.json");
    const { batch } = await importText(EVENTS, "file=events/8658.json");
    await undoImport(batch);
    const { fixture, store } = await inStore();
    expect((await store.stateAt(fixture, NOW)).goals).toEqual([]);
    expect(await store.detailsOf(fixture)).toBeUndefined();
    expect((await store.statisticsOf(fixture))?.rows).toEqual({});
  });

  it("tell the box scores of many games", async () => {
    await importText(nba.TOTALS, "file=totals.csv");
    const [heading, springer, ...others] = nba.BOXES.split("\n");
    const { batch } = await importText(`${heading}\n${springer}\n`, "file=boxes.csv");
    const { refused } = await importFacts([heading, ...others].join("\n"), `file=boxes.csv&batch=${batch}`);
    expect(refused).toMatchObject([{ reason: expect.stringContaining("no list of matches has") }]);
    const { fixture, store } = await inStore("2023-24");
    const { box } = (await store.detailsOf(fixture)) ?? {};
    expect(box?.home.map(({ name }) => name)).toEqual(["Jayson Tatum", "Sam Hauser", "Jaden Springer"]);
    expect(box?.away).toHaveLength(1);
    expect((await store.statisticsOf(fixture))?.rows).toMatchObject({ pts: [107, 89], fgm: [9, 12] });
  });

  it("tell the points of a game's periods", async () => {
    await importText(nba.TOTALS, "file=totals.csv");
    const periodsIn = async () =>
      (await bindings.DB.prepare("select periods from matches").first<{ periods: string | null }>())?.periods ?? null;
    const { refused } = await importFacts(nba.LINES.replace(",26,107", ",25,107"), "file=lines.csv");
    expect(refused).toMatchObject([{ reason: "periods add up to 106-89, the score is 107-89" }]);
    expect(await periodsIn()).toBeNull();
    const { batch } = await importText(nba.LINES, "file=lines.csv");
    expect(JSON.parse((await periodsIn()) ?? "")).toEqual([[37, 20], [26, 22], [18, 29], [26, 18]]); // biome-ignore format: pairs
    await undoImport(batch);
    expect(await periodsIn()).toBeNull();
  });

  it("tell no box score whose points are not those of the game", async () => {
    await importText(nba.TOTALS, "file=totals.csv");
    await importText(nba.BOXES.replace(",62,12\n", ",61,12\n"), "file=boxes.csv");
    const { fixture, store } = await inStore("2023-24");
    expect(await store.detailsOf(fixture)).toBeUndefined();
    expect(await store.statisticsOf(fixture)).toBeUndefined();
  });
});
