import { ofEachSport } from "../../tables/sports.ts";
import { infoOfPlayer } from "./player-info.ts";
import { statusOfSquads } from "./squad-status.ts";
import { infoOfTeam } from "./team-info.ts";

/** The calls of this family, by name. */
export const PEOPLE_CALLS = {
  ...ofEachSport("teamInfo", infoOfTeam),
  ...ofEachSport("playerInfo", infoOfPlayer),
  ...ofEachSport("squadStatus", statusOfSquads),
} as const;
