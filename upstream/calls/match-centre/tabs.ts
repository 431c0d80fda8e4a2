import type { MatchTab } from "#contract/domain/match-info";
import { phaseGroup } from "#contract/status";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import { PREDICTED_BEFORE } from "../../football/sheets.ts";
import { TRACKED } from "../../football/tracker.ts";
import type { MatchAt } from "../../matches/match.ts";

/** What is known about a match that decides which of its tabs have anything to show. */
export interface TabFacts {
  match: MatchAt;
  now: number;
  /** Simulated: the engine knows all there is. */
  hasProgress: boolean;
  hasTable: boolean;
  /** Any of the teams' earlier matches. */
  hasForm: boolean;
  /** Of a source that counts: whether it counted this match. */
  isCounted: boolean;
}

/** Stages whose matches make a table. */
const TABLED = new Set(["regular", "league_phase", "group"]);

export const hasTable = ({ format }: CompetitionEntry, { fixture: { stage } }: MatchAt): boolean =>
  TABLED.has(stage) && format.kind !== "loose" && format.kind !== "cup";

/** The tabs that have something to show by now, in their order. */
export function tabsOf({ match: { fixture, state }, now, hasProgress, ...facts }: TabFacts): MatchTab[] {
  const isOff = state.phase === "POSTPONED" || state.phase === "CANCELLED";
  const hasBegun = state.score !== undefined;
  const isLive = ["live", "halted"].includes(phaseGroup(state.phase));
  const shown: Record<MatchTab, boolean> = {
    info: true,
    tracker: hasProgress && (isLive || (hasBegun && now - state.updatedAt < TRACKED)),
    lineups: hasProgress && !isOff && now >= fixture.kickOff - PREDICTED_BEFORE,
    h2h: facts.hasForm,
    table: facts.hasTable,
    stats: hasProgress ? hasBegun : facts.isCounted,
    analysis: facts.hasForm,
    commentary: hasProgress ? hasBegun : state.goals.some(({ player }) => player),
  };
  return (Object.keys(shown) as MatchTab[]).filter((tab) => shown[tab]);
}
