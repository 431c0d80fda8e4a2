/** Anyone can create a league there; these, by shortcut, are maintained by many volunteers. */
export const LEAGUES = new Map([
  ["bl1", { name: "Bundesliga", kind: "league" }],
  ["bl2", { name: "2. Bundesliga", kind: "league" }],
  ["bl3", { name: "3. Liga", kind: "league" }],
  ["dfb", { name: "DFB-Pokal", kind: "cup" }],
] as const);

/** A league's season serves as the competition's id: matches and seasons are requested by both. */
export const competitionId = (shortcut: string, season: string | number): string => `${shortcut}/${season}`;
export const shortcutOf = (id: string): string => id.split("/")[0] ?? id;
