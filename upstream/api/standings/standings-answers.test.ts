import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STANDINGS_CALLS } from "#contract/calls/standings/standings-calls";
import { phaseGroup } from "#contract/domain/status";
import { COMPETITIONS } from "../../competitions/world/world.ts";
import { loosened } from "../../platform/loose-wire.ts";
import { getBoxLines } from "../../simulator/basketball/progress-of-game.ts";
import { playerById } from "../../simulator/people/squads.ts";
import { runsOf } from "../../test-sweep.ts";
import { ask, contextAt, engine, onTheWire } from "./test-answers.ts";

const SATURDAY = Date.parse("2026-11-21T15:30:00Z");
const MAY = Date.parse("2027-05-30T00:00:00Z");

const football = COMPETITIONS.filter(({ sport }) => sport !== "basketball");
const one = (kind: string) => football.find(({ format }) => format.kind === kind && format.kind !== "recorded")!.id;

describe("every call of the family", () => {
  const cases = ["league", "league_phase_cup", "groups_cup", "cup", "loose"].flatMap((kind) =>
    (["ranking", "rankingHistory", "subLeagueList", "seasonList", "competitionInfo"] as const).map(
      (name) => [name, kind] as const,
    ),
  );
  it.each(cases)("%s of a %s is read the same in both dialects", async (name, kind) => {
    const wire = onTheWire(await ask(name, { leagueId: one(kind) }, contextAt(SATURDAY)));
    const plain = STANDINGS_CALLS[name].parse(wire);
    expect(plain.dropped).toEqual([]);
    expect(STANDINGS_CALLS[name].parse(loosened(wire))).toEqual(plain);
  });

  it.each(["basketballRanking", "basketballRankingHistory", "basketballSeasonList", "subLeagueList"] as const)(
    "%s of a basketball league is read the same in both dialects",
    async (name) => {
      const wire = onTheWire(await ask(name, { leagueId: "8010" }, contextAt(SATURDAY)));
      const plain = STANDINGS_CALLS[name].parse(wire);
      expect(plain.dropped).toEqual([]);
      expect(STANDINGS_CALLS[name].parse(loosened(wire))).toEqual(plain);
    },
  );

  it.each([
    ["ranking", { leagueId: "8001" }, "leagueId"],
    ["basketballRanking", { leagueId: "101" }, "leagueId"],
    ["ranking", { leagueId: "101", season: "1850-51" }, "season"],
    ["ranking", { leagueId: "101", subLeagueId: "group-A" }, "subLeagueId"],
    ["rankingHistory", { leagueId: "101", subLeagueId: "nothing" }, "subLeagueId"],
    ["seasonList", { leagueId: "424242" }, "leagueId"],
    ["basketballSeasonList", { leagueId: "101" }, "leagueId"],
    ["competitionInfo", { leagueId: "8001" }, "leagueId"],
    ["basketballCompetitionInfo", { leagueId: "101" }, "leagueId"],
    ["subLeagueList", { leagueId: "424242" }, "leagueId"],
    ["standingByMatch", { matchId: "nobody" }, "matchId"],
  ] as const)("%s refuses %o by its parameter", async (name, query, field) => {
    await expect(ask(name, query, contextAt(SATURDAY))).rejects.toMatchObject({ status: 404, field });
  });
});

const tableAt = async (now: number, query: object = {}) => {
  const { data } = await ask("ranking", { leagueId: "101", season: "2026-27", ...query }, contextAt(now));
  return data.tables[0]!.rows;
};
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);

