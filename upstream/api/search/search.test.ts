import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SEARCH_CALLS } from "#contract/calls/search/search-calls";
import type { QueryOf } from "#contract/registry";
import { COMPETITIONS, competitionById, countryByCode, TEAMS, teamById } from "../../competitions/world/world.ts";
import { contextAt } from "../../matches/history/test-context.ts";
import { success } from "../../platform/envelope.ts";
import { loosened } from "../../platform/loose-wire.ts";
import type { Followers } from "../../services/follow/followers.ts";
import { squadAt } from "../../simulator/people/squads.ts";
import { SEARCH_ANSWERS } from "./search-answers.ts";

const NOW = Date.UTC(2026, 10, 21, 16, 0);
const context = contextAt(NOW);

const UNKNOWN_TEAM = TEAMS.find(({ key }) => key === "accrington-stanley")!.id;
const UNKNOWN_COMPETITION = COMPETITIONS.filter((one) => one.sport !== "basketball").reduce((last, one) =>
  one.sortOrder > last.sortOrder ? one : last,
).id;

async function globalSearch(q: string, lang = "en", sport: "football" | "basketball" = "football") {
  const name = sport === "football" ? "globalSearch" : "basketballGlobalSearch";
  const query = SEARCH_CALLS[name].query.parse({ q, lang }) as QueryOf<"globalSearch">;
  const answer = success(await SEARCH_ANSWERS[name](query, context));
  const { value, dropped } = SEARCH_CALLS[name].parse(answer);
  expect(dropped).toEqual([]);
  expect(SEARCH_CALLS[name].parse(loosened(answer))).toEqual({ value, dropped });
  return value;
}

async function listOf(
  name:
    | "competitionSearch"
    | "basketballCompetitionSearch"
    | "competitionPopular"
    | "teamPopular"
    | "teamSearch"
    | "countrySearch"
    | "basketballCountrySearch",
  given: Record<string, string>,
) {
  const query = SEARCH_CALLS[name].query.parse({ lang: "en", ...given });
  const answer = success(await SEARCH_ANSWERS[name](query as never, context));
  const { value, dropped } = SEARCH_CALLS[name].parse(answer);
  expect(dropped).toEqual([]);
  expect(SEARCH_CALLS[name].parse(loosened(answer))).toEqual({ value, dropped });
  return value;
}

