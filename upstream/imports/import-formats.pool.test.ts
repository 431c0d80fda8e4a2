import { beforeEach, describe, expect, it } from "vitest";
import { channelsIn } from "../store/channel-queries.ts";
import { createStore } from "../store/store.ts";
import {
  bindings,
  contents,
  emptyTables,
  importFacts,
  importFile,
  importText,
  NOTHING,
  NOW,
  post,
  row,
  SEASON,
} from "./test-import.ts";

beforeEach(emptyTables);

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

  it("are one season with the rounds, though they call a club otherwise, in either order", async () => {
    const text = STATISTICS.replace("Chelsea,Barnet", "Chelsea,Ein Barnet");
    const imported = async (files: readonly string[]) => {
      await emptyTables();
      for (const file of files) await importText(file);
      const [, matches, teams, , , statistics] = (await contents()) as Record<string, unknown>[][];
      const sides = matches!.map(({ home_id, away_id, matchday }) => [home_id, away_id, matchday].join(" "));
      return { sides: sides.sort(), statistics: statistics!.length, matches: matches!.length, clubs: teams!.length };
    };
    const rounds = JSON.stringify(SEASON);
    const expected = await imported([rounds, text]);
    expect(expected).toMatchObject({ matches: 3, statistics: 1, clubs: 1 });
    expect(await imported([text, rounds, text])).toMatchObject({ matches: 3, statistics: 1, clubs: 1 });
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
    expect(shootouts).toMatchObject({
      read: 3,
      changed: 1,
      notes: [expect.stringContaining("1 of matches that no import brought")],
    });
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

  it("are the same whatever order the three tables come in", async () => {
    const imported = async (texts: readonly string[]) => {
      await emptyTables();
      for (const text of texts) await importText(text);
      const [, matches] = (await contents()) as Record<string, unknown>[][];
      return matches!.map((match): Record<string, unknown> => ({ ...match, changed_at: 0, revision: 0 }));
    };
    const expected = await imported([RESULTS, GOALS, SHOOTOUTS]);
    expect(expected.filter(({ goals }) => goals !== null)).toHaveLength(2);
    expect(await imported([SHOOTOUTS, GOALS, RESULTS])).toEqual(expected);
    expect(await imported([GOALS, RESULTS, SHOOTOUTS, RESULTS, GOALS])).toEqual(expected);
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

  it("name channels of competitions, and replace those of the countries in the file", async () => {
    const table = (rows: string) => `competition,country,channel\n${rows}`;
    const first = table(
      "Premier League,TH,Channel One\nPremier League,th,Channel Two\nPremier League,VN,Channel Three\n",
    );
    expect(await importFacts(first, "file=tv.csv")).toMatchObject({ read: 3, added: 3, refused: [] });
    const channels = channelsIn(bindings.DB);
    expect(await channels("101")).toEqual([
      { country: "TH", name: "Channel One" },
      { country: "TH", name: "Channel Two" },
      { country: "VN", name: "Channel Three" },
    ]);
    const second = table("Premier League,TH,Channel Four\nHill League,TH,Channel One\nPremier League,Thailand,X\n");
    expect((await importFacts(second, "file=tv.csv")).refused).toEqual([
      { index: 1, line: 3, reason: 'unknown competition "Hill League"' },
      { index: 2, line: 4, reason: expect.stringContaining("two letters") },
    ]);
    expect(await channels("101")).toEqual([
      { country: "TH", name: "Channel Four" },
      { country: "VN", name: "Channel Three" },
    ]);
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
