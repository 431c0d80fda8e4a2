import type { Match } from "#contract/domain/match";
import type { COVERED, MatchAbout } from "#contract/domain/match-info";
import { type MatchTabKey, tabsOfSport } from "#contract/tables/match-tabs";
import { hasTabPage } from "#contract/tables/pages/match-pages";
import { KNOCKOUT_STAGES } from "#contract/tables/stages";
import { HOUR } from "#contract/time/units";
import { bySport } from "~/sports/by-sport";

/** How long before kick-off space is reserved for parts that follow the match, in milliseconds. */
const AHEAD = HOUR;

/** Play has started, whatever its outcome. */
const hasBegun = (match: Match): boolean => match.state !== "scheduled" && match.score !== undefined;

/**
 * Whether the page shows the progress of a match: once it has started, and in the hour before, so that space is
 * reserved for what fills up during play.
 */
export const showsProgress = (match: Match, now: number): boolean =>
  hasBegun(match) || (match.state === "scheduled" && match.isTimeConfirmed && match.kickOff - now <= AHEAD);

/** More may be reported: the match is upcoming or in progress. */
export const isOpen = ({ state }: Match): boolean => state === "scheduled" || state === "live" || state === "halted";

/** From kick-off until interest in a match has ended, including overtimes and the time after them; in milliseconds. */
const FOLLOWED = 4 * HOUR;

/** Whether a match's latest minutes are of interest: during play and for a while after. */
export const isTracked = (match: Match, now: number): boolean =>
  match.state !== "finished" || now - match.kickOff < FOLLOWED;

/** Stages that have a table. */
const TABLED: ReadonlySet<string | undefined> = new Set(["regular", "league_phase", "group"]);

/** Stages that have a bracket, which the table tab shows too. */
const isKnockOut = ({ match: { stage } }: MatchAbout): boolean => KNOCKOUT_STAGES.some((one) => one === stage);

type Shown<Sport> = Extract<MatchAbout, { sport: Sport }>;

/** What fills up during a match, by coverage of its source: these tabs exist before kick-off, so that none shifts. */
const FILLED_BY: Partial<Record<MatchTabKey, (typeof COVERED)[number]>> = {
  tracker: "tracker",
  commentary: "commentary",
  lineups: "lineup",
  stats: "stat",
};

function hasFootball(about: Shown<"football">, key: MatchTabKey, now: number): boolean {
  const { match, tabs, coverage } = about;
  if (key === "odds") return coverage?.odds ?? true;
  if (key === "feed") return (coverage?.events ?? true) && showsProgress(match, now);
  // After the match it shows the shots again; who follows the ball knows them.
  if (key === "tracker" && match.state === "finished" && coverage?.tracker) return true;
  const filledBy = FILLED_BY[key];
  if (filledBy && coverage?.[filledBy] && match.state === "scheduled" && showsProgress(match, now)) return true;
  // If a supplier does not say what it has, everything is offered and shows its own empty state.
  return !tabs || tabs.some((tab) => tab === key) || (key === "table" && isKnockOut(about));
}

function hasBasketball(about: Shown<"basketball">, key: MatchTabKey, now: number): boolean {
  const { match, coverage } = about;
  if (key === "table") return TABLED.has(match.stage) || isKnockOut(about);
  if (key === "h2h" || key === "analysis") return true;
  if (key === "lineups") return coverage?.lineup ?? true;
  if (key === "odds") return coverage?.odds ?? true;
  if (key === "stats" || key === "box-score")
    return (coverage?.[key === "stats" ? "stats" : "box"] ?? true) && showsProgress(match, now);
  const isShown = (coverage?.progress ?? true) && showsProgress(match, now);
  return isShown && (key !== "tracker" || isTracked(match, now));
}

/**
 * The tabs of a match that have content, in order, plus the current one. The others still have an address, which shows
 * an empty state.
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