describe("a league's table", () => {
  it("is made of what has been decided by the instant, and of nothing else", async () => {
    const season = engine.season("101", "2026-27", MAY);
    const [first, last] = [season[0]!.kickOff, season.at(-1)!.kickOff];
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: first - 1e8, max: last + 1e8 }), async (now) => {
        const rows = await tableAt(now);
        const states = engine.season("101", "2026-27", now).map((fixture) => engine.stateAt(fixture, now));
        const decided = states.filter(({ phase }) => phaseGroup(phase) === "final");
        expect(sum(rows, ({ played }) => played)).toBe(2 * decided.length);
        expect(sum(rows, ({ gf }) => gf)).toBe(sum(decided, ({ score }) => score![0] + score![1]));
        expect(sum(rows, ({ gd }) => gd)).toBe(0);
        expect(rows.every(({ formMatches }) => formMatches.every(({ matchTime }) => matchTime < now))).toBe(true);
      }),
      { numRuns: runsOf(25) },
    );
  });

  it("adds up: home and away to all, the halves to the whole", async () => {
    const [all, home, away, h1, h2] = await Promise.all(
      [{}, { type: "home" }, { type: "away" }, { type: "h1" }, { type: "h2" }].map((query) => tableAt(MAY, query)),
    );
    for (const { team, played, gf, ga } of all!) {
      const of = (rows: typeof all) => rows!.find((row) => row.team.teamId === team.teamId)!;
      expect(of(home).played + of(away).played).toBe(played);
      expect(of(home).gf + of(away).gf).toBe(gf);
      expect(of(h1).gf + of(h2).gf).toBe(gf);
      expect(of(h1).ga + of(h2).ga).toBe(ga);
    }
    const form = await tableAt(MAY, { type: "form" });
    expect(form.every(({ played, formMatches }) => played === 5 && formMatches.length === 5)).toBe(true);
  });

  it("counts matches in play only where that is asked for, and marks them", async () => {
    const [decided, live] = [await tableAt(SATURDAY), await tableAt(SATURDAY, { live: 1 })];
    const playing = live.filter((row) => row.live);
    expect(playing.length).toBeGreaterThan(0);
    expect(playing.every((row) => row.live?.provisional)).toBe(true);
    expect(decided.every((row) => !row.live?.provisional)).toBe(true);
    expect(sum(live, ({ played }) => played) - sum(decided, ({ played }) => played)).toBe(playing.length);
  });

  it("says which places lead where, who moved, and whom a team meets next", async () => {
    const rows = await tableAt(SATURDAY);
    expect(rows.filter(({ zone }) => zone === "champions_league")).toHaveLength(4);
    expect(rows.filter(({ zone }) => zone === "relegation").map(({ rank }) => rank)).toEqual([18, 19, 20]);
    for (const { rank, prevRank, move } of rows) {
      expect(move).toBe(rank === prevRank ? "same" : rank < prevRank! ? "up" : "down");
    }
    expect(rows.every(({ nextOpponent, team }) => nextOpponent && nextOpponent.teamId !== team.teamId)).toBe(true);
  });

  it("tells of every team that was level by what it was told apart", async () => {
    const rows = await tableAt(MAY);
    for (const row of rows) {
      const level = rows.filter(({ points }) => points === row.points);
      expect(row.tieBreak !== undefined || row.isTied === true).toBe(level.length > 1);
      if (!row.tieBreak) continue;
      expect([row.team.teamId, ...row.tieBreak.against].sort()).toEqual(Object.keys(row.tieBreak.values).sort());
    }
  });
});

it("is not live while knock-out matches are played, which count in no table", async () => {
  const isAt = async (isMatch: (stage: string) => boolean) => {
    const match = engine.season("110", "2026", MAY).find(({ stage }) => isMatch(stage))!;
    const { data } = await ask(
      "ranking",
      { leagueId: "110", season: "2026", live: 1 },
      contextAt(match.kickOff + 600_000),
    );
    return [data.isLive, data.tables.some(({ rows }) => rows.some(({ live }) => live))];
  };
  expect(await isAt((stage) => stage === "group")).toEqual([true, true]);
  expect(await isAt((stage) => stage === "semi_final")).toEqual([false, false]);
});

it("marks the teams of a match in the tables where they stand", async () => {
  const fixture = engine.season("101", "2026-27", SATURDAY)[0]!;
  const { data } = await ask("standingByMatch", { matchId: fixture.id }, contextAt(SATURDAY));
  expect(data.highlight).toEqual([fixture.homeId, fixture.awayId]);
  expect(data.tables).toHaveLength(1);
  const inGroup = engine.season("110", "2026", SATURDAY).find(({ stage }) => stage === "group")!;
  const groups = await ask("standingByMatch", { matchId: inGroup.id }, contextAt(SATURDAY));
  expect(groups.data.tables.map(({ groupName }) => groupName)).toEqual([inGroup.group]);
});

describe("a ranking's history", () => {
  it("ends with the table as it stands, and rises in points", async () => {
    const { data } = await ask("rankingHistory", { leagueId: "321" }, contextAt(MAY));
    const ranking = await ask("ranking", { leagueId: "321" }, contextAt(MAY));
    expect(data.rounds).toEqual(Array.from({ length: 38 }, (_, round) => round + 1));
    for (const { team, ranks, points } of data.series) {
      const row = ranking.data.tables[0]!.rows.find((one_) => one_.team.teamId === team.teamId)!;
      expect([ranks.at(-1), points.at(-1)]).toEqual([row.rank, row.points]);
      expect(points).toEqual([...points].sort((a, b) => a - b));
    }
  });

  it("is of the teams asked for", async () => {
    const { data } = await ask("rankingHistory", { leagueId: "101", teamIds: "20101,20107" }, contextAt(SATURDAY));
    expect(data.series.map(({ team }) => team.teamId).sort()).toEqual(["20101", "20107"]);
  });
});

