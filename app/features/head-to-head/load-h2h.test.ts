import { describe, expect, it } from "vitest";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { finished } from "~/features/match-row/test-matches";
import { loadH2h } from "./load-h2h.server.ts";
import { ANSWERS, competition, params } from "./test-h2h.ts";

const all = ({ name }: { name: string }) => ({ value: ANSWERS[name] });
const request = (query = "") => ({ sport: "football" as const, params, search: query && `?${query}` });

describe("loading head-to-head", () => {
  it("asks for the match and everything beside it at once", async () => {
    const { context, calls } = testContext(all);
    const data = await loadH2h(context, request());
    const matchId = finished.id;
    expect(calls).toEqual([
      { name: "matchInfo", query: { matchId } },
      { name: "h2hInfo", query: { matchId, size: 10, sameVenue: 0, sameLeague: 0 } },
      { name: "lastOdds", query: { matchId, side: "home", duration: 10, sameLeague: 0 } },
      { name: "lastOdds", query: { matchId, side: "away", duration: 10, sameLeague: 0 } },
      { name: "nextFive", query: { matchId } },
    ]);
    expect(data.meetings?.tally).toMatchObject({ played: 4, won: 2, goals: { bothScored: 3 } });
    expect(data.last.home?.tally).toEqual({ played: 6, won: 1, drawn: 0, lost: 5, scored: 7, conceded: 11 });
    expect(data.next?.home.map(({ matchId }) => matchId)).toEqual(["n1"]);
    expect(data.next?.away).toEqual([]);
  });

  it("has times in UTC, whatever the visitor's zone", async () => {
    const { context } = testContext(all);
    const row = (await loadH2h(context, request())).meetings?.rows[0];
    expect(row).toMatchObject({ day: "11 Apr 2026", time: "23:30", dateTime: "2026-04-11T23:30Z" });
    expect(row?.sentence).toContain("11 Apr 2026, 23:30 UTC+0, V.League 1: Hà Nội FC against Nam Định, 2 to 1");
  });

  it("names the competitions of other matches, and how they ended", async () => {
    const { context } = testContext(all);
    const rows = (await loadH2h(context, request())).last.home?.rows ?? [];
    expect(rows[0]).toMatchObject({ competition: "Asian Cup", result: { kind: "W", letter: "W" } });
    expect(rows[1]?.sentence).toMatch(/ Lost\.$/);
  });

  it("a choice goes with all lists, and no more rows are shown than the address says", async () => {
    const { context, calls } = testContext(all);
    const { last } = await loadH2h(context, request("last=5&league=same&venue=same"));
    expect(calls[1]?.query).toMatchObject({ size: 5, sameVenue: 1, sameLeague: 1 });
    expect(calls[2]?.query).toMatchObject({ side: "home", duration: 6, sameLeague: 1, venue: "home" });
    expect(calls[3]?.query).toMatchObject({ side: "away", duration: 6, sameLeague: 1, venue: "away" });
    expect(last.away?.tally.played).toBe(5);
  });

  it.each(["h2hInfo", "lastOdds", "nextFive"])("goes on without %s, and is then not cached", async (failing) => {
    const { context, isCacheable } = testContext((call) =>
      call.name === failing ? Promise.reject(faultOf("timeout")) : all(call),
    );
    const { meetings, last, next } = await loadH2h(context, request());
    expect([meetings === undefined, last.home === undefined, next === undefined]).toEqual(
      ["h2hInfo", "lastOdds", "nextFive"].map((name) => name === failing),
    );
    expect(isCacheable()).toBe(false);
  });

  it("basketball's calls are its own", async () => {
    const info = { ...(ANSWERS.matchInfo as object), competition, referees: [], coaches: {}, leaders: [] };
    const match = { ...finished, sport: "basketball" };
    const { context, calls } = testContext(({ name }) => ({
      value:
        name === "basketballMatchInfo"
          ? { ...info, match }
          : { summary: {}, matches: [], home: [], away: [], competitions: [], tables: [] },
    }));
    await loadH2h(context, { ...request(), sport: "basketball" });
    expect(calls.map(({ name }) => name)).toEqual([
      "basketballMatchInfo",
      "basketballH2hInfo",
      "basketballLastOdds",
      "basketballLastOdds",
      "basketballNextFive",
      "basketballStandingByMatch",
    ]);
  });

  it("a choice that cannot be read ends as badRequest, an unknown match as matchNotFound", async () => {
    const { context } = testContext(all);
    await expect(loadH2h(context, request("last=7"))).rejects.toMatchObject({ data: { error: "badRequest" } });
    const unknown = testContext(() => Promise.reject(faultOf("not_found")));
    await expect(loadH2h(unknown.context, request())).rejects.toMatchObject({ data: { error: "matchNotFound" } });
  });

  it("keeps the choice when it leads to the right address", async () => {
    const { context } = testContext(all);
    const wrong = { ...request("last=5"), params: { ...params, matchName: "x" } };
    const thrown = await loadH2h(context, wrong).catch((error: unknown) => error);
    expect((thrown as Response).headers.get("location")).toBe(
      "/en/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001/h2h?last=5",
    );
  });
});
