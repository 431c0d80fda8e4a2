import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ENDPOINTS, type QueryOf } from "#contract/registry";
import { STAGES } from "#contract/tables/stages";
import { DAY } from "#contract/time/units";
import { COMPETITIONS, TEAMS } from "../../competitions/world/world.ts";
import { contextAt } from "../../matches/history/test-context.ts";
import { CallRefusal, success } from "../../platform/envelope.ts";
import { runsOf } from "../../test-sweep.ts";
import { partsOfSeason } from "../standings/sub-leagues.ts";
import { fixturesOfLeague } from "./league-fixtures.ts";
import { matchesOfTeam, nextFiveOf } from "./team-matches.ts";

const NOW = Date.parse("2026-11-21T16:00:00Z");
const PREMIER_LEAGUE = "101";
const CHAMPIONS_LEAGUE = "103";

const arsenal = TEAMS.find(({ names }) => names.en === "Arsenal")!.id;
const anInstant = fc.integer({ min: NOW - 400 * DAY, max: NOW + 400 * DAY });
const footballTeams = TEAMS.filter(({ sport }) => sport === "football");

const leagueQuery = (query: Partial<QueryOf<"fixturesByLeague">>): QueryOf<"fixturesByLeague"> => ({
  leagueId: PREMIER_LEAGUE,
  timeZone: "UTC",
  direction: "next",
  size: 30,
  lang: "en",
  ...query,
});
const teamQuery = (query: Partial<QueryOf<"matchesByTeam">>): QueryOf<"matchesByTeam"> => ({
  teamId: arsenal,
  venue: "all",
  direction: "next",
  size: 30,
  lang: "en",
  ...query,
});

const ofLeague = async (query: Partial<QueryOf<"fixturesByLeague">>, now = NOW) =>
  (await fixturesOfLeague("football")(leagueQuery(query), contextAt(now))).data;
const ofTeam = async (query: Partial<QueryOf<"matchesByTeam">>, now = NOW) =>
  (await matchesOfTeam("football")(teamQuery(query), contextAt(now))).data;

const idsOf = (list: readonly { matchId: string }[]) => list.map(({ matchId }) => matchId);
const timesOf = (list: readonly { matchTime: number }[]) => list.map(({ matchTime }) => matchTime);
const ascending = (times: readonly number[]) => times.toSorted((a, b) => a - b);

const refusalOf = async (ask: () => Promise<unknown>): Promise<CallRefusal> => {
  const refusal = await ask().then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(refusal instanceof CallRefusal)) throw new Error(`no refusal: ${String(refusal)}`);
  return refusal;
};

/** Without those that are played again, whose first dates are in the list too. */
const firstDates = <Item extends { originalTime?: unknown }>(list: readonly Item[]): Item[] =>
  list.filter(({ originalTime }) => originalTime === undefined);

