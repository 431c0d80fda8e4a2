import type { MyPredictionsBody } from "#contract/calls/contests/entry-wire";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { bringUpToDate } from "../../services/contests/bring-up-to-date.ts";
import type { ContestSeason } from "../../services/contests/calendar/seasons.ts";
import { getMatchItems } from "../../services/contests/contest-wire.ts";
import { leaderWire, pickWire } from "../../services/contests/entry-wire.ts";
import { getLivePoints } from "../../services/contests/live-points.ts";
import { rankOfEntry } from "../../services/contests/rank-of-entry.ts";
import { getEntry, getMatches, getPicks } from "../../services/contests/read-contests.ts";
import { requireMember, type UserRow } from "../../services/members/sessions.ts";
import type { Caller } from "../context/caller.ts";
import type { MemberCall } from "../members/member-call.ts";
import { requestedContest } from "./requested-contest.ts";

interface Asking {
  season: ContestSeason;
  user: UserRow;
  lang: string;
}

const NOTHING: MyPredictionsBody = { data: { participated: false, picks: [], matches: [] } };

/** A member's entry and picks in a contest of matches; in a tournament the entry alone. */
export async function myPredictions(
  { db }: Caller,
  { season, user, lang }: Asking,
  context: CallContext,
): Promise<MyPredictionsBody> {
  const entry = await getEntry(db, season.id, user.username);
  if (!entry) return NOTHING;
  const { username, nickname: name, avatarId: avatar } = user;
  const matches = new Map((await getMatches(db, season.id)).map((match) => [match.matchId, match]));
  const picks = (await getPicks(db, entry.id)).flatMap((pick) => {
    const match = matches.get(pick.matchId);
    return match ? [{ pick, match }] : [];
  });
  const [rank, live] = [
    await rankOfEntry(db, season.kind, entry),
    await getLivePoints(db, season, [entry.id], context),
  ];
  const picked = new Map(picks.map(({ match }) => [match.matchId, match]));
  return {
    data: {
      participated: true,
      user: leaderWire(entry, { rank, livePoints: live?.(entry.id), username, name, avatar }),
      picks: picks.map(({ pick, match }) => pickWire(pick, match)),
      matches: await getMatchItems([...picked.values()], context, localeOf(lang)),
    },
  };
}

export const getMyPredictionList: MemberCall<"getMyPredictionList"> = async (query, caller, openSports) => {
  const { user } = await requireMember(caller);
  const season = requestedContest(query.contestId, caller.siteNow);
  const context = await openSports();
  await bringUpToDate(caller.db, season, context, { storedAt: caller.now });
  return myPredictions(caller, { season, user, lang: query.lang }, context);
};
