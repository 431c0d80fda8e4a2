import type { MyPredictionsBody } from "#contract/calls/contests/entry-wire";
import { bringUpToDate } from "../../contests/bring-up-to-date.ts";
import { matchItemsOf } from "../../contests/contest-wire.ts";
import { leaderWire, pickWire } from "../../contests/entry-wire.ts";
import { livePointsOf } from "../../contests/live-points.ts";
import { rankOfEntry } from "../../contests/rank-of-entry.ts";
import { entryOf, matchesOf, picksOf } from "../../contests/read-contests.ts";
import type { ContestSeason } from "../../contests/seasons.ts";
import type { Caller } from "../../members/caller.ts";
import { requireMember, type UserRow } from "../../members/sessions.ts";
import { type CallContext, localeOf } from "../call.ts";
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
  const entry = await entryOf(db, season.id, user.username);
  if (!entry) return NOTHING;
  const { username, nickname: name, avatarId: avatar } = user;
  const matches = new Map((await matchesOf(db, season.id)).map((match) => [match.matchId, match]));
  const picks = (await picksOf(db, entry.id)).flatMap((pick) => {
    const match = matches.get(pick.matchId);
    return match ? [{ pick, match }] : [];
  });
  const [rank, live] = [await rankOfEntry(db, season.kind, entry), await livePointsOf(db, season, [entry.id], context)];
  const picked = new Map(picks.map(({ match }) => [match.matchId, match]));
  return {
    data: {
      participated: true,
      user: leaderWire(entry, { rank, livePoints: live?.(entry.id), username, name, avatar }),
      picks: picks.map(({ pick, match }) => pickWire(pick, match)),
      matches: await matchItemsOf([...picked.values()], context, localeOf(lang)),
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
