import type { LocaleCode } from "#contract/tables/locales";
import { PAGES } from "#contract/tables/pages";
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
import laterPage from "./later-page.css?url";
import noScript from "./no-script.css?url";
import khmer from "./scripts/khmer.css?inline";
import simplifiedChinese from "./scripts/simplified-chinese.css?inline";
import thai from "./scripts/thai.css?inline";
import traditionalChinese from "./scripts/traditional-chinese.css?inline";

const bracket = bracketList + bracketTree;
const highlights = highlightCards + highlightPages;
const standings = formStrip + standingsTables;

/** By route module, what the first look at a page needs besides the frame. */
const OWN: Readonly<Record<string, string>> = {
  "match-list": rows + matchList,
  "world-cup-2022": rows + bracket + entity + standings + worldCup,
  "match-lineups": rows + entity + match + lineUpMarks + matchLineUps + lineUpPitch,
  "match-commentary": rows + entity + match + choice + matchCommentary,
  "match-box-score": rows + entity + match + choice + matchBoxScore,
  "match-play-by-play": rows + entity + match + choice + matchPlayByPlay,
  "match-stats": rows + entity + match + choice + matchStats,
  "match-tracker": button + rows + entity + match + matchTracker + matchTrackerLists,
  "match-info":
    rows + entity + match + highlightCards + formStrip + matchEvents + matchTimeline + matchCharts + matchInfo,
  "match-odds": button + rows + entity + match + odds + oddsTables,
  "odds-result": button + rows + entity + match + odds + oddsTables + oddsPanel,
  "odds-result-filter": button + rows + entity + match + odds + oddsTables + oddsPanel,
  "match-feed": rows + entity + match + matchEvents + matchFeed,
  "match-analysis-details": rows + entity + match + people + matchAnalysis,
  "match-analysis-handicap": rows + entity + match + choice + matchAnalysis,
  "match-analysis-goals": rows + entity + match + choice + matchAnalysis,
  "match-analysis-wdl": rows + entity + match + choice + matchAnalysis,
  "match-h2h": rows + entity + match + matchH2h,
  "match-table": rows + bracket + entity + match + standings + matchTable,
  "competition-matches": button + rows + matchDays + bracket + entity + competitionHead + competition,
  "competition-table": rows + matchDays + bracket + entity + competitionHead + standings + tablePage,
  "competition-about": entity + competitionHead + competition,
  fantasy: button + fantasy,
  "country-matches": button + rows + matchList + entity + country,
  "country-standings": button + entity + standings + country,
  "app-download": button + appDownload,
  highlights: button + highlights,
  highlight: button + entity + scoreHead + highlights + highlightPlayer,
  team: rows + matchDays + entity + standings + people + team,
  "team-matches": button + rows + matchDays + entity + dateRange + team,
  "team-squad": entity + people,
  "player-overview": entity + people + player,
  "player-transfer": entity + people + player,
  "player-career": entity + people + player,
  sevens: button + rows + entity + scoreHead + sevens + sevensMatch,
  "privacy-policy": privacy,
  coming: faces,
  offline: faces,
  search: button + rows + matchDays + search,
};

/** The page's own language; the names of the others stand in menus and in the footer, which come with the later file. */
const SCRIPTS: Partial<Record<LocaleCode, string>> = {
  th: thai,
  kh: khmer,
  "zh-Hans": simplifiedChinese,
  "zh-Hant": traditionalChinese,
};

/** What a face, a notice of old data and an empty list bring along themselves (faces/FaceStyle.tsx). */
export const FACE_CSS = faces;

/** The address of the style sheet that all pages share, for what is neither seen nor opened at once. */
export const LATER_CSS = laterPage;

/** The address of what only a browser without JavaScript asks for. */
export const NO_SCRIPT_CSS = noScript;

interface Styled {
  /** Ids of the document's routes. */
  routes: readonly string[];
  locale: LocaleCode;
  /** An app is configured: its bar stands above the page. */
  hasApp: boolean;
}

/** The style sheet inside a document. Pages are gone to as documents, so each brings what its first look needs. */
export function pageCss({ routes, locale, hasApp }: Styled): string {
  const page = PAGES.find(({ name }) => routes.includes(name));
  return everyPage + (SCRIPTS[locale] ?? "") + (hasApp ? appBar : "") + ((page && OWN[page.module]) ?? "");
}
