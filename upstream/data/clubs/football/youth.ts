import type { TeamEntry } from "../../entries/types.ts";
import { youthTeams } from "../../entries/youth-teams.ts";
import { CHAMPIONSHIP, PREMIER_LEAGUE } from "./england.ts";
import { BUNDESLIGA, ZWEITE_BUNDESLIGA } from "./germany.ts";
import { SERIE_A } from "./italy.ts";
import { EREDIVISIE } from "./netherlands.ts";
import { LIGA_PORTUGAL } from "./portugal.ts";
import { LA_LIGA, SEGUNDA_DIVISION } from "./spain.ts";

const REAL_SOCIEDAD_B = "20539";

export const PREMIER_LEAGUE_2 = youthTeams(PREMIER_LEAGUE, "U21");
export const PROFESSIONAL_DEVELOPMENT_LEAGUE = youthTeams(CHAMPIONSHIP, "U21");
/** A reserve team has no youth team of its own. */
export const DIVISION_DE_HONOR_JUVENIL = youthTeams(
  [...LA_LIGA, ...SEGUNDA_DIVISION].filter(({ id }) => id !== REAL_SOCIEDAD_B),
  "U19",
);
export const DFB_UNDER_19_LEAGUE = youthTeams([...BUNDESLIGA, ...ZWEITE_BUNDESLIGA], "U19");
export const PRIMAVERA_1 = youthTeams(SERIE_A, "U20");
export const EREDIVISIE_UNDER_21 = youthTeams(EREDIVISIE, "U21");
export const LIGA_REVELACAO = youthTeams(LIGA_PORTUGAL, "U23");

export const EUROPEAN_YOUTH_TEAMS: readonly TeamEntry[] = [
  ...PREMIER_LEAGUE_2,
  ...PROFESSIONAL_DEVELOPMENT_LEAGUE,
  ...DIVISION_DE_HONOR_JUVENIL,
  ...DFB_UNDER_19_LEAGUE,
  ...PRIMAVERA_1,
  ...EREDIVISIE_UNDER_21,
  ...LIGA_REVELACAO,
];
