import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Env } from "../env.ts";
import { type RecordedSeason, recordedLoad } from "../recorded/recorded-season.ts";
import { loadStatements } from "../store/load-statements.ts";
import { createStore } from "../store/store.ts";
import { migrate } from "../store/test-database.ts";
import type { CompetitionEntry, TeamEntry } from "../world/types.ts";
import type { ImportedSeason } from "./load.ts";
import type { WorldNames } from "./resolve.ts";
import { importRoutes } from "./routes.ts";

const NOW = Date.parse("2025-06-01T00:00:00Z");
const bindings = env as unknown as Env;

const team = (id: string, en: string): TeamEntry => ({
  id,
  key: en.toLowerCase(),
  names: { en },
  country: "GB-ENG",
  colours: ["#000000", "#ffffff"],
  strength: 50,
});
const TEAMS = [team("20101", "Arsenal"), team("20102", "Chelsea")];
const LEAGUE: CompetitionEntry = {
  id: "101",
  key: "premier-league",
  names: { en: "Premier League" },
  kind: "league",
  countryId: "1",
  sortOrder: 1,
  format: { kind: "league", times: 2 },
  calendar: { start: "08-14", end: "05-23", timeZone: "Europe/London", slots: [] },
  teamIds: TEAMS.map(({ id }) => id),
};
const world: WorldNames = {
  competitionByName: (name) => (name === "English Premier League" ? LEAGUE : undefined),
  teamsByNormalisedName: (name) => TEAMS.filter(({ names }) => name.toLowerCase().startsWith(names.en.toLowerCase())),
  countryById: () => ({ id: "1", key: "england", code: "GB-ENG", names: { en: "England" } }),
};
const app = importRoutes(world, () => NOW);

const post = (body: string, token = "test-token", settings: Partial<Env> = {}): Promise<Response> =>
  Promise.resolve(
    app.request(
      "/admin/import?file=a.json",
      { method: "POST", headers: { authorization: `Bearer ${token}` }, body },
      { ...bindings, ADMIN_TOKEN: "test-token", ...settings },
    ),
  );

async function importFile(file: unknown): Promise<ImportedSeason> {
  const answer = await post(JSON.stringify(file));
  expect(answer.status).toBe(200);
  const { competitions } = await answer.json<{ competitions: [ImportedSeason] }>();
  return competitions[0];
}

const row = (round: number, date: string, team1: string, team2: string, ft?: [number, number]) => ({
  round: `Matchday ${round}`,
  date,
  time: "15:00",
  team1,
  team2,
  score: ft ? { ht: [0, 0], ft } : {},
});
const SEASON = {
  name: "English Premier League 2024/25",
  matches: [
    row(1, "2024-08-17", "Arsenal FC", "Chelsea FC", [2, 1]),
    row(2, "2025-01-04", "Chelsea FC", "Barnet FC", [0, 0]),
    row(3, "2025-07-01", "Barnet", "Arsenal FC"),
  ],
};

const contents = async () => {
  const tables = ["seasons", "matches", "teams", "competitions"].map((name) =>
    bindings.DB.prepare(`select * from ${name}`),
  );
  return (await bindings.DB.batch(tables)).map(({ results }) => results);
};

beforeEach(async () => {
  const { results } = await bindings.DB.prepare("select name from sqlite_master where name = 'matches'").all();
  if (results.length === 0) await migrate(bindings.DB);
  await bindings.DB.batch(
    ["seasons", "matches", "teams", "competitions"].map((name) => bindings.DB.prepare(`delete from ${name}`)),
  );
});

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
  ])("answers 422 to %s and changes nothing", async (_, body, answered) => {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message: expect.any(String), ...answered });
    expect(await contents()).toEqual([[], [], [], []]);
  });

  it("is closed to a wrong token, and not there without one of its own", async () => {
    expect((await post("{}", "wrong")).status).toBe(401);
    expect((await post("{}", "test-token", { ADMIN_TOKEN: undefined })).status).toBe(404);
    expect(await contents()).toEqual([[], [], [], []]);
  });

  it("refuses a body above its limit", async () => {
    expect((await post(" ".repeat(8 * 1024 * 1024 + 1))).status).toBe(413);
  });
});

describe("a recorded season", () => {
  const recorded: RecordedSeason = {
    competitionId: "101",
    season: "2024-25",
    name: "Premier League",
    origin: "a test",
    hosts: ["ARS"],
    teams: { ARS: "Arsenal", CHE: "Chelsea" },
    grounds: { Emirates: "London" },
    matches: [
      {
        kickOff: "2025-05-30T15:00Z",
        stage: "final",
        home: "ARS",
        away: "CHE",
        ground: "Emirates",
        halfTime: [1, 0],
        fullTime: [1, 0],
        goals: [["home", "12", "Saka"]],
      },
    ],
  };
  const load = recordedLoad(recorded, (name) => TEAMS.find(({ names }) => names.en === name)?.id);
  const seed = () =>
    bindings.DB.batch(loadStatements(load).map(({ sql, params }) => bindings.DB.prepare(sql).bind(...params)));

  it("is there after seeding, once however often it is seeded", async () => {
    await seed();
    const before = await contents();
    await seed();
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
    await seed();
    await importFile(SEASON);
    await seed();
    const fixtures = await createStore(bindings.DB).season("101", "2024-25", NOW);
    expect(fixtures.map(({ source, stage }) => [source, stage])).toEqual(Array(3).fill(["imported", "regular"]));
  });
});
