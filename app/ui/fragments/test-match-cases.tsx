import { BOX_KEYS, type BoxLine } from "#contract/domain/box-score";
import { BoxTable } from "~/features/box-score/BoxTable";
import { commentaryLines } from "~/features/commentary/commentary-lines";
import { CommentaryList } from "~/features/commentary/MatchCommentaryPage";
import { H2hPage } from "~/features/head-to-head/H2hPage";
import { loadH2h } from "~/features/head-to-head/load-h2h.server";
import { params as h2hParams, ANSWERS as MEETINGS } from "~/features/head-to-head/test-h2h";
import { LineUpsPage } from "~/features/line-ups/LineUpsPage";
import { loadLineUps } from "~/features/line-ups/load-line-ups.server";
import { gameLineUps, lineUpPlayer, lineUps } from "~/features/line-ups/test-line-ups";
import { FOOTBALL_INFO, GAME_INFO, TAB_PARAMS } from "~/features/match/test-tab";
import { GAMES } from "~/features/match-row/test-games";
import { finished, NOW, STATES } from "~/features/match-row/test-matches";
import { loadMatchStats } from "~/features/match-stats/load-match-stats.server";
import { MatchStatsPage } from "~/features/match-stats/MatchStatsPage";
import { statistics } from "~/features/match-stats/test-stats";
import { loadOdds } from "~/features/odds/comparison/load-odds.server";
import { OddsPage } from "~/features/odds/comparison/OddsPage";
import { handicapLine, quote } from "~/features/odds/comparison/test-odds";
import { loadPanel } from "~/features/odds/load-panel.server";
import { PanelPage } from "~/features/odds/panel/PanelPage";
import { EMPTY_PANEL, pricedMatch } from "~/features/odds/test-panel";
import { PlayList } from "~/features/play-by-play/PlayList";
import { playLines } from "~/features/play-by-play/plays";
import { contextOf, type FragmentCase, pageOf } from "./test-visitors.ts";

const FOOTBALL = { sport: "football", params: TAB_PARAMS, search: "" } as const;
const TABLE_BODY = /<tbody.*?<\/tbody>/gs;
const IN_WORDS = { dependsOn: ["language", "decimals"] } as const;

const boxLine = (change: Partial<BoxLine>): BoxLine => ({
  ...(Object.fromEntries(BOX_KEYS.map((key) => [key, 3])) as Record<(typeof BOX_KEYS)[number], number>),
  seconds: 1_867,
  efficiency: 1,
  id: "5",
  key: "a-player",
  name: "A Player",
  isStarter: true,
  ...change,
});

const PRICES: readonly FragmentCase[] = [
  {
    files: [
      "features/odds/comparison/ComparisonRow.tsx",
      "features/odds/comparison/ComparisonTable.tsx",
      "features/odds/comparison/PriceHistory.tsx",
    ],
    module: "match-odds",
    fragments: TABLE_BODY,
    dependsOn: ["language", "decimals", "zone", "country", "oddsFormat"],
    withNewData() {
      const prices = { homeLine: "-0.25", home: "2.05", away: "1.80" };
      const history = [
        quote("live", prices, { at: NOW, minuteAtQuote: 60, scoreAtQuote: [1, 1] }),
        quote("live", { ...prices, home: "1.95" }, { at: NOW - 60_000, isSuspended: true }),
        quote("pre", { ...prices, away: "1.90" }, { at: NOW - 7_200_000 }),
      ];
      const shown = { ...handicapLine(8, { early: ["-0.5", 1.9, 1.9], pre: ["-0.25", 1.95, 1.9] }), history };
      const lines = [shown, handicapLine(31, { pre: ["-0.25", 2, 1.85] })];
      const answers = {
        matchInfo: { ...FOOTBALL_INFO, match: STATES.secondHalf },
        oddsHandicap: { companies: [], labels: [], lines },
        oddsInfo: { companies: [], handicap: shown },
      };
      return async (visitor) => {
        const search = `?market=handicap&format=${visitor.oddsFormat}`;
        const data = await loadOdds(contextOf(visitor, answers), { ...FOOTBALL, search });
        return <OddsPage data={data} page={pageOf(visitor)} />;
      };
    },
  },
  {
    files: ["features/odds/panel/PanelMatches.tsx", "features/odds/panel/PanelRow.tsx"],
    module: "odds-result",
    fragments: /<ol id="od-past".*?<\/ol>/gs,
    dependsOn: ["language", "decimals", "zone", "country"],
    withNewData() {
      const matches = [pricedMatch("2026-10-01", "03:00"), pricedMatch("2026-09-01", "12:00", { result: "L" })];
      const answers = { matchInfo: FOOTBALL_INFO, lastOdds: { ...EMPTY_PANEL, matches } };
      return async (visitor) => {
        const params = { ...TAB_PARAMS, oddsSide: "home" };
        const data = await loadPanel(contextOf(visitor, answers), { ...FOOTBALL, params, isFilter: false });
        return <PanelPage data={data} page={pageOf(visitor)} />;
      };
    },
  },
];

