import { sevensKnockout, sevensMatchEvents, sevensMatchLineup, sevensRanking } from "./details.ts";
import { sevensLiveVideos } from "./live-videos.ts";
import { sevensMatchInfo, sevensMatchList } from "./matches.ts";

/** The calls of this family, by name. */
export const SEVENS_CALLS = {
  sevensLiveVideos,
  sevensMatchList,
  sevensKnockout,
  sevensMatchInfo,
  sevensMatchEvents,
  sevensMatchLineup,
  sevensRanking,
} as const;
