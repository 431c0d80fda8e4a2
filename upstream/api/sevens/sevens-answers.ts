import type { SEVENS_CALLS } from "#contract/calls/sevens/sevens-calls";
import type { CallsOf } from "../../matches/call-context.ts";
import { sevensEvents, sevensLineup } from "./details.ts";
import { sevensTables } from "./groups.ts";
import { sevensTrees } from "./knockout.ts";
import { sevensVideos } from "./live-videos.ts";
import { listSevens, sevensInfo } from "./matches.ts";

/** Handlers of this family's calls. */
export const SEVENS_ANSWERS: CallsOf<typeof SEVENS_CALLS> = {
  sevensLiveVideos: sevensVideos,
  sevensMatchList: listSevens,
  sevensKnockout: sevensTrees,
  sevensMatchInfo: sevensInfo,
  sevensMatchEvents: sevensEvents,
  sevensMatchLineup: sevensLineup,
  sevensRanking: sevensTables,
};
