import { describe, expect, test } from "vitest";
import { info, parts, seasons } from "~/features/competition/test-competition";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { loadLeaders } from "./load-leaders.server.ts";

const KNOWN: Record<string, unknown> = { seasonList: seasons, subLeagueList: parts };
const REQUEST = {
  sport: "football",
  params: { countryKey: "vietnam", leagueKey: "v-league-1" },
  query: new URLSearchParams("leagueId=766"),
} as const;

/** Answers by season; a season without leaders of its own has none. */
const load = async (leaders: Record<string, typeof info.leaders | undefined>) => {
  const { context, calls } = testContext(({ name, query }) => {
    if (name !== "competitionInfo") return { value: KNOWN[name] };
    const own = leaders[`${query?.season}`];
    return own ? { value: { ...info, leaders: own } } : Promise.reject(faultOf("network"));
  });
  const data = await loadLeaders(context, REQUEST);
  const requested = calls.filter(({ name }) => name === "competitionInfo").map(({ query }) => query?.season);
  return { data, requested };
};

describe("the leaders of a season", () => {
  test("are its own once there are any", async () => {
    const { data, requested } = await load({ "2026-27": info.leaders });
    expect(data.leaders).toEqual(info.leaders);
    expect(data.before).toBeUndefined();
    expect(requested).toEqual(["2026-27"]);
  });

  test("come with those of the season before until then", async () => {
    const { data, requested } = await load({ "2026-27": [], "2025-26": info.leaders });
    expect(data).toMatchObject({ leaders: [], before: { season: "2025-26", leaders: info.leaders } });
    expect(requested).toEqual(["2026-27", "2025-26"]);
  });

  test("are none if those of the season before cannot be had either", async () => {
    const { data } = await load({ "2026-27": [] });
    expect(data.leaders).toEqual([]);
    expect(data.before).toBeUndefined();
  });

  test("are unknown while the upstream fails", async () => {
    expect((await load({})).data).not.toHaveProperty("leaders");
  });
});