describe("a simulated cup", () => {
  const LATE = Date.parse("2026-08-01T00:00:00Z");
  const cases = ["103", "104", "110", "193"].flatMap((id) =>
    ["2023", "2024", "2025"].map((year) => [id, year] as const),
  );
  it.each(cases)("%s of %s sends on those whom its tables name", async (leagueId, year) => {
    const label = [year, `${year}-${Number(year) - 1999}`].find(
      (one_) => engine.season(leagueId, one_, LATE).length > 0,
    )!;
    const fixtures = engine.season(leagueId, label, LATE);
    const { data } = await ask("ranking", { leagueId, season: label }, contextAt(LATE));
    const through = data.tables.flatMap(({ rows }) => rows.filter(({ zone }) => zone === "went_through"));
    const next = fixtures.filter(({ stage }) => stage === "round_of_16");
    const teams = new Set(next.flatMap(({ homeId, awayId }) => [homeId, awayId]));
    expect(through.map(({ team }) => team.teamId).sort()).toEqual([...teams].sort());
  });
});

describe("the parts of a season", () => {
  it("are its groups and its rounds, with the bracket that grows out of them", async () => {
    const early = Date.parse("2026-04-10T00:00:00Z");
    const { data } = await ask("subLeagueList", { leagueId: "110" }, contextAt(early));
    expect(data.subLeagues.filter(({ isGroup }) => isGroup)).toHaveLength(9);
    expect(data.subLeagues[0]).toMatchObject({
      subLeagueId: "group",
      groupCount: 8,
      qualifyPerGroup: 2,
      isCurrent: true,
    });
    expect(data.bracket!.rounds[0]!.ties[0]).toMatchObject({
      home: { placeholder: "group:1:A" },
      away: { placeholder: "group:2:B" },
    });
    const group = await ask("ranking", { leagueId: "110", subLeagueId: "group-C" }, contextAt(early));
    expect(group.data.tables.map(({ groupName }) => groupName)).toEqual(["C"]);
  });

  it("have no bracket in a league", async () => {
    const { data } = await ask("subLeagueList", { leagueId: "101" }, contextAt(SATURDAY));
    expect(data.bracket).toBeUndefined();
    expect(data.subLeagues).toMatchObject([{ subLeagueId: "regular", totalRound: 38, hasRanking: true }]);
  });
});

it("lists the last ten seasons and the current one", async () => {
  const { data } = await ask("seasonList", { leagueId: "101" }, contextAt(SATURDAY));
  expect(data).toHaveLength(11);
  expect(data[0]).toMatchObject({ season: "2026-27", isCurrent: true, hasRanking: true, startDate: "2026-08-14" });
  expect(data.at(-1)?.season).toBe("2016-17");
});

it("tells who leads a season of basketball per game, by the box scores, among those who played most of their team's", async () => {
  const context = contextAt(SATURDAY);
  const { data } = await ask("basketballCompetitionInfo", { leagueId: "8010" }, context);
  for (const key of ["points", "rebounds", "assists", "steals", "blocks"]) {
    const averages = data.leaders.filter((leader) => leader.key === key).map(({ value, games }) => value / games!);
    expect(averages.length).toBeGreaterThanOrEqual(10);
    expect(averages.length).toBeLessThanOrEqual(20);
    expect(averages).toEqual([...averages].sort((a, b) => b - a));
  }
  const [best] = data.leaders;
  const games = (await context.sources.season("8010", data.season, SATURDAY)).filter(
    ({ kickOff }) => kickOff < SATURDAY,
  );
  const lines = (await Promise.all(games.map((game) => getBoxLines(game, context)))).flat();
  const own = lines.filter(({ playerId }) => playerId === best?.player.playerId);
  expect(own.reduce((total, { pts }) => total + pts, 0)).toBe(best?.value);
  expect(own.filter(({ seconds }) => seconds > 0)).toHaveLength(best?.games ?? 0);
  const ofTeam = (id: string) => games.filter(({ homeId, awayId }) => homeId === id || awayId === id).length;
  for (const { games: played = 0, team } of data.leaders)
    expect(played).toBeGreaterThanOrEqual(0.7 * ofTeam(team!.teamId));
});

