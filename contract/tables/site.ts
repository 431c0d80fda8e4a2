/** The name of the site, in pages, titles and feeds; defined only here. */
export const SITE_NAME = "Matchlight";

/** Parts of the site that a visitor knows: what the page of its status lists. */
export const SITE_PARTS = ["pages", "live", "notices", "logIn"] as const;
export type SitePart = (typeof SITE_PARTS)[number];

/**
 * Which competitions an upstream simulates. `on`: all without a season of their own; `uncovered`: those of which
 * nothing is imported or supplied; `off`: none, and nothing else is invented.
 */
export const SIMULATION_MODES = ["on", "uncovered", "off"] as const;
export type SimulationMode = (typeof SIMULATION_MODES)[number];