describe("a league's fixtures", () => {
  it("on both sides of the present are the whole season, each once", async () => {
    await fc.assert(
      fc.asyncProperty(anInstant, async (now) => {
        const past = await ofLeague({ direction: "past", size: 500 }, now);
        const next = await ofLeague({ direction: "next", size: 500 }, now);
        const both = [...idsOf(past.matchList), ...idsOf(next.matchList)];
        expect(new Set(both).size).toBe(both.length);
        expect(firstDates([...past.matchList, ...next.matchList])).toHaveLength(380);
        expect(timesOf(next.matchList)).toEqual(ascending(timesOf(next.matchList)));
        expect(timesOf(past.matchList)).toEqual(ascending(timesOf(past.matchList)).reverse());
        expect(past.matchList.every(({ matchTime }) => matchTime <= now)).toBe(true);
        expect(next.rounds.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      }),
      { numRuns: runsOf(10) },
    );
  });

  it("of a season long past are all behind the present", async () => {
    const past = await ofLeague({ season: "2018-19", direction: "past", size: 500 });
    expect(firstDates(past.matchList)).toHaveLength(380);
    expect((await ofLeague({ season: "2018-19", direction: "next" })).matchList).toEqual([]);
  });

  it("come in pages that are the list", async () => {
    for (const direction of ["past", "next"] as const) {
      const whole = await ofLeague({ direction, size: 500 });
      const pages: string[] = [];
      let lastId: string | undefined;
      for (let hasNext = true; hasNext; ) {
        const page = await ofLeague({ direction, size: 47, ...(lastId !== undefined && { lastId }) });
        pages.push(...idsOf(page.matchList));
        ({ hasNext } = page);
        lastId = pages.at(-1);
      }
      expect(pages).toEqual(idsOf(whole.matchList));
    }
  });

  it("of each round are ten, and of all rounds the season", async () => {
    const { rounds, season } = await ofLeague({});
    expect(season).toBe("2026-27");
    expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: 38 }, (_, index) => `regular-${index + 1}`));
    const third = await ofLeague({ round: "regular-3" });
    expect(third.matchList).toHaveLength(10);
    expect(third.matchList.every(({ matchday }) => matchday === 3)).toBe(true);
    expect(third.hasNext).toBe(false);
  });

  it("of a day are those of the caller's day", async () => {
    const { matchList } = await ofLeague({ size: 1 });
    const kickOff = matchList[0]!.matchTime;
    const utc = new Date(kickOff).toISOString().slice(0, 10);
    const eastern = new Date(kickOff + 14 * 3_600_000).toISOString().slice(0, 10);
    const there = await ofLeague({ date: eastern, timeZone: "Pacific/Kiritimati" });
    expect(idsOf((await ofLeague({ date: utc })).matchList)).toContain(matchList[0]!.matchId);
    expect(idsOf(there.matchList)).toContain(matchList[0]!.matchId);
  });

  it("of a cup are told by stage, as far as it is drawn", async () => {
    const spring = Date.parse("2027-03-01T00:00:00Z");
    const cup = await ofLeague({ leagueId: CHAMPIONS_LEAGUE, stage: "league_phase", direction: "past" }, spring);
    expect(cup.matchList.length).toBeGreaterThan(0);
    expect(cup.matchList.every(({ stage }) => stage === "league_phase")).toBe(true);
    const early = await ofLeague({ leagueId: CHAMPIONS_LEAGUE }, NOW);
    expect(early.rounds.map(({ stage }) => stage)).not.toContain("final");
  });

  it("are told by the parts that the season's list names: stages are the whole, groups their stage", async () => {
    const spring = Date.parse("2026-05-20T00:00:00Z");
    const groupsCup = COMPETITIONS.find(({ format }) => format.kind === "groups_cup")!;
    for (const [leagueId, sport] of [
      [groupsCup.id, "football"],
      [CHAMPIONS_LEAGUE, "football"],
      ["8001", "basketball"],
    ] as const) {
      const now = sport === "basketball" ? NOW : spring;
      const countOf = async (subLeagueId?: string) => {
        const query = leagueQuery({ leagueId, size: 500, ...(subLeagueId !== undefined && { subLeagueId }) });
        const sides = (["past", "next"] as const).map((direction) =>
          fixturesOfLeague(sport)({ ...query, direction }, contextAt(now)),
        );
        const [past, next] = await Promise.all(sides);
        return past!.data.matchList.length + next!.data.matchList.length;
      };
      const { subLeagues } = (await partsOfSeason({ leagueId, lang: "en" }, contextAt(now))).data;
      const counts = new Map<string, number>();
      for (const { subLeagueId } of subLeagues) counts.set(subLeagueId, await countOf(subLeagueId));
      const sumOf = (is: (id: string) => boolean) =>
        [...counts].filter(([id]) => is(id)).reduce((sum, [, count]) => sum + count, 0);
      expect(Math.min(...counts.values())).toBeGreaterThan(0);
      if (sport === "football") expect(sumOf((id) => STAGES.some((stage) => stage === id))).toBe(await countOf());
      if (leagueId === groupsCup.id) expect(sumOf((id) => id.startsWith("group-"))).toBe(counts.get("group"));
    }
  });

  it("are refused for what does not exist, and for the other sport", async () => {
    expect(await refusalOf(() => ofLeague({ leagueId: "1" }))).toMatchObject({ status: 404, field: "leagueId" });
    expect(await refusalOf(() => ofLeague({ season: "2026" }))).toMatchObject({ status: 404, field: "season" });
    expect(await refusalOf(() => ofLeague({ lastId: "1" }))).toMatchObject({ status: 400, field: "lastId" });
    expect(await refusalOf(() => ofLeague({ subLeagueId: "group-A" }))).toMatchObject({ field: "subLeagueId" });
    const basketball = fixturesOfLeague("basketball");
    expect(await refusalOf(() => basketball(leagueQuery({}), contextAt(NOW)))).toMatchObject({ field: "leagueId" });
  });
});

