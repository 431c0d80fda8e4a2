import type { CONTEST_CALLS, CONTEST_LISTS } from "#contract/calls/contests/contest-calls";
import type { CallsOf } from "../../matches/call-context.ts";
import type { MemberCall } from "../members/member-call.ts";
import { getContestEntry, getContesterPredictionList, getLatestContesterPredictionList } from "./boards.ts";
import { getContestDay, getContestInfo, getTeamListByContestId } from "./contest-details.ts";
import { getContestList, getContestListAsMember } from "./contest-lists.ts";
import { getLedgerDay } from "./ledger-calls.ts";
import { getMyPredictionList } from "./my-predictions.ts";
import { contestParticipate, listParticipant, myParticipant } from "./participation-calls.ts";
import { contestSelections, latestPlaces, myPlaces, submitPlaces } from "./place-calls.ts";
import { contestJoin, savePicks } from "./save-picks.ts";

/** Handlers of this family's calls: those that are the same for everyone, and those of members. */
export const CONTEST_LIST_ANSWERS: CallsOf<typeof CONTEST_LISTS> = {
  getContestList,
  getContestInfo,
  getContestDay,
  getTeamListByContestId,
  listParticipant,
  contestSelections,
  latestPlaces,
  getLedgerDay,
  getContesterPredictionList,
  getLatestContesterPredictionList,
  getContestEntry,
};

export const CONTEST_ANSWERS: { [Name in keyof typeof CONTEST_CALLS]: MemberCall<Name> } = {
  getContestListAsMember,
  contestJoin,
  savePicks,
  getMyPredictionList,
  contestParticipate,
  myParticipant,
  submitPlaces,
  myPlaces,
};
