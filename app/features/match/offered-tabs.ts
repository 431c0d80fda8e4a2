import type { COVERED } from "#contract/domain/match-info";
import { type MatchTabKey, tabsOfSport } from "#contract/tables/match-tabs";
import { hasTabPage } from "#contract/tables/pages/match-pages";
import { KNOCKOUT_STAGES } from "#contract/tables/stages";
import { bySport } from "~/sports/by-sport";
import type { MatchAbout } from "./match-about.ts";
import { isTracked, showsProgress } from "./match-progress.ts";

/** Stages whose games make a table. */
const TABLED: ReadonlySet<string | undefined> = new Set(["regular", "league_phase", "group"]);

/** Stages that stand in a bracket, which the tab of the table shows too. */
const isKnockOut = ({ match: { stage } }: MatchAbout): boolean => KNOCKOUT_STAGES.some((one) => one === stage);

type Shown<Sport> = Extract<MatchAbout, { sport: Sport }>;

/** What fills during a match, by what its source covers: such tabs have their places when it begins, and none moves. */
const FILLED_BY: Partial<Record<MatchTabKey, (typeof COVERED)[number]>> = {
  tracker: "tracker",
  commentary: "commentary",
  lineups: "lineup",
  stats: "stat",
};

function hasFootball(about: Shown<"football">, key: MatchTabKey, now: number): boolean {
  const { match, tabs, coverage } = about;
  if (key === "odds") return coverage?.odds ?? true;
  if (key === "feed") return coverage?.events ?? true;
  const filledBy = FILLED_BY[key];
  if (filledBy && coverage?.[filledBy] && match.state === "scheduled" && showsProgress(match, now)) return true;
  // A supplier that does not say what it has: everything is offered, and says itself when it is empty.
  return !tabs || tabs.some((tab) => tab === key) || (key === "table" && isKnockOut(about));
}

function hasBasketball(about: Shown<"basketball">, key: MatchTabKey, now: number): boolean {
  const { match, coverage } = about;
  if (key === "table") return TABLED.has(match.stage) || isKnockOut(about);
  if (key === "h2h" || key === "analysis") return true;
  if (key === "lineups") return coverage?.lineup ?? true;
  if (key === "odds") return coverage?.odds ?? true;
  const isShown = (coverage?.progress ?? true) && showsProgress(match, now);
  return isShown && (key !== "tracker" || isTracked(match, now));
}

/**
 * The tabs of a match that have something to show, in their order, and the one that is shown. What lacks them has an
 * address all the same, which says that there is nothing.
 */
export function offeredTabs(about: MatchAbout, shown: MatchTabKey, now: number): MatchTabKey[] {
  const has = (key: MatchTabKey) =>
    bySport(about, {
      football: (one) => hasFootball(one, key, now),
      basketball: (one) => hasBasketball(one, key, now),
    });
  return tabsOfSport(about.sport).filter(
    (key) => hasTabPage(about.sport, key) && (key === "info" || key === shown || has(key)),
  );
}
