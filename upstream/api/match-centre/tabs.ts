import type { MatchTab } from "#contract/domain/match-info";
import { phaseGroup } from "#contract/domain/status";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import type { MatchAt } from "../../match/match.ts";
import { PREDICTED_BEFORE } from "../../simulator/football/sheets.ts";
import { TRACKED } from "../../simulator/football/tracker.ts";

/** The facts that decide which of a match's tabs have content. */
export interface TabFacts {
  match: MatchAt;
  now: number;
  /** Simulated matches: the engine knows everything. */
  hasProgress: boolean;
  hasTable: boolean;
  /** Whether either team has earlier matches. */
  hasForm: boolean;
  /** For sources with statistics: whether this match has them. */
  isCounted: boolean;
}

/** Stages whose matches count in a table. */
const TABLED = new Set(["regular", "league_phase", "group"]);

export const hasTable = ({ format }: CompetitionEntry, { fixture: { stage } }: MatchAt): boolean =>
  TABLED.has(stage) && format.kind !== "loose" && format.kind !== "cup";

/** The tabs that have content by now, in order. */
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
