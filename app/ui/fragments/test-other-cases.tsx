import { STATES } from "~/features/match-row/test-matches";
import { TEAM } from "~/features/people/test-people";
import { loadSevens } from "~/features/sevens/load-sevens.server";
import { SevensPage } from "~/features/sevens/SevensPage";
import { COMPETITION, FINAL, FIRST, KNOCKOUT, STANDINGS, sevensMatch } from "~/features/sevens/test-sevens";
import { HistoryChart } from "~/features/standings/season-table/HistoryChart";
import { arsenal, burnley, chelsea, competition } from "~/features/standings/test-standings";
import { loadTeamOverview } from "~/features/team/load-team-overview.server";
import { loadSquad } from "~/features/team/squad/load-squad.server";
import { SquadPage } from "~/features/team/squad/SquadPage";
import { TeamOverviewPage } from "~/features/team/TeamOverviewPage";
import { TEST_TEAM } from "~/features/team/test-answers";
import { cup, info, league, matchOn, standings, upcomingOn } from "~/features/team/test-team";
import { contextOf, type FragmentCase, pageOf } from "./test-visitors.ts";

export const OTHER_CASES: readonly FragmentCase[] = [
  {
    files: ["features/team/MatchCard.tsx"],
    module: "team",
    fragments: /<section class="card day".*?<\/section>/gs,
    dependsOn: ["language", "decimals", "zone", "pictures"],
    withNewData() {
      const next = [upcomingOn(1), upcomingOn(5)];
      const answers = {
        teamInfo: structuredClone(info),
        ranking: structuredClone(standings),
        winRate: { home: 40, draw: 25, away: 35, source: "model", at: 0 },
        seasonList: [{ season: "2026-27" }],
        matchesByTeam: ({ direction }: Record<string, unknown>) => ({
          competitions: [cup, league],
          matches: direction === "next" ? next : [matchOn(-1), matchOn(-2)],
          hasNext: true,
        }),
      };
      return async (visitor) => (
        <TeamOverviewPage
          data={await loadTeamOverview(contextOf(visitor, answers), TEST_TEAM)}
          page={pageOf(visitor)}
        />
      );
    },
  },
  {
    files: ["features/team/squad/SquadTable.tsx"],
    module: "team-squad",
    fragments: /<tbody.*?<\/tbody>/gs,
    dependsOn: ["language", "decimals", "pictures"],
    withNewData() {
      const answers = { teamInfo: structuredClone(TEAM), matchesByTeam: { competitions: [], matches: [] } };
      const params = { teamName: "arsenal", teamKey: "20101" };
      return async (visitor) => {
        const data = await loadSquad(contextOf(visitor, answers), { sport: "football", params, search: "" });
        return <SquadPage data={data} page={pageOf(visitor)} />;
      };
    },
  },
  {
    files: ["features/standings/season-table/HistoryChart.tsx", "features/standings/season-table/HistoryFigures.tsx"],
    module: "competition-table",
    fragments: /<ul.*?<\/ul>|<tbody>.*?<\/tbody>/gs,
    dependsOn: ["language", "decimals"],
    withNewData() {
      const ranks = (at: number) => [null, at, at, at, at];
      const series = [arsenal, burnley, chelsea].map((team, at) => ({ team, ranks: ranks(at + 1), points: [] }));
      const history = { competition, season: "2026-27", rounds: [1, 2, 3, 4, 5], dates: [], series };
      return ({ locale }) => (
        <HistoryChart
          history={history}
          teams={undefined}
          nameOf={() => undefined}
          addressWith={(teams) => `/${locale}/table?teams=${teams.join()}`}
        />
      );
    },
  },
  {
    files: [
      "features/sevens/GroupTable.tsx",
      "features/sevens/PitchDayCard.tsx",
      "features/sevens/SevensPage.tsx",
      "features/sevens/TreeCard.tsx",
    ],
    module: "sevens",
    fragments: /<ul.*?<\/ul>|<div id="sevens-(?:trees|groups)".*?<\/div>/gs,
    dependsOn: ["language", "decimals", "pictures", "later"],
    withNewData() {
      const { kickOff: _kickOff, ...playing } = structuredClone(STATES.runningClock);
      const live = sevensMatch("72026102", "2026-05-16T01:40:00Z", playing);
      const matches = structuredClone([FIRST, live, FINAL]);
      const answers = {
        sevensMatchList: { groups: [{ competition: COMPETITION, matches }] },
        sevensKnockout: structuredClone(KNOCKOUT),
        sevensRanking: structuredClone(STANDINGS),
        sevensLiveVideos: [],
      };
      return async (visitor) => {
        const data = await loadSevens(contextOf(visitor, answers), new URLSearchParams("year=2026&day=1"));
        if (data.view === "match") throw new Error("a match instead of the tournament");
        return <SevensPage data={data} page={pageOf(visitor)} />;
      };
    },
  },
];
