import { beforeEach, describe, expect, it } from "vitest";
import { createStore } from "../store/store.ts";
import {
  bindings,
  contents,
  emptyTables,
  importFile,
  NOTHING,
  NOW,
  post,
  row,
  SEASON,
  seedRecorded,
} from "./test-import.ts";

beforeEach(emptyTables);

describe("POST /admin/import", () => {
  it("brings a season in, with clubs that the world does not know", async () => {
    const season = await importFile(SEASON);
    expect(season).toEqual({
      leagueId: "101",
      name: "Premier League",
      season: "2024-25",
      read: 3,
      added: 3,
      changed: 0,
      refused: [],
      notes: [],
      newTeams: ["Barnet FC (GB-ENG, 90000)"],
    });
    const fixtures = await createStore(bindings.DB).season("101", "2024-25", NOW);
    expect(fixtures.map(({ homeId, awayId, source }) => [homeId, awayId, source])).toEqual([
      ["20101", "20102", "imported"],
      ["20102", "90000", "imported"],
      ["90000", "20101", "imported"],
    ]);
  });

  it("changes nothing the second time", async () => {
    await importFile(SEASON);
    const before = await contents();
    expect(await importFile(SEASON)).toMatchObject({ read: 3, added: 0, changed: 0 });
    const [, ...after] = await contents();
    expect(after).toEqual(before.slice(1));
  });

  it("changes nothing the second time in a league that the world does not know either", async () => {
    const file = {
      name: "Egypt | Hill League 2024/25",
      matches: [row(1, "2024-08-17", "Thornby", "Netherwick", [2, 1]), row(2, "2024-08-24", "Netherwick", "Thornby")],
    };
    expect(await importFile(file)).toMatchObject({ added: 2, newTeams: [expect.anything(), expect.anything()] });
    const before = await contents();
    expect(await importFile(file)).toMatchObject({ added: 0, changed: 0, newTeams: [] });
    const [, ...after] = await contents();
    expect(after).toEqual(before.slice(1));
  });

  it("takes a moved match for the same one", async () => {
    await importFile(SEASON);
    const [, , last] = await createStore(bindings.DB).season("101", "2024-25", NOW);
    const moved = { ...SEASON, matches: [...SEASON.matches.slice(0, 2), row(3, "2025-07-09", "Barnet", "Arsenal FC")] };
    expect(await importFile(moved)).toMatchObject({ added: 0, changed: 1 });
    const found = await createStore(bindings.DB).find(last!.id, NOW);
    expect(found?.kickOff).toBe(Date.parse("2025-07-09T14:00:00Z"));
  });

  it("raises the sequence number of a match whose result changes", async () => {
    await importFile(SEASON);
    const store = createStore(bindings.DB);
    const [first] = await store.season("101", "2024-25", NOW);
    const before = await store.stateAt(first!, NOW);
    await importFile({ ...SEASON, matches: [row(1, "2024-08-17", "Arsenal FC", "Chelsea FC", [3, 1])] });
    const after = await createStore(bindings.DB).stateAt(first!, NOW);
    expect(after).toMatchObject({ phase: "FULL_TIME", score: [3, 1], winner: "home" });
    expect(after.seq).toBeGreaterThan(before.seq);
  });

  it("refuses single rows and loads the others", async () => {
    const bad = row(4, "2025-02-30", "Arsenal FC", "Chelsea FC", [1, 0]);
    const season = await importFile({ ...SEASON, matches: [bad, ...SEASON.matches] });
    expect(season).toMatchObject({
      read: 4,
      added: 3,
      refused: [{ index: 0, reason: 'impossible date "2025-02-30"' }],
    });
  });

  it("gives an unknown competition an id that stays", async () => {
    const file = { ...SEASON, name: "Kreisliga 2024/25" };
    expect(await importFile(file)).toMatchObject({ leagueId: "5000", name: "Kreisliga", added: 3 });
    expect(await importFile({ ...file, name: "Kreisliga 2025/26" })).toMatchObject({
      leagueId: "5000",
      season: "2025-26",
    });
  });

  it("gives different ids to clubs of two files that arrive at once", async () => {
    const file = (club: string, season: string) => ({
      name: `English Premier League ${season}`,
      matches: [row(1, "2024-08-17", "Arsenal FC", club, [2, 1])],
    });
    const seasons = await Promise.all([
      importFile(file("Barnet FC", "2022/23")),
      importFile(file("Barrow AFC", "2023/24")),
    ]);
    expect(seasons.map(({ added }) => added)).toEqual([1, 1]);
    const { results } = await bindings.DB.prepare("select id, name from teams order by id").all();
    expect(results.map(({ id }) => id)).toEqual([90_000, 90_001]);
  });

  it.each([
    ["a file cut short", JSON.stringify(SEASON).slice(0, 200), { isCutShort: true }],
    ["a file of grounds", JSON.stringify({ name: "World Cup 2022", stadiums: [] }), {}],
    ["a list", "[]", {}],
    ["a file without a season", JSON.stringify({ name: "Friendlies", matches: [] }), {}],
    ["a text of no form", "Read me first", {}],
    ["a table of no form", "a,b,c\n1,2,3\n", {}],
    ["statistics of a league that nobody can tell", "Date,HomeTeam,AwayTeam,FTHG,FTAG\n2024-08-17,X,Y,1,0\n", {}],
  ])("answers 422 to %s and changes nothing", async (_, body, answered) => {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message: expect.any(String), ...answered });
    expect(await contents()).toEqual(NOTHING);
  });

  it("is closed to a wrong token, and not there without one of its own", async () => {
    expect((await post("{}", "wrong")).status).toBe(401);
    expect((await post("{}", "test-token", { ADMIN_TOKEN: undefined })).status).toBe(404);
    expect(await contents()).toEqual(NOTHING);
  });

  it("refuses a body above its limit", async () => {
    expect((await post(" ".repeat(8 * 1024 * 1024 + 1))).status).toBe(413);
  });
});

describe("a recorded season", () => {
  it("is there after seeding, once however often it is seeded", async () => {
    await seedRecorded();
    const before = await contents();
    await seedRecorded();
    expect(await contents()).toEqual(before);
    const store = createStore(bindings.DB);
    expect(await store.takenSeasons()).toEqual(new Set(["101 2024-25"]));
    const [final] = await store.between(Date.parse("2025-05-30T00:00Z"), Date.parse("2025-05-31T00:00Z"), NOW);
    expect(final).toMatchObject({ source: "recorded", stage: "final", venue: { name: "Emirates", city: "London" } });
    expect(await store.stateAt(final!, NOW)).toMatchObject({
      phase: "FULL_TIME",
      score: [1, 0],
      goals: [{ player: "Saka" }],
    });
  });

  it("gives way to an import, and a later seed does not bring it back", async () => {
    await seedRecorded();
    await importFile(SEASON);
    await seedRecorded();
    const fixtures = await createStore(bindings.DB).season("101", "2024-25", NOW);
    expect(fixtures.map(({ source, stage }) => [source, stage])).toEqual(Array(3).fill(["imported", "regular"]));
  });
});
