import { type MatchTabKey, tabsOfSport } from "#contract/tables/match-tabs";
import { hasTabPage } from "#contract/tables/pages/match-pages";
import { KNOCKOUT_STAGES } from "#contract/tables/stages";
import type { MatchAbout } from "./match-about.ts";

/** Stages whose games make a table. */
const TABLED: ReadonlySet<string | undefined> = new Set(["regular", "league_phase", "group"]);

/** Stages that stand in a bracket, which the tab of the table shows too. */
const isKnockOut = ({ match: { stage } }: MatchAbout): boolean => KNOCKOUT_STAGES.some((one) => one === stage);

const hasBegun = ({ match }: MatchAbout): boolean => match.state !== "scheduled" && "score" in match && !!match.score;

function hasFootball(about: Extract<MatchAbout, { sport: "football" }>, key: MatchTabKey): boolean {
  const { tabs, coverage } = about;
  if (key === "odds") return coverage?.odds ?? true;
  if (key === "feed") return hasBegun(about) || (coverage?.events ?? true);
  // A supplier that does not say what it has: everything is offered, and says itself when it is empty.
  return !tabs || tabs.some((tab) => tab === key) || (key === "table" && isKnockOut(about));
}

function hasBasketball(about: Extract<MatchAbout, { sport: "basketball" }>, key: MatchTabKey): boolean {
  const { match } = about;
  if (key === "table") return TABLED.has(match.stage) || isKnockOut(about);
  // It shows the last minutes.
  if (key === "tracker") return match.state === "live" || match.state === "halted";
  return ["lineups", "odds", "h2h", "analysis"].includes(key) || hasBegun(about);
}

/**
 * The tabs of a match that have something to show, in their order, and the one that is shown. What lacks them has an
 * address all the same, which says that there is nothing.
 */
export function offeredTabs(about: MatchAbout, shown: MatchTabKey): MatchTabKey[] {
  const has = (key: MatchTabKey) => (about.sport === "football" ? hasFootball(about, key) : hasBasketball(about, key));
  return tabsOfSport(about.sport).filter(
    (key) => hasTabPage(about.sport, key) && (key === "info" || key === shown || has(key)),
  );
}
