import type { PEOPLE_CALLS } from "#contract/calls/people/people-calls";
import { ofEachSport } from "#contract/tables/sports";
import type { CallsOf } from "../../matches/call-context.ts";
import { infoOfPlayer } from "./player-info.ts";
import { statusOfSquads } from "./squad-status.ts";
import { infoOfTeam } from "./team-info.ts";

/** Handlers of this family's calls. */
export const PEOPLE_ANSWERS: CallsOf<typeof PEOPLE_CALLS> = {
  ...ofEachSport("teamInfo", infoOfTeam),
  ...ofEachSport("playerInfo", infoOfPlayer),
  ...ofEachSport("squadStatus", statusOfSquads),
};
