/** The leagues of many that anybody may open there, by their shortcuts: those that are kept by many. */
export const LEAGUES = new Map([
  ["bl1", { name: "Bundesliga", kind: "league" }],
  ["bl2", { name: "2. Bundesliga", kind: "league" }],
  ["bl3", { name: "3. Liga", kind: "league" }],
  ["dfb", { name: "DFB-Pokal", kind: "cup" }],
] as const);

/** A league's season is the competition: matches and seasons are requested by both. */
export const competitionId = (shortcut: string, season: string | number): string => `${shortcut}/${season}`;
export const shortcutOf = (id: string): string => id.split("/")[0] ?? id;
