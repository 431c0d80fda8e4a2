import type { LocaleCode } from "#contract/tables/locales";
import { PAGES } from "#contract/tables/pages";
import laterPage from "./later-page.css?url";
import noScript from "./no-script.css?url";
import type { SheetName } from "./style-sheets.server.ts";

const bracket = ["bracketList", "bracketTree"] as const;
const highlights = ["highlightCards", "highlightPages"] as const;
const standings = ["formStrip", "standingsTables"] as const;

/** By route module, what the first look at a page needs besides the frame. */
const OWN: Readonly<Record<string, readonly SheetName[]>> = {
  "match-list": ["rows", "matchList"],
  "world-cup-2022": ["rows", ...bracket, "entity", ...standings, "worldCup"],
  "match-lineups": ["rows", "entity", "match", "lineUpMarks", "matchLineUps", "lineUpPitch"],
  "match-commentary": ["rows", "entity", "match", "choice", "matchCommentary"],
  "match-box-score": ["rows", "entity", "match", "choice", "matchBoxScore"],
  "match-play-by-play": ["rows", "entity", "match", "choice", "matchPlayByPlay"],
  "match-stats": ["rows", "entity", "match", "choice", "matchStats"],
  "match-tracker": ["button", "rows", "entity", "match", "matchTracker", "matchTrackerLists"],
  "match-info": [
    "rows",
    "entity",
    "match",
    "highlightCards",
    "formStrip",
    "matchEvents",
    "matchTimeline",
    "matchCharts",
    "matchInfo",
  ],
  "match-odds": ["button", "rows", "entity", "match", "odds", "oddsTables"],
  "odds-result": ["button", "rows", "entity", "match", "odds", "oddsTables", "oddsPanel"],
  "odds-result-filter": ["button", "rows", "entity", "match", "odds", "oddsTables", "oddsPanel"],
  "match-feed": ["rows", "entity", "match", "matchEvents", "matchFeed"],
  "match-analysis-details": ["rows", "entity", "match", "people", "matchAnalysis"],
  "match-analysis-handicap": ["rows", "entity", "match", "choice", "matchAnalysis"],
  "match-analysis-goals": ["rows", "entity", "match", "choice", "matchAnalysis"],
  "match-analysis-wdl": ["rows", "entity", "match", "choice", "matchAnalysis"],
  "match-h2h": ["rows", "entity", "match", "matchH2h"],
  "match-table": ["rows", ...bracket, "entity", "match", ...standings, "matchTable"],
  "competition-matches": ["button", "rows", "matchDays", ...bracket, "entity", "competitionHead", "competition"],
  "competition-table": ["rows", "matchDays", ...bracket, "entity", "competitionHead", ...standings, "tablePage"],
  "competition-about": ["entity", "competitionHead", "competition"],
  fantasy: ["button", "fantasy"],
  "country-matches": ["button", "rows", "matchList", "entity", "country"],
  "country-standings": ["button", "entity", ...standings, "country"],
  "app-download": ["button", "appDownload"],
  highlights: ["button", ...highlights],
  highlight: ["button", "entity", "scoreHead", ...highlights, "highlightPlayer"],
  team: ["rows", "matchDays", "entity", ...standings, "people", "team"],
  "team-matches": ["button", "rows", "matchDays", "entity", "dateRange", "team"],
  "team-squad": ["entity", "people"],
  "player-overview": ["entity", "people", "player"],
  "player-transfer": ["entity", "people", "player"],
  "player-career": ["entity", "people", "player"],
  sevens: ["button", "rows", "entity", "scoreHead", "sevens", "sevensMatch"],
  "privacy-policy": ["privacy"],
  coming: ["faces"],
  offline: ["faces"],
  search: ["button", "rows", "matchDays", "search"],
};

/**
 * Of the page's own language. A file that comes later must not tell its root anything: the whole page would be styled
 * anew.
 */
const SCRIPTS: Partial<Record<LocaleCode, SheetName>> = {
  th: "thai",
  kh: "khmer",
  "zh-Hans": "simplifiedChinese",
  "zh-Hant": "traditionalChinese",
};

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

/** The sheets inside a document, in their order. Pages are gone to as documents, so each brings what its first look needs. */
export function pageSheets({ routes, locale, hasApp }: Styled): SheetName[] {
  const page = PAGES.find(({ name }) => routes.includes(name));
  const script = SCRIPTS[locale];
  return [
    "everyPage",
    ...(script ? [script] : []),
    ...(hasApp ? (["appBar"] as const) : []),
    ...((page && OWN[page.module]) ?? []),
  ];
}