it("tells a competition's rules as keys, its champions and its records", async () => {
  const { data } = await ask("competitionInfo", { leagueId: "101" }, contextAt(SATURDAY));
  expect(data.rules).toContainEqual({ key: "points.win", value: "3" });
  expect(data.tieBreaks[0]).toBe("overall.goalDifference");
  expect(data.champions.map(({ season }) => season)).toEqual(["2025-26", "2024-25", "2023-24", "2022-23", "2021-22"]);
  expect(sum(data.titles, ({ count }) => count)).toBe(5);
  expect(data.records.map(({ key }) => key)).toContain("biggest_win");
  expect(data.sources[0]?.key).toBe("regulation");
  const goals = data.leaders.filter(({ key }) => key === "goals").map(({ value }) => value);
  expect(goals).toEqual([...goals].sort((a, b) => b - a));
  expect(goals.length).toBeGreaterThanOrEqual(10);
  expect(goals.slice(10).every((one) => one === goals[9])).toBe(true);
  const before = await ask("ranking", { leagueId: "101", season: "2025-26" }, contextAt(SATURDAY));
  expect(data.champions[0]!.team.teamId).toBe(before.data.tables[0]!.rows[0]!.team.teamId);
});

it("counts a match that was called off and is played again once", async () => {
  const counts = await Promise.all(
    ["2025-26", "2024-25", "2022-23"].map(async (season) => {
      const { data } = await ask("competitionInfo", { leagueId: "101", season }, contextAt(SATURDAY));
      return [data.matchCount, data.matchesPlayed];
    }),
  );
  expect(counts).toEqual([
    [380, 380],
    [380, 380],
    [380, 380],
  ]);
});

it("names leaders with the club where they are, or were when the season ended", async () => {
  const context = contextAt(SATURDAY);
  for (const leagueId of ["101", "321", "331", "341"])
    for (const season of ["2026-27", "2025-26"]) {
      const { data } = await ask("competitionInfo", { leagueId, season }, context);
      const at = season === "2026-27" ? SATURDAY : Date.parse("2026-05-15T00:00:00Z");
      const own = new Set(
        (await engine.season(leagueId, season, SATURDAY)).flatMap(({ homeId, awayId }) => [homeId, awayId]),
      );
      for (const { player, team } of data.leaders) {
        const club = playerById(player.playerId!, at)?.team;
        if (club && own.has(club.id)) expect(team!.teamId, player.playerName).toBe(club.id);
      }
    }
});

describe("a season that a competition does not have", () => {
  const calls = ["ranking", "rankingHistory", "subLeagueList", "competitionInfo"] as const;
  const absent = ["1901-02", "2015-16", "2027-28", "2028-29", "2030-31", "2098-99", "2026"];
  it.each(calls.flatMap((name) => absent.map((season) => [name, season] as const)))(
    "%s of %s is a 404 that names the season",
    async (name, season) => {
      const answer = ask(name, { leagueId: "101", season }, contextAt(SATURDAY));
      await expect(answer).rejects.toMatchObject({ status: 404, field: "season" });
    },
  );

  it.each([
    ["2016-17", SATURDAY],
    ["2026-27", SATURDAY],
    ["2027-28", Date.UTC(2027, 5, 20)],
  ])("%s, which it has, is answered", async (season, now) => {
    for (const name of calls)
      expect(await ask(name, { leagueId: "101", season }, contextAt(now))).toMatchObject({ data: { season } });
  });

  it("is one that nobody imported", async () => {
    const [fixture] = engine.season("101", "1901-02", SATURDAY);
    const season = () => [{ ...fixture!, source: "imported" as const }];
    const stored = { season, takenSeasons: async () => new Set(["101 1901-02"]) };
    const answer = await ask("subLeagueList", { leagueId: "101", season: "1901-02" }, contextAt(SATURDAY, stored));
    expect(answer).toMatchObject({ data: { season: "1901-02", source: "imported" } });
  });
});

it("tells how a league splits in a season that is played so", async () => {
  const roundsOf = async (leagueId: string, season: string) =>
    (await ask("competitionInfo", { leagueId, season }, contextAt(SATURDAY))).data.splitRounds;
  expect(await roundsOf("211", "2026-27")).toEqual([
    { round: "championship", fromRank: 1, toRank: 6, reason: "halved_down" },
    { round: "relegation", fromRank: 7, toRank: 12, reason: "halved_down" },
  ]);
  expect(await roundsOf("101", "2026-27")).toEqual([]);
});