describe("a team's matches", () => {
  it("come in pages that are the list, across competitions and seasons", async () => {
    for (const direction of ["past", "next"] as const) {
      const whole = await ofTeam({ direction, size: 120 });
      expect(whole.list.length).toBeGreaterThanOrEqual(30);
      expect(new Set(whole.list.map(({ leagueId }) => leagueId)).size).toBeGreaterThan(1);
      const first = await ofTeam({ direction, size: 15 });
      const second = await ofTeam({ direction, size: 15, lastId: first.lastId! });
      expect([...idsOf(first.list), ...idsOf(second.list)]).toEqual(idsOf(whole.list).slice(0, 30));
    }
  });

  it("say which of them are asked for", async () => {
    const away = await ofTeam({ direction: "past", venue: "away", leagueId: PREMIER_LEAGUE, size: 10 });
    expect(away.list).toHaveLength(10);
    expect(away.list.every(({ away: { teamId }, leagueId }) => teamId === arsenal && leagueId === "101")).toBe(true);
    const before = await ofTeam({ direction: "past", season: "2024-25", leagueId: PREMIER_LEAGUE, size: 100 });
    expect(before.list.length).toBeGreaterThanOrEqual(36);
    expect(before.list.every(({ matchTime }) => matchTime < Date.UTC(2025, 6, 1))).toBe(true);
    expect(before.hasNext).toBe(false);
    // Known once it is known who has come up.
    const next = { direction: "next", season: "2027-28", leagueId: PREMIER_LEAGUE, size: 100 } as const;
    expect((await ofTeam(next)).list).toEqual([]);
    expect((await ofTeam(next, Date.UTC(2027, 5, 20))).list).toHaveLength(38);
  });

  it.each(["1901-02", "2028-29", "2030-31", "2098-99"])(
    "of %s are none: its competitions have no such season",
    async (season) => {
      expect(await refusalOf(() => ofTeam({ season }))).toMatchObject({ status: 404, field: "season" });
      expect(await refusalOf(() => ofLeague({ season }))).toMatchObject({ status: 404, field: "season" });
    },
  );

  it("name the competitions it plays in, the most important first", async () => {
    const { leagues } = await ofTeam({ size: 1 });
    expect(leagues.map(({ leagueId }) => leagueId)).toContain(PREMIER_LEAGUE);
    const order = leagues.map(({ sortOrder }) => sortOrder);
    expect(order).toEqual(ascending(order));
  });

  it("are told for every team", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...footballTeams), anInstant, async ({ id }, now) => {
        const past = await ofTeam({ teamId: id, direction: "past", size: 5 }, now);
        expect(past.list.every(({ matchTime }) => matchTime <= now)).toBe(true);
        const { value, dropped } = ENDPOINTS.matchesByTeam.parse(JSON.parse(JSON.stringify(success({ data: past }))));
        expect(dropped).toEqual([]);
        expect(value.matches).toHaveLength(past.list.length);
      }),
      { numRuns: runsOf(30) },
    );
  });
});

describe("the next five", () => {
  const nextFive = nextFiveOf("football");

  it("of both teams follow the match", async () => {
    const [match] = (await ofTeam({ direction: "past", size: 1 })).list;
    const { home, away } = (await nextFive({ matchId: match!.matchId, lang: "en" }, contextAt(NOW))).data;
    for (const [list, teamId] of [
      [home, match!.home.teamId],
      [away, match!.away.teamId],
    ] as const) {
      expect(list).toHaveLength(5);
      expect(timesOf(list)).toEqual(ascending(timesOf(list)));
      for (const next of list) {
        expect([next.home.teamId, next.away.teamId]).toContain(teamId);
        expect(next.matchTime).toBeGreaterThan(match!.matchTime);
        expect(next.daysBetween).toBe(Math.round((next.matchTime - match!.matchTime) / DAY));
      }
    }
  });

  it("of a team follow the present", async () => {
    const { home, away } = (await nextFive({ teamId: arsenal, lang: "th" }, contextAt(NOW))).data;
    expect(idsOf(home)).toEqual(
      idsOf((await ofTeam({ size: 20 })).list.filter((one) => one.matchTime > NOW)).slice(0, 5),
    );
    expect(away).toEqual([]);
  });

  it("ask for a match or a team", () => {
    const { query } = ENDPOINTS.nextFive;
    expect(query.safeParse({ lang: "en" }).success).toBe(false);
    expect(query.safeParse({ lang: "en", teamId: "1" }).success).toBe(true);
  });
});
