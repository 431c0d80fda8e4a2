import type { PEOPLE_CALLS } from "#contract/calls/people/people-calls";
import type { CallsOf } from "../../matches/call-context.ts";
import { infoOfBasketballer, infoOfFootballer } from "./player-info.ts";
import { squadsOfGame, squadsOfMatch } from "./squad-status.ts";
import { infoOfBasketballTeam, infoOfFootballTeam } from "./team-info.ts";

/** Handlers of this family's calls. */
export const PEOPLE_ANSWERS: CallsOf<typeof PEOPLE_CALLS> = {
  teamInfo: infoOfFootballTeam,
  basketballTeamInfo: infoOfBasketballTeam,
  playerInfo: infoOfFootballer,
  basketballPlayerInfo: infoOfBasketballer,
  squadStatus: squadsOfMatch,
  basketballSquadStatus: squadsOfGame,
};
