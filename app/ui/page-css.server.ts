import { PAGES } from "#contract/tables/pages";
import appDownload from "../features/app-download/app-download.css?inline";
import bracket from "../features/bracket/bracket.css?inline";
import match from "../features/match/match.css?inline";
import matchList from "../features/match-list/match-list.css?inline";
import rows from "../features/match-row/rows.css?inline";
import privacy from "../features/privacy/privacy.css?inline";
import worldCup from "../features/world-cup/world-cup.css?inline";
import live from "../live/live.css?inline";
import everyPage from "./every-page.css?inline";

/** By route module, what a page and the frame need. */
const WHOLE: Readonly<Record<string, string>> = {
  "match-list": everyPage + rows + matchList + live,
  "world-cup-2022": everyPage + rows + bracket + worldCup,
  match: everyPage + match,
  "app-download": everyPage + appDownload,
  "privacy-policy": everyPage + privacy,
};

/** The style sheet of a document whose routes have these ids. Pages are gone to as documents, so each brings all it needs. */
export function pageCss(routes: readonly string[]): string {
  const page = PAGES.find(({ name }) => routes.includes(name));
  return (page && WHOLE[page.module]) ?? everyPage;
}