const LINE_UPS: readonly FragmentCase[] = [
  {
    files: ["features/line-ups/FootballLineUps.tsx", "features/line-ups/LineUpSides.tsx"],
    module: "match-lineups",
    fragments: /<div id="pitch".*<div class="sides"|<div id="lineup-\w+">.*?<\/section>/gs,
    dependsOn: ["language", "decimals"],
    withNewData() {
      const [first, ...others] = structuredClone(lineUps.home.starters);
      const rated = { ...lineUpPlayer(1), ...first, rating: "7.1", minutes: 67, goals: 2 };
      const value = { ...structuredClone(lineUps), home: { ...lineUps.home, starters: [rated, ...others] } };
      const answers = {
        matchInfo: { ...FOOTBALL_INFO, match: STATES.fullTime },
        matchEvents: { events: [], shootout: [] },
        matchLineup: value,
      };
      return async (visitor) => (
        <LineUpsPage data={await loadLineUps(contextOf(visitor, answers), FOOTBALL)} page={pageOf(visitor)} />
      );
    },
  },
  {
    files: ["features/line-ups/BasketballLineUps.tsx"],
    module: "match-lineups",
    fragments: /<div id="lineup-\w+">.*?<\/section>/gs,
    ...IN_WORDS,
    withNewData() {
      const match = GAMES.clockRuns;
      const answers = {
        basketballMatchInfo: { ...GAME_INFO, match },
        basketballLineup: structuredClone(gameLineUps),
      };
      const { countryKey, leagueKey, slug, id } = match;
      const params = { countryKey, leagueKey, matchName: slug, matchId: id };
      return async (visitor) => {
        const data = await loadLineUps(contextOf(visitor, answers), { sport: "basketball", params, search: "" });
        return <LineUpsPage data={data} page={pageOf(visitor)} />;
      };
    },
  },
];

export const MATCH_CASES: readonly FragmentCase[] = [
  ...PRICES,
  ...LINE_UPS,
  {
    files: ["features/box-score/BoxTable.tsx"],
    module: "match-box-score",
    fragments: TABLE_BODY,
    ...IN_WORDS,
    withNewData() {
      const players = [
        boxLine({ isOnCourt: true, number: 7, position: "PG" }),
        boxLine({ isStarter: false, isFouledOut: true }),
        boxLine({ isStarter: false, seconds: 0, didNotPlay: "knee" }),
      ];
      const box = { teamId: "1", players };
      const order = { sort: undefined, address: "/box-score" };
      return ({ locale }) => (
        <BoxTable side="home" name="A" box={box} opponent={{}} order={order} isLive locale={locale} />
      );
    },
  },
  {
    files: ["features/commentary/MatchCommentaryPage.tsx"],
    module: "match-commentary",
    fragments: /<li.*<\/li>/gs,
    ...IN_WORDS,
    withNewData() {
      const one = { minute: 67, text: "Foul.", isKey: false, at: 0 };
      const comments = [
        { ...one, id: "3", kind: "GOAL", side: "home" as const },
        { ...one, id: "2", kind: "SUBST" },
      ];
      const lines = commentaryLines(comments as Parameters<typeof commentaryLines>[0], "all", finished);
      return ({ locale }) => <CommentaryList lines={lines} locale={locale} />;
    },
  },
  {
    files: ["features/play-by-play/PlayList.tsx"],
    module: "match-play-by-play",
    fragments: /<li.*<\/li>/gs,
    ...IN_WORDS,
    withNewData() {
      const play = { period: 2, left: 583, at: 0, side: "home" as const, text: "A hits a three.", isMade: true };
      const lines = playLines([{ ...play, id: "g-5", kind: "FG3", score: [49, 41] }], 2, "all");
      return ({ locale }) => <PlayList lines={lines} period="" locale={locale} />;
    },
  },
  {
    files: ["features/match-stats/ShotList.tsx", "features/match-stats/StatTable.tsx"],
    module: "match-stats",
    fragments: TABLE_BODY,
    ...IN_WORDS,
    withNewData() {
      const answers = { matchInfo: FOOTBALL_INFO, matchStat: structuredClone(statistics) };
      return async (visitor) => (
        <MatchStatsPage data={await loadMatchStats(contextOf(visitor, answers), FOOTBALL)} page={pageOf(visitor)} />
      );
    },
  },
  {
    files: ["features/head-to-head/H2hList.tsx"],
    module: "match-h2h",
    fragments: /<ol id="[^"]*".*?<\/ol>/gs,
    dependsOn: ["language", "decimals", "pictures"],
    withNewData() {
      const answers = structuredClone(MEETINGS);
      return async (visitor) => (
        <H2hPage
          data={await loadH2h(contextOf(visitor, answers), { sport: "football", params: h2hParams, search: "" })}
          page={pageOf(visitor)}
        />
      );
    },
  },
];
