import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Env } from "../env.ts";
import { type RecordedSeason, recordedLoad } from "../recorded/recorded-season.ts";
import { loadStatements } from "../store/load-statements.ts";
import { createStore } from "../store/store.ts";
import { migrate } from "../store/test-database.ts";
import type { CompetitionEntry, TeamEntry } from "../world/types.ts";
import type { Imported, ImportedFacts, ImportedSeason } from "./report.ts";
import type { WorldNames } from "./resolve-competition.ts";
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
const LEAGUE_NAMES = new Set(["English Premier League", "England | Premier League"]);
const world: WorldNames = {
  competitions: [LEAGUE],
  competitionByName: (name) => (LEAGUE_NAMES.has(name) ? LEAGUE : undefined),
  teamsByNormalisedName: (name, sport = "football") =>
    sport === "basketball" ? [] : TEAMS.filter(({ names }) => name.toLowerCase().startsWith(names.en.toLowerCase())),
  countryById: () => ({ id: "1", key: "england", code: "GB-ENG", names: { en: "England" } }),
};
const app = importRoutes(world, () => NOW);

const post = (
  body: string,
  token = "test-token",
  settings: Partial<Env> = {},
  query = "file=a.json",
): Promise<Response> =>
  Promise.resolve(
    app.request(
      `/admin/import?${query}`,
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

async function importText(text: string, query = "file=a.csv"): Promise<Imported & { taken?: number }> {
  const answer = await post(text, "test-token", {}, query);
  expect(answer.status).toBe(200);
  return answer.json();
}

async function importFacts(text: string, query?: string): Promise<ImportedFacts> {
  const [facts] = (await importText(text, query)).facts;
  return facts!;
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

const TABLES = ["seasons", "matches", "teams", "competitions", "team_aliases", "match_statistics", "match_prices"];
const contents = async () => {
  const tables = TABLES.map((name) => bindings.DB.prepare(`select * from ${name}`));
  return (await bindings.DB.batch(tables)).map(({ results }) => results);
};
const NOTHING = TABLES.map(() => []);

beforeEach(async () => {
  const { results } = await bindings.DB.prepare("select name from sqlite_master where name = 'matches'").all();
  if (results.length === 0) await migrate(bindings.DB);
  await bindings.DB.batch(TABLES.map((name) => bindings.DB.prepare(`delete from ${name}`)));
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

const SCORES = "Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,Referee,HS,AS,HR,AR";
const STATISTICS = `${SCORES}
2024-08-17,Arsenal,Chelsea,2,1,1,0,M Oliver,11,7,0,1
2025-01-04,Chelsea,Barnet,0,0,0,0,,9,3,0,0
`;
const ODDS = `Div,${SCORES},B365H,B365D,B365A,B365CH,B365CD,B365CA
E0,17/08/2024,Arsenal,Chelsea,2,1,1,0,M Oliver,11,7,0,1,1.5,4,6,1.4,4.2,7
`;

describe("statistics and prices of a season", () => {
  const first = async () => {
    const store = createStore(bindings.DB);
    const [fixture] = await store.season("101", "2024-25", NOW);
    const [statistics, prices] = await Promise.all([store.statisticsOf(fixture!), store.pricesOf(fixture!)]);
    return { fixture, statistics, prices, state: await store.stateAt(fixture!, NOW) };
  };

  it.each([
    ["after", [JSON.stringify(SEASON), STATISTICS, ODDS]],
    ["before", [STATISTICS, ODDS, JSON.stringify(SEASON)]],
  ])("join matches when they come %s the rounds", async (_, files) => {
    for (const file of files) await importText(file);
    const counts = (await contents()).map((rows) => rows.length);
    expect(counts).toEqual([1, 3, 1, 0, 0, 2, 1]);
    const { fixture, statistics, prices, state } = await first();
    expect(fixture).toMatchObject({ matchday: 1, isTimeConfirmed: true, homeId: "20101" });
    expect(statistics).toEqual({ rows: { shots: [11, 7], redCards: [0, 1] }, referee: "M Oliver" });
    expect(prices).toMatchObject([
      { companyId: 8, market: "1X2", stage: "early", prices: [1.5, 4, 6] },
      { companyId: 8, market: "1X2", stage: "closing", prices: [1.4, 4.2, 7] },
    ]);
    expect(state).toMatchObject({ phase: "FULL_TIME", score: [2, 1], reds: [0, 1] });
    const [, ...before] = await contents();
    for (const file of files)
      for (const season of (await importText(file)).competitions)
        expect(season).toMatchObject({ added: 0, changed: 0 });
    const [, ...after] = await contents();
    expect(after).toEqual(before);
  });

  it("show red cards no sooner than at the end", async () => {
    await importText(STATISTICS);
    const { fixture, state } = await first();
    expect(state.reds).toEqual([0, 1]);
    expect((await createStore(bindings.DB).stateAt(fixture!, fixture!.kickOff + 30 * 60_000)).reds).toEqual([0, 0]);
  });

  it("are refused row by row where they contradict the season's source, or name a club that it does not have", async () => {
    await importFile(SEASON);
    const text = `${SCORES}
2024-08-17,Arsenal,Chelsea,5,1,1,0,,1,1,0,0
2025-01-04,Chelsea,Ein Barnet,0,0,0,0,,1,1,0,0
2025-01-05,Chelsea,Barnet
`;
    const [season] = (await importText(text)).competitions;
    expect(season).toMatchObject({ added: 0, changed: 0, newTeams: [] });
    expect(season?.refused).toEqual([
      { index: 0, line: 2, reason: "5-1, but 2-1 by football.json" },
      { index: 1, line: 3, reason: expect.stringContaining("none of the season's") },
      { index: 2, line: 4, reason: expect.stringContaining("3 fields") },
    ]);
    expect((await contents()).map((rows) => rows.length)).toEqual([1, 3, 1, 0, 0, 0, 0]);
  });
});

describe("matches of national teams", () => {
  const RESULTS = `date,home_team,away_team,home_score,away_score,tournament,city,country,neutral
2024-01-28,Egypt,DR Congo,1,1,Nations Shield,San-Pédro,Ivory Coast,TRUE
2024-02-03,Ivory Coast,Mali,2,1,Nations Shield,Bouaké,Ivory Coast,FALSE
2024-03-22,Egypt,New Zealand,1,0,Friendly,Cairo,Egypt,FALSE
`;
  const GOALS = `date,home_team,away_team,team,scorer,minute,own_goal,penalty
2024-01-28,Egypt,DR Congo,Egypt,Mohamed,45,FALSE,TRUE
2024-01-28,Egypt,DR Congo,DR Congo,Elia,37,FALSE,FALSE
2024-02-03,Ivory Coast,Mali,Mali,Dorgeles,71,FALSE,FALSE
2024-02-03,Ivory Coast,Mali,Ivory Coast,Adingra,90,FALSE,FALSE
2024-02-03,Ivory Coast,Mali,Ivory Coast,Diakité,120,FALSE,FALSE
2024-03-22,Egypt,New Zealand,Egypt,X,5,FALSE,FALSE
2024-03-22,Egypt,New Zealand,Egypt,Y,6,FALSE,FALSE
`;
  const SHOOTOUTS = `date,home_team,away_team,winner,first_shooter
2024-01-28,Egypt,DR Congo,DR Congo,Egypt
2024-03-22,Egypt,New Zealand,Egypt,Egypt
2024-05-23,Egypt,New Zealand,Egypt,Egypt
`;

  it("come from three tables, joined by day and teams", async () => {
    const { competitions } = await importText(RESULTS);
    expect(competitions.map(({ leagueId, season, added }) => [leagueId, season, added])).toEqual([
      ["5000", "2024", 2],
      ["5001", "2024", 1],
    ]);
    const goals = await importFacts(GOALS);
    expect(goals).toMatchObject({ read: 3, changed: 2 });
    expect(goals.refused).toEqual([{ index: 5, line: 7, reason: "scorers add up to 2-0, the score is 1-0" }]);
    const shootouts = await importFacts(SHOOTOUTS);
    expect(shootouts).toMatchObject({ read: 3, changed: 1, notes: ["1 of matches that no import brought"] });
    expect(shootouts.refused).toMatchObject([{ line: 3 }]);

    const store = createStore(bindings.DB);
    const [tie, long] = await store.season("5000", "2024", NOW);
    expect(tie).toMatchObject({ isTimeConfirmed: false, isNeutral: true, venue: { name: "San-Pédro" } });
    expect(await store.stateAt(tie!, NOW)).toMatchObject({ phase: "AFTER_PENS", score: [1, 1], winner: "away" });
    expect(await store.stateAt(tie!, NOW)).not.toHaveProperty("shootout");
    expect(await store.stateAt(long!, NOW)).toMatchObject({ phase: "AFTER_ET", score: [2, 1], fullTime: [1, 1] });

    for (const [text, import_] of [
      [GOALS, importFacts],
      [SHOOTOUTS, importFacts],
    ] as const)
      expect(await import_(text)).toMatchObject({ changed: 0 });
    for (const season of (await importText(RESULTS)).competitions)
      expect(season).toMatchObject({ added: 0, changed: 0, newTeams: [] });
  });

  it("are read from a part of a table, with the lines of the file", async () => {
    await importText(RESULTS);
    const { taken } = await importText(GOALS, "file=g.csv&line=2&last=0");
    expect(taken).toBe(5);
    const rest = [GOALS.split("\n")[0], ...GOALS.split("\n").slice(6)].join("\n");
    expect((await importFacts(rest, "file=g.csv&line=7&last=1")).refused).toMatchObject([{ line: 7 }]);
  });
});

describe("other files", () => {
  it("are answered with the pass in which they are wanted", async () => {
    const answer = await post(STATISTICS, "test-token", {}, "file=a.csv&pass=1");
    expect([answer.status, await answer.json()]).toEqual([202, { format: "match statistics CSV", pass: 3 }]);
    expect(await contents()).toEqual(NOTHING);
  });

  it("teach other spellings, which matches then use", async () => {
    const names = "= England\n\nThornby Vale FC, 1900, Thornby\n  | Spikes\nChelsea FC\n  | Blues | Arsenal\n";
    expect(await importFacts(names, "file=eng.txt")).toMatchObject({ read: 2, added: 2, refused: [] });
    const season = await importFile({
      name: "English Premier League 2024/25",
      matches: [row(1, "2024-08-17", "Blues", "Arsenal", [1, 0]), row(2, "2024-08-24", "Spikes", "Blues", [1, 0])],
    });
    expect(season.newTeams).toEqual(["Thornby Vale FC (GB-ENG, 90000)"]);
    const [first] = await createStore(bindings.DB).season("101", "2024-25", NOW);
    expect([first?.homeId, first?.awayId]).toEqual(["20102", "20101"]);
    expect(await importFacts(names, "file=eng.txt")).toMatchObject({ added: 0 });
  });

  it("are games of basketball: fixtures until their result is out", async () => {
    const text = `season,phase,round_name,team_home,points_home,team_away,points_away,game_code,date,team_code_home,team_code_away
2016,RS,Round 1,Real Madrid,83,Olympiacos Piraeus,65,4,October 12 21:00 CET,MAD,OLY
`;
    const { competitions } = await importText(text);
    expect(competitions).toMatchObject([{ leagueId: "5000", season: "2016-17", added: 1 }]);
    const store = createStore(bindings.DB);
    const [game] = await store.season("5000", "2016-17", NOW);
    const phaseAt = async (minutes: number) => (await store.stateAt(game!, game!.kickOff + minutes * 60_000)).phase;
    expect([await phaseAt(-1), await phaseAt(134), await phaseAt(135)]).toEqual([
      "SCHEDULED",
      "SCHEDULED",
      "FULL_TIME",
    ]);
    expect(await store.stateAt(game!, NOW)).toMatchObject({ score: [83, 65], winner: "home", goals: [] });
  });
});

describe("files that somebody has spoilt", () => {
  const TXT = `= English Premier League 2024/25

» Matchday 1
  Sat Aug/17 2024
    15:00  Arsenal v Chelsea  2-1 (1-0)
» Matchday 2
  Sat Aug/24
           Chelsea v Barnet  0-0
`;
  const GOALS = `date,home_team,away_team,team,scorer,minute,own_goal,penalty
2024-01-28,Egypt,DR Congo,Egypt,Mohamed,45,FALSE,TRUE
`;
  const CLUBS = "= England\n\nThornby Vale FC, 1900, Thornby\n  | Spikes\n";
  const files = [JSON.stringify(SEASON), STATISTICS, ODDS, TXT, GOALS, CLUBS];
  const spoilt = fc
    .tuple(
      fc.constantFrom(...files),
      fc.nat(400),
      fc.nat(30),
      fc.string({ unit: fc.constantFrom(..."{}[]\",;|=-0129\n\0é v@'"), maxLength: 6 }),
    )
    .map(([text, at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut));

  it("are refused with a reason, in part or whole, and never answered by 500", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        spoilt,
        fc.constantFrom("file=a.csv", "file=a.csv&line=99999999&last=0", "pass=9&line=x"),
        async (text, query) => {
          const answer = await post(text, "test-token", {}, query);
          expect([200, 202, 422]).toContain(answer.status);
          if (answer.status === 422) expect(await answer.json()).toMatchObject({ message: expect.any(String) });
        },
      ),
      { numRuns: 150 },
    );
  });
});
