import type { SimulationMode } from "#contract/tables/simulation-modes";
import { readWord } from "#contract/tables/word-variables";
import type { CompetitionEntry, TeamEntry } from "../data/entries/types.ts";

/** What is invented and may be shown: matches, people and all that is made from them. */
export interface Simulation {
  mode: SimulationMode;
  /** Whether a competition's matches may be. */
  shows(competitionId: string): boolean;
}

/** The variable's meaning. */
export const simulationMode = (text: string | undefined): SimulationMode => readWord("SIMULATION", text);

/** `covered`: competitions of which something is imported or supplied. */
export const buildSimulation = (mode: SimulationMode, covered: ReadonlySet<string>): Simulation => ({
  mode,
  shows: (competitionId) => mode === "on" || (mode === "uncovered" && !covered.has(competitionId)),
});

export const EVERYTHING_SIMULATED: Simulation = buildSimulation("on", new Set());

/** What belongs to no competition of the lists: the sevens, the monthly tournament of the contests. */
export const showsLoose = ({ mode }: Pick<Simulation, "mode">): boolean => mode !== "off";

/** A team's people may be shown if all of its competitions may: no invented person stands beside a real one. */
export const showsPeopleOf = (
  { id }: Pick<TeamEntry, "id">,
  { competitions }: { competitions: readonly Pick<CompetitionEntry, "id" | "teamIds">[] },
  { mode, shows }: Simulation,
): boolean =>
  mode === "on" || (mode === "uncovered" && competitions.every((one) => shows(one.id) || !one.teamIds.includes(id)));
