import type { LocaleCode } from "#contract/tables/locales";
import { PAGES } from "#contract/tables/pages";
import appBar from "../features/app-download/app-bar.css?inline";
import appDownload from "../features/app-download/app-download.css?inline";
import bracket from "../features/bracket/bracket.css?inline";
import faces from "../features/faces/faces.css?inline";
import match from "../features/match/match.css?inline";
import matchList from "../features/match-list/match-list.css?inline";
import rows from "../features/match-row/rows.css?inline";
import privacy from "../features/privacy/privacy.css?inline";
import worldCup from "../features/world-cup/world-cup.css?inline";
import button from "./button.css?inline";
import everyPage from "./every-page.css?inline";
import laterPage from "./later-page.css?url";
import noScript from "./no-script.css?url";
import khmer from "./scripts/khmer.css?inline";
import simplifiedChinese from "./scripts/simplified-chinese.css?inline";
import thai from "./scripts/thai.css?inline";
import traditionalChinese from "./scripts/traditional-chinese.css?inline";

/** By route module, what the first look at a page needs besides the frame. */
const OWN: Readonly<Record<string, string>> = {
  "match-list": rows + matchList,
  "world-cup-2022": rows + bracket + worldCup,
  match,
  "app-download": button + appDownload,
  "privacy-policy": privacy,
  coming: faces,
  offline: faces,
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
