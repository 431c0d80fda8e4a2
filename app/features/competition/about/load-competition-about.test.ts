import { describe, expect, test } from "vitest";
import type { CompetitionRequest } from "~/features/competition/load-competition-head.server";
import { info, parts, seasons } from "~/features/competition/test-competition";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { finished } from "~/features/match-row/test-matches";
import { loadCompetitionAbout } from "./load-competition-about.server.ts";

const KNOWN: Record<string, unknown> = { seasonList: seasons, subLeagueList: parts, competitionInfo: info };
const answers = ({ name }: { name: string }) => ({ value: KNOWN[name] });

const REQUEST: CompetitionRequest = {
  sport: "football",
  params: { countryKey: "vietnam", leagueKey: "v-league-1" },
  query: new URLSearchParams("leagueId=766"),
  tab: "about",
};

describe("what is to be known of a competition", () => {
  test("is of the season that is shown, with the days of its records in words", async () => {
    const { context, calls } = testContext(answers);
    const data = await loadCompetitionAbout(context, REQUEST);
    expect(data).toMatchObject({ info, days: { [finished.id]: "21 Nov 2026" }, dates: { from: "15 Sep 2026" } });
    expect(calls).toContainEqual({ name: "competitionInfo", query: { leagueId: "766", season: "2026-27" } });
  });

  test("is a page with an error state while the upstream fails", async () => {
    const { context, isCacheable } = testContext((call) =>
      call.name === "competitionInfo" ? Promise.reject(faultOf("network")) : answers(call),
    );
    const data = await loadCompetitionAbout(context, REQUEST);
    expect(data.info).toBeUndefined();
    expect(data.head.tab).toBe("about");
    expect(isCacheable()).toBe(false);
  });
});
