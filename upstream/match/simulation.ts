import type { SimulationMode } from "#contract/tables/site";
import { readWord } from "#contract/tables/word-variables";
import type { CompetitionEntry, TeamEntry } from "../data/entries/types.ts";

/** What is invented and may be shown: matches, people and all that is made from them. */
export interface Simulation {
  mode: SimulationMode;
  /** Whether a competition's matches may be. */
  shows(competitionId: string): boolean;
  /** Competitions with real matches, of whose teams nobody is invented. */
  real: ReadonlySet<string>;
}

/** The variable's meaning. */
export const simulationMode = (text: string | undefined): SimulationMode => readWord("SIMULATION", text);

/**
 * `real`: with `uncovered`, competitions of which something is imported or supplied; with `on`, those that are supplied,
 * since suppliers name real people.
 */
export const buildSimulation = (mode: SimulationMode, real: ReadonlySet<string>): Simulation => ({
  mode,
  shows: (competitionId) => mode === "on" || (mode === "uncovered" && !real.has(competitionId)),
  real,
});

export const EVERYTHING_SIMULATED: Simulation = buildSimulation("on", new Set());

/** What belongs to no competition of the lists: the sevens, the monthly tournament of the contests. */
export const showsLoose = ({ mode }: Pick<Simulation, "mode">): boolean => mode !== "off";

/** A team's people may be shown unless one of its competitions is real: no invented person stands beside a real one. */
export const showsPeopleOf = (
  { id }: Pick<TeamEntry, "id">,
  { competitions }: { competitions: readonly Pick<CompetitionEntry, "id" | "teamIds">[] },
  { mode, real }: Simulation,
): boolean =>
  mode !== "off" && (real.size === 0 || !competitions.some((one) => real.has(one.id) && one.teamIds.includes(id)));
