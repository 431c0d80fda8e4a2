import { TodayGroups } from "~/features/article/TodayGroups";
import { KnockoutBracket } from "~/features/bracket/KnockoutBracket";
import { bracket, tie } from "~/features/bracket/test-bracket";
import { HighlightCards } from "~/features/highlights/HighlightCards";
import { hasMatch, highlightCards } from "~/features/highlights/highlight-cards";
import { testHighlight } from "~/features/highlights/test-highlight";
import { groupByDay, zoneOfMatches } from "~/features/match-days/group-by-day";
import { MatchDays } from "~/features/match-days/MatchDays";
import { CompetitionPanel } from "~/features/match-list/CompetitionPanel";
import { useListFacts } from "~/features/match-list/list-data";
import { MatchList } from "~/features/match-list/MatchList";
import { orderGroups } from "~/features/match-list/place-groups";
import { testGroup } from "~/features/match-list/test-group";
import { finished, STATES } from "~/features/match-row/test-matches";
import { StandingsTable } from "~/features/standings/StandingsTable";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { competition, mark, row } from "~/features/standings/test-standings";
import { tournamentStages } from "~/features/world-cup-2022/load-world-cup.server";
import { Stages } from "~/features/world-cup-2022/Stages";
import { formatDate } from "~/i18n/format-date";
import { contextOf, type FragmentCase, pageOf, type Visitor, zoneOf } from "./test-visitors.ts";

const DAY = "2026-11-21";
const ROWS = { dependsOn: ["language", "decimals", "zone", "pictures", "later"] } as const;

/** A match in every state, one of them with a club of each kind of picture. */
const matches = () => structuredClone(Object.values(STATES).map((match, index) => ({ ...match, id: `${index}` })));

/** A day long enough that competitions of the visitor's country are unfolded and all others are not. */
function day() {
  const many = Array.from({ length: 70 }, (_, index) => ({ ...finished, id: `many ${index}` }));
  const groups = [testGroup("1", many), testGroup("2", structuredClone([finished])), testGroup("766", matches())];
  for (const [at, flag] of ["vn", "sg", "th"].entries())
    Object.assign(groups[at]?.competition ?? {}, {
      isPopular: false,
      country: { id: flag, key: flag, name: flag, flag },
    });
  const youth = testGroup("3", structuredClone([finished]));
  youth.competition.isMinor = true;
  return [...groups, youth];
}

function Day({ groups, visitor }: { groups: ReturnType<typeof day>; visitor: Visitor }) {
  const page = pageOf(visitor);
  const facts = useListFacts(page, {
    sport: "football",
    day: { date: DAY, today: DAY },
    show: "all",
    zone: page.zone,
    country: visitor.country,
    path: `/${visitor.locale}/football/matches`,
  });
  const shown = orderGroups(groups, visitor.country);
  return (
    <>
      <MatchList groups={shown} facts={facts} canChange fetchedAt={7} />
      <CompetitionPanel groups={shown} facts={facts} />
    </>
  );
}

export const LIST_CASES: readonly FragmentCase[] = [
  {
    files: [
      "features/match-list/CompetitionGroup.tsx",
      "features/match-list/MatchList.tsx",
      "features/match-list/MinorPart.tsx",
      "features/match-list/PanelSection.tsx",
      "features/match-list/group-fragments.tsx",
    ],
    module: "match-list",
    fragments: /<div id="list".*<\/div>|<ul>.*?<\/ul>/gs,
    dependsOn: [...ROWS.dependsOn, "country"],
    withNewData() {
      const groups = day();
      return (visitor) => <Day groups={groups} visitor={visitor} />;
    },
  },
  {
    files: ["features/match-days/MatchDays.tsx", "features/match-row/match-row-fragment.tsx"],
    module: "team-matches",
    fragments: /<section.*<\/section>/gs,
    ...ROWS,
    withNewData() {
      const ofDays = matches();
      return (visitor) => {
        const context = contextOf(visitor);
        return (
          <MatchDays days={groupByDay(ofDays, context)} zone={zoneOfMatches(ofDays, context)} page={pageOf(visitor)} />
        );
      };
    },
  },
  {
    files: ["features/article/TodayGroups.tsx"],
    module: "article",
    fragments: /<div class="row.*<\/div>/gs,
    ...ROWS,
    withNewData() {
      const groups = [testGroup("766", matches())];
      return (visitor) => <TodayGroups groups={groups} page={pageOf(visitor)} zone={zoneOf(visitor)} />;
    },
  },
  {
    files: ["features/bracket/KnockoutBracket.tsx", "features/bracket/tie-fragment.tsx"],
    module: "world-cup-2022",
    fragments: /<li class="tie.*?<\/li>/gs,
    ...ROWS,
    withNewData() {
      const matchIn = (id: string, match: (typeof STATES)["runningClock" | "scheduled"]) =>
        tie(id, "Ajax", "Bayern", { matches: [structuredClone(match)] });
      const rounds = [
        { stage: "semi_final", ties: [matchIn("semi_final-1", STATES.scheduled), bracket.rounds[0]?.ties[0]] },
        { stage: "final", ties: [matchIn("final-1", STATES.runningClock)] },
      ];
      const of = structuredClone({ ...bracket, rounds }) as typeof bracket;
      return (visitor) => (
        <KnockoutBracket
          of={{ sport: "football", bracket: of, zone: zoneOf(visitor), timeZone: visitor.timeZone }}
          page={pageOf(visitor)}
        />
      );
    },
  },
  {
    files: ["features/world-cup-2022/Stages.tsx"],
    module: "world-cup-2022",
    fragments: /<div class="row.*?<\/div>/gs,
    ...ROWS,
    withNewData() {
      const inGroup = matches().map((match) => ({ ...match, stage: "group", group: "A" }) as typeof finished);
      const stages = tournamentStages(inGroup, []);
      return (visitor) => (
        <Stages
          data={{
            stages,
            facts: undefined,
            days: { [DAY]: formatDate(DAY, visitor.locale, "row") },
            zone: zoneOf(visitor),
          }}
          page={pageOf(visitor)}
        />
      );
    },
  },
  {
    files: ["features/standings/StandingsTable.tsx"],
    module: "competition-table",
    fragments: /<tbody>.*<\/tbody>/gs,
    dependsOn: ["language", "decimals", "pictures"],
    withNewData() {
      const level = { criterion: "h2h.points", values: { 1: "3", 2: "1" }, against: ["2"] };
      const live = { matchId: "9", score: [2, 1], isCounted: true } as const;
      const rows = [
        row(1, { previousRank: 3, zone: "champions_league", formMatches: [structuredClone(mark)], tieBreak: level }),
        row(2, { deducted: 6, deductedReason: "insolvency", live: { ...live, score: [2, 1] } }),
      ];
      return (visitor) => (
        <StandingsTable
          table={{ rows }}
          facts={standingsFacts(contextOf(visitor), { sport: "football", competition })}
          caption=""
        />
      );
    },
  },
  {
    files: ["features/highlights/HighlightCards.tsx"],
    module: "highlights",
    fragments: /<li>.*<\/li>/gs,
    dependsOn: ["language", "decimals", "pictures"],
    withNewData() {
      const highlights = structuredClone([testHighlight({ views: 1_200 })]).filter(hasMatch);
      const competitions = new Map([[finished.leagueId, testGroup(finished.leagueId, []).competition]]);
      return (visitor) => {
        const facts = { context: contextOf(visitor), competitions };
        const cards = [true, false].flatMap((isHidden) => highlightCards(highlights, { ...facts, isHidden }));
        return <HighlightCards cards={cards} eager={1} />;
      };
    },
  },
];
