import { youthTeams } from "../../entries/youth-teams.ts";
import { KBL_TEAMS, TPBL_TEAMS } from "./east-asia.ts";
import { EUROCUP_OTHERS } from "./europe-others.ts";
import { B1_EAST, B1_WEST } from "./japan.ts";
import { PBA_TEAMS } from "./philippines.ts";
import { LIGA_NACIONAL_TEAMS, NBB_TEAMS } from "./south-america.ts";
import { LPB_TEAMS } from "./spain-portugal.ts";
import { GREEK_TEAMS } from "./turkey-greece.ts";

// Youth teams play at hours at which their clubs have matches of their own.
export const ASIAN_YOUTH = youthTeams([...B1_EAST, ...B1_WEST, ...KBL_TEAMS, ...TPBL_TEAMS, ...PBA_TEAMS], "U21");
export const EUROPEAN_YOUTH = youthTeams([...EUROCUP_OTHERS, ...LPB_TEAMS, ...GREEK_TEAMS], "U21");
export const SOUTH_AMERICAN_YOUTH = youthTeams([...NBB_TEAMS, ...LIGA_NACIONAL_TEAMS], "U21");
