/**
 * Which competitions an upstream simulates. `on`: all without a season of their own; `uncovered`: those of which
 * nothing is imported or supplied; `off`: none, and nothing else is invented.
 */
export const SIMULATION_MODES = ["on", "uncovered", "off"] as const;
export type SimulationMode = (typeof SIMULATION_MODES)[number];
