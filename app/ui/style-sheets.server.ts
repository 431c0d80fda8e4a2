// The style sheets that documents carry inside (document-texts.server.ts).
import appBar from "../features/app-download/app-bar.css?inline";
import appDownload from "../features/app-download/app-download.css?inline";
import bracketList from "../features/bracket/bracket.css?inline";
import bracketTree from "../features/bracket/bracket-tree.css?inline";
import dateRange from "../features/calendar/date-range.css?inline";
import competition from "../features/competition/competition.css?inline";
import competitionHead from "../features/competition/competition-head.css?inline";
import country from "../features/country/country.css?inline";
import entity from "../features/entity/entity.css?inline";
import faces from "../features/faces/faces.css?inline";
import fantasy from "../features/fantasy/fantasy.css?inline";
import highlightCards from "../features/highlights/highlight-cards.css?inline";
import highlightPages from "../features/highlights/highlights.css?inline";
import highlightPlayer from "../features/highlights/player.css?inline";
import match from "../features/match/match.css?inline";
import matchAnalysis from "../features/match-analysis/analysis.css?inline";
import matchBoxScore from "../features/match-box-score/match-box-score.css?inline";
import matchCommentary from "../features/match-commentary/match-commentary.css?inline";
import matchDays from "../features/match-days/match-days.css?inline";
import matchFeed from "../features/match-feed/match-feed.css?inline";
import matchH2h from "../features/match-h2h/h2h.css?inline";
import matchCharts from "../features/match-info/charts.css?inline";
import matchEvents from "../features/match-info/events.css?inline";
import matchInfo from "../features/match-info/match-info.css?inline";
import matchTimeline from "../features/match-info/timeline.css?inline";
import lineUpMarks from "../features/match-lineups/marks.css?inline";
import matchLineUps from "../features/match-lineups/match-lineups.css?inline";
import lineUpPitch from "../features/match-lineups/pitch.css?inline";
import matchList from "../features/match-list/match-list.css?inline";
import matchPlayByPlay from "../features/match-play-by-play/match-play-by-play.css?inline";
import rows from "../features/match-row/rows.css?inline";
import matchStats from "../features/match-stats/match-stats.css?inline";
import matchTable from "../features/match-table/match-table.css?inline";
import matchTracker from "../features/match-tracker/tracker.css?inline";
import matchTrackerLists from "../features/match-tracker/tracker-lists.css?inline";
import odds from "../features/odds/odds.css?inline";
import oddsTables from "../features/odds/odds-tables.css?inline";
import oddsPanel from "../features/odds/panel.css?inline";
import people from "../features/people/people.css?inline";
import player from "../features/player/player.css?inline";
import privacy from "../features/privacy/privacy.css?inline";
import scoreHead from "../features/score-head/score-head.css?inline";
import search from "../features/search/search-page.css?inline";
import sevens from "../features/sevens/sevens.css?inline";
import sevensMatch from "../features/sevens/sevens-match.css?inline";
import formStrip from "../features/standings/form-strip.css?inline";
import standingsTables from "../features/standings/standings.css?inline";
import tablePage from "../features/standings/table-page.css?inline";
import team from "../features/team/team.css?inline";
import worldCup from "../features/world-cup/world-cup.css?inline";
import button from "./button.css?inline";
import choice from "./choice-links.css?inline";
import everyPage from "./every-page.css?inline";
import khmer from "./scripts/khmer.css?inline";
import simplifiedChinese from "./scripts/simplified-chinese.css?inline";
import thai from "./scripts/thai.css?inline";
import traditionalChinese from "./scripts/traditional-chinese.css?inline";

export const SHEETS = {
  appBar,
  appDownload,
  bracketList,
  bracketTree,
  dateRange,
  competition,
  competitionHead,
  country,
  entity,
  faces,
  fantasy,
  highlightCards,
  highlightPages,
  highlightPlayer,
  match,
  matchAnalysis,
  matchBoxScore,
  matchCommentary,
  matchDays,
  matchFeed,
  matchH2h,
  matchCharts,
  matchEvents,
  matchInfo,
  matchTimeline,
  lineUpMarks,
  matchLineUps,
  lineUpPitch,
  matchList,
  matchPlayByPlay,
  rows,
  matchStats,
  matchTable,
  matchTracker,
  matchTrackerLists,
  odds,
  oddsTables,
  oddsPanel,
  people,
  player,
  privacy,
  scoreHead,
  search,
  sevens,
  sevensMatch,
  formStrip,
  standingsTables,
  tablePage,
  team,
  worldCup,
  button,
  choice,
  everyPage,
  khmer,
  simplifiedChinese,
  thai,
  traditionalChinese,
};

export type SheetName = keyof typeof SHEETS;
