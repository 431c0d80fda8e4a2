import { basketballPlayerInfo, playerInfo } from "./player-info.ts";
import { basketballSquadStatus, squadStatus } from "./squad-status.ts";
import { basketballTeamInfo, teamInfo } from "./team-info.ts";

/** The calls of this family, by name. */
export const PEOPLE_CALLS = {
  teamInfo,
  basketballTeamInfo,
  playerInfo,
  basketballPlayerInfo,
  squadStatus,
  basketballSquadStatus,
} as const;
