import { describe, expect, it } from "vitest";
import { phaseGroup } from "#contract/domain/status";
import { ask, contextAt, engine } from "./test-answers.ts";

// Spain's league: eighteen teams, one table, play-offs for eight. The NBA plays ten times as many games.
const LEAGUE = "8020";
const SEASON = "2025-26";
const games = engine.season(LEAGUE, SEASON, Date.parse("2026-12-31"));
const regular = games.filter(({ stage }) => stage === "regular");
const at = (share: number): number => {
  const [first, last] = [regular[0]!.kickOff, regular.at(-1)!.kickOff];
  return first + (last - first) * share + 6 * 3_600_000;
};
const rowsAt = async (now: number) => {
  const { data } = await ask("basketballRanking", { leagueId: LEAGUE, season: SEASON }, contextAt(now));
  return data.tables[0]!.rows;
};
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);

describe("a basketball league's table", () => {
  it.each([0.2, 0.6, 1])("adds up after %d of the season", async (share) => {
    const rows = await rowsAt(at(share));
    const decided = regular.filter((fixture) => phaseGroup(engine.stateAt(fixture, at(share)).phase) === "final");
    expect(sum(rows, ({ win }) => win)).toBe(decided.length);
    expect(sum(rows, ({ lose }) => lose)).toBe(decided.length);
    expect(sum(rows, ({ pf }) => pf)).toBe(sum(rows, ({ pa }) => pa));
    for (const { win, lose, home, away, pct, last10, streak, form } of rows) {
      expect([home[0] + away[0], home[1] + away[1]]).toEqual([win, lose]);
      expect(Number(pct)).toBeCloseTo(win + lose === 0 ? 0 : win / (win + lose), 3);
      expect(last10[0] + last10[1]).toBe(Math.min(10, win + lose));
      if (form[0]) expect(Math.sign(streak)).toBe(form[0] === "W" ? 1 : -1);
      expect(form).not.toContain("D");
    }
    expect(rows.find(({ gb }) => gb === null)).toBeDefined();
    expect(rows.every(({ gb }) => gb === null || Number(gb) > 0)).toBe(true);
  });

  it("calls nothing certain that the season's end denies", async () => {
    const end = await rowsAt(at(1));
    const rankAtEnd = new Map(end.map(({ team, rank }) => [team.teamId, rank]));
    const places = end.filter(({ zone }) => zone === "playoffs").length;
    expect(places).toBe(8);
    let quotes = 0;
    for (const share of [0.5, 0.7, 0.8, 0.9, 0.95]) {
      for (const { team, clinch } of await rowsAt(at(share))) {
        if (clinch) quotes += 1;
        if (clinch && clinch !== "eliminated") expect(rankAtEnd.get(team.teamId)).toBeLessThanOrEqual(places);
        if (clinch === "eliminated") expect(rankAtEnd.get(team.teamId)).toBeGreaterThan(places);
      }
    }
    expect(quotes).toBeGreaterThan(0);
  });

  it("marks the teams of a game, and counts it once it is over", async () => {
    const game = regular[40]!;
    const middle = game.kickOff + 45 * 60_000;
    const { data } = await ask("basketballStandingByMatch", { matchId: game.id }, contextAt(middle));
    expect(data.highlight).toEqual([game.homeId, game.awayId]);
    expect(phaseGroup(engine.stateAt(game, middle).phase)).toBe("live");
    expect(data.isLive).toBe(false);
    await expect(ask("standingByMatch", { matchId: game.id }, contextAt(middle))).rejects.toMatchObject({
      status: 404,
      field: "matchId",
    });
  });

  it("has a history of all its rounds that ends with the table", async () => {
    const { data } = await ask("basketballRankingHistory", { leagueId: LEAGUE, season: SEASON }, contextAt(at(1)));
    const rows = await rowsAt(at(1));
    expect(data.rounds).toHaveLength(34);
    for (const { team, ranks } of data.series) {
      expect(ranks.at(-1)).toBe(rows.find((row) => row.team.teamId === team.teamId)!.rank);
    }
  });
});

it("seeds its play-offs as its table stands at the end", async () => {
  const rows = await rowsAt(at(1));
  const { data } = await ask(
    "subLeagueList",
    { leagueId: LEAGUE, season: SEASON },
    contextAt(Date.parse("2026-12-31")),
  );
  const rankOf = (id: string) => rows.find(({ team }) => team.teamId === id)!.rank;
  const pairs = data.bracket!.rounds[0]!.ties.map(({ home, away }) =>
    [rankOf(home.team!.teamId), rankOf(away.team!.teamId)].sort((a, b) => a - b),
  );
  expect(pairs).toEqual([
    [1, 8],
    [4, 5],
    [2, 7],
    [3, 6],
  ]);
});

it("has series in its bracket, won by those who play on", async () => {
  const { data } = await ask(
    "subLeagueList",
    { leagueId: LEAGUE, season: SEASON },
    contextAt(Date.parse("2026-12-31")),
  );
  const { rounds } = data.bracket!;
  expect(rounds.map(({ ties }) => ties.length)).toEqual([4, 2, 1]);
  for (const [index, { ties }] of rounds.entries()) {
    for (const tie of ties) {
      expect(Math.max(...tie.seriesWins!)).toBe((tie.bestOf! + 1) / 2);
      const winner = (tie.winnerSlot === "home" ? tie.home : tie.away).team!;
      const next = rounds[index + 1]?.ties.find(({ tieId }) => tieId === tie.feedsTieId);
      if (next) expect((tie.feedsSlot === "home" ? next.home : next.away).team).toEqual(winner);
    }
  }
});

describe("the NBA's table", () => {
  const context = contextAt(Date.parse("2026-11-21T15:30:00Z"));
  const tables = async (query: object) =>
    (await ask("basketballRanking", { leagueId: "8001", season: "2026-27", ...query }, context)).data.tables;

  it("is one a conference, one a division or one of all, as it is asked for", async () => {
    const conferences = await tables({});
    expect(conferences.map(({ rows }) => rows.length)).toEqual([15, 15]);
    expect(conferences[0]!.rows.every(({ conferenceRank, rank }) => conferenceRank === rank)).toBe(true);
    const { data } = await ask("subLeagueList", { leagueId: "8001", season: "2026-27" }, context);
    const divisions = data.subLeagues.filter(({ subLeagueId }) => subLeagueId.startsWith("division-"));
    expect(divisions).toHaveLength(6);
    const [division] = await tables({ subLeagueId: divisions[0]!.subLeagueId });
    expect([division!.name, division!.rows.length]).toEqual([divisions[0]!.name, 5]);
    const [all] = await tables({ subLeagueId: "regular" });
    expect(all!.rows).toHaveLength(30);
    const figures = (rows: typeof conferences) =>
      rows
        .flatMap((table) => table.rows.map(({ team, win, lose, pf }) => `${team.teamId} ${win}-${lose} ${pf}`))
        .sort();
    expect(figures([all!])).toEqual(figures(conferences));
  });
});
