import type { MyPredictionsBody } from "#contract/calls/contests/entry-wire";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { openRows } from "../../services/contests/archive/open-rows.ts";
import { bringUpToDate } from "../../services/contests/bring-up-to-date.ts";
import type { ContestSeason } from "../../services/contests/calendar/seasons.ts";
import { contestStores } from "../../services/contests/contest-stores.ts";
import { getMatchItems } from "../../services/contests/contest-wire.ts";
import { leaderWire, pickWire } from "../../services/contests/entry-wire.ts";
import { getLivePoints } from "../../services/contests/live-points.ts";
import { getMatches } from "../../services/contests/read-contests.ts";
import { requireMember, type UserRow } from "../../services/members/sessions.ts";
import type { MemberCall } from "../members/member-call.ts";
import { requestedContest } from "./requested-contest.ts";

interface Asking {
  season: ContestSeason;
  user: UserRow;
  lang: string;
}

const NOTHING: MyPredictionsBody = { data: { participated: false, picks: [], matches: [] } };

/** A member's entry and picks in a contest of matches; in a tournament the entry alone. */
export async function myPredictions({ season, user, lang }: Asking, context: CallContext): Promise<MyPredictionsBody> {
  const stores = contestStores(context.contestBindings);
  const db = stores.of(season.id);
  const rows = await openRows(stores, season, context.now);
  const entry = await rows.ofMember(user.username);
  if (!entry) return NOTHING;
  const { username, nickname: name, avatarId: avatar } = user;
  const matches = new Map((await getMatches(db, season.id)).map((match) => [match.matchId, match]));
  const picks = (await rows.picksOf([entry.id])).flatMap((pick) => {
    const match = matches.get(pick.matchId);
    return match ? [{ pick, match }] : [];
  });
  const [rank, live] = [await rows.rankOf(entry), await getLivePoints(db, season, [entry.id], context)];
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
  await bringUpToDate(caller.contestStores.of(season.id), season, context, { storedAt: caller.now });
  return myPredictions({ season, user, lang: query.lang }, context);
};
