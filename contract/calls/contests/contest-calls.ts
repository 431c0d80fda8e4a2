import {
  getContestDay,
  getContestInfo,
  getContestList,
  getContestListAsMember,
  getLedgerDay,
  getTeamListByContestId,
} from "./contest-lists.ts";
import {
  contestJoin,
  contestParticipate,
  contestSelections,
  getContestEntry,
  getContesterPredictionList,
  getLatestContesterPredictionList,
  getMyPredictionList,
  latestPlaces,
  listParticipant,
  myParticipant,
  myPlaces,
  savePicks,
  submitPlaces,
} from "./entries.ts";

/** Calls about contests that are the same for everyone, by name. */
export const CONTEST_LISTS = {
  getContestList,
  getContestInfo,
  getContestDay,
  getTeamListByContestId,
  getLedgerDay,
  getContesterPredictionList,
  getLatestContesterPredictionList,
  getContestEntry,
  listParticipant,
  contestSelections,
  latestPlaces,
} as const;

/** Calls about contests for members. */
export const CONTEST_CALLS = {
  getContestListAsMember,
  contestJoin,
  savePicks,
  getMyPredictionList,
  contestParticipate,
  myParticipant,
  submitPlaces,
  myPlaces,
} as const;