describe("the search over everything", () => {
  it("leaves out countries and competitions that have a text inside a word, where a team's name begins with it", async () => {
    const { countries, competitions, teams } = await globalSearch("man");
    expect(teams[0]?.name).toMatch(/^Manchester/);
    expect([...countries, ...competitions].filter(({ name }) => /german|romania/i.test(name))).toEqual([]);
    expect((await globalSearch("erman")).countries.map(({ name }) => name)).toContain("Germany");
  });

  it("finds a club, its country's name beside it, in the caller's language", async () => {
    const { teams } = await globalSearch("阿仙奴", "th_TH");
    expect(teams[0]).toEqual({
      id: "20101",
      key: "arsenal",
      name: "อาร์เซนอล",
      kind: "TEAM",
      logo: "team/20101",
      isFavourite: false,
      countryKey: "england",
      detail: "อังกฤษ",
    });
  });

  it("says that a name is only the English one", async () => {
    const { teams } = await globalSearch("Bala Town", "th_TH");
    expect(teams[0]).toMatchObject({ name: "Bala Town", isFallbackName: true });
  });

  it("gives the match in play or the next, and the last of the team that is meant", async () => {
    const { matches } = await globalSearch("arsenal");
    expect(matches.length).toBeGreaterThanOrEqual(2);
    for (const { home, away } of matches) expect([home.id, away.id]).toContain("20101");
    const kickOffs = matches.map(({ kickOff }) => kickOff);
    expect(Math.max(...kickOffs)).toBeGreaterThan(NOW);
    expect(Math.min(...kickOffs)).toBeLessThan(NOW);
    for (const match of matches) if (match.kickOff > NOW) expect(match.state).toBe("scheduled");
  });

  it("gives the matches of two teams against each other", async () => {
    const { matches, teams } = await globalSearch("chelsea vs arsenal");
    expect(matches.length).toBeGreaterThanOrEqual(2);
    for (const { home, away } of matches) expect([home.id, away.id].sort()).toEqual(["20101", "20107"]);
    expect(teams.slice(0, 2).map(({ id }) => id)).toEqual(["20107", "20101"]);
  });

  it("gives no matches for what names no team", async () => {
    expect((await globalSearch("a")).matches).toEqual([]);
    expect((await globalSearch("premier league")).matches).toEqual([]);
    expect((await globalSearch("arsenal vs arsenal")).matches).toEqual([]);
  });

  it("finds players of the best-known teams by their names, with their team", async () => {
    for (const [sport, teamId] of [
      ["football", "20101"],
      ["basketball", "80023"],
    ] as const) {
      const team = teamById(teamId)!;
      const { player } = squadAt(team, NOW)[7]!;
      const { players } = await globalSearch(player.names.en, "en", sport);
      expect(players).toContainEqual(
        expect.objectContaining({ id: player.id, name: player.names.en, kind: "PLAYER", detail: team.names.en }),
      );
      expect((await globalSearch(player.names.en.slice(0, 2), "en", sport)).players).toEqual([]);
    }
  });

  it("keeps the sports apart", async () => {
    const { teams, competitions, countries } = await globalSearch("real madrid", "en", "basketball");
    expect(teams.map(({ id }) => id)).toEqual(["80701"]);
    expect(competitions).toEqual([]);
    expect(countries).toEqual([]);
  });

  it.each(["football", "basketball"] as const)("answers any text of a hundred characters (%s)", async (sport) => {
    const text = fc.oneof(
      fc.string({ unit: "binary", minLength: 1, maxLength: 100 }),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 }),
      fc.string({
        unit: fc.constantFrom("曼", "联", "ម", "្", "ส", "ี", "đ", "A", " ", "-", "v"),
        minLength: 1,
        maxLength: 100,
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        text.filter((q) => q.trim() !== "" && q.length <= 100),
        async (q) => {
          await globalSearch(q, "en", sport);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("the lists", () => {
  it("keep to their limit, and refuse what is empty, too long or no number", async () => {
    expect(await listOf("teamSearch", { q: "united" })).toHaveLength(10);
    expect(await listOf("teamSearch", { q: "united", limit: "5" })).toHaveLength(5);
    expect(await listOf("teamPopular", { limit: "5" })).toHaveLength(5);
    for (const bad of [{ q: "  " }, { q: "x".repeat(101) }, { q: "a", limit: "0" }, { q: "a", limit: "x" }, {}])
      expect(SEARCH_CALLS.teamSearch.query.safeParse({ lang: "en", ...bad }).success).toBe(false);
  });

  it("give a country's competitions in the order of lists, or those of them that fit a text", async () => {
    const countryId = countryByCode("GB-ENG")!.id;
    const all = await listOf("competitionSearch", { countryId });
    expect(all[0]!.name).toBe("Premier League");
    expect(all.every(({ countryKey }) => countryKey === "england")).toBe(true);
    const cups = await listOf("competitionSearch", { countryId, q: "cup" });
    expect(cups.map(({ name }) => name).sort()).toEqual(["EFL Cup", "FA Cup"]);
    expect(await listOf("basketballCompetitionSearch", { countryId })).toEqual([]);
  });

  it("give the popular ones where neither a text nor a country is named", async () => {
    const popular = await listOf("competitionPopular", {});
    expect(await listOf("competitionSearch", {})).toEqual(popular);
    expect(popular.every(({ id }) => competitionById(id)!.isPopular)).toBe(true);
  });

  it("follow what people follow: a few hardly change them, thousands do", async () => {
    const listWith = async (followed: Record<string, number>) => {
      const followers: Followers = async (sport) => new Map(sport === "football" ? Object.entries(followed) : []);
      const found = await SEARCH_ANSWERS.globalPopular({ lang: "en", limit: 5 }, { ...context, followers });
      const other = await SEARCH_ANSWERS.basketballGlobalPopular({ lang: "en", limit: 5 }, { ...context, followers });
      expect(other).toEqual(await SEARCH_ANSWERS.basketballGlobalPopular({ lang: "en", limit: 5 }, context));
      return { team: found.teamList[0]?.id, competition: found.competitionList[0]?.id };
    };
    const [before, unknown] = [await listWith({}), { team: UNKNOWN_TEAM, competition: UNKNOWN_COMPETITION }];
    expect(await listWith({ [unknown.team]: 5, [unknown.competition]: 5 })).toEqual(before);
    expect(await listWith({ [unknown.team]: 20_000, [unknown.competition]: 20_000 })).toEqual(unknown);
  });

  it("refuse a country that does not exist", async () => {
    const query = { countryId: "99999", lang: "en", limit: 10 };
    expect(() => SEARCH_ANSWERS.competitionSearch(query, context)).toThrow();
  });

  it("show a country with its flag, only where the sport has competitions", async () => {
    expect((await listOf("countrySearch", { q: "england" }))[0]).toMatchObject({ kind: "COUNTRY", flag: "gb-eng" });
    expect(await listOf("basketballCountrySearch", { q: "england" })).toEqual([]);
    expect((await listOf("basketballCountrySearch", { q: "菲律宾" }))[0]?.key).toBe("philippines");
  });
});
