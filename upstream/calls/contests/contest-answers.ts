import type { CONTEST_CALLS, CONTEST_LISTS } from "#contract/calls/contests/contest-calls";
import type { CallsOf } from "../call.ts";
import type { MemberCall } from "../members/member-call.ts";
import { getContestDay, getContestInfo, getTeamListByContestId } from "./contest-details.ts";
import { getContestList, getContestListAsMember } from "./contest-lists.ts";
import { getMyPredictionList } from "./my-predictions.ts";
import { contestJoin, savePicks } from "./save-picks.ts";

/** What answers the calls of this family: those that are the same for everyone, and those of members. */
export const CONTEST_LIST_ANSWERS: CallsOf<typeof CONTEST_LISTS> = {
  getContestList,
  getContestInfo,
  getContestDay,
  getTeamListByContestId,
};

export const CONTEST_ANSWERS: { [Name in keyof typeof CONTEST_CALLS]: MemberCall<Name> } = {
  getContestListAsMember,
  contestJoin,
  savePicks,
  getMyPredictionList,
};
