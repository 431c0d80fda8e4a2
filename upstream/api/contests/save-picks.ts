import { readSentPicks } from "#contract/calls/contests/sent-picks";
import type { ContestKind } from "#contract/tables/contest-types";
import { bringUpToDate } from "../../services/contests/bring-up-to-date.ts";
import { enterContest } from "../../services/contests/enter-contest.ts";
import { freezePicks } from "../../services/contests/freeze-picks.ts";
import { placePicks } from "../../services/contests/place-picks.ts";
import { entryOf, matchesOf, picksOf } from "../../services/contests/read-contests.ts";
import { countOrRefuse, LIMITS } from "../../services/members/limits.ts";
import { refuse } from "../../services/members/refuse.ts";
import { requireMember } from "../../services/members/sessions.ts";
import type { MemberCall } from "../members/member-call.ts";
import { myPredictions } from "./my-predictions.ts";
import { openContest } from "./requested-contest.ts";

/** The other kinds are entered by `contestParticipate`. */
const JOINED: readonly ContestKind[] = ["prediction", "score", "worldCup"];

export const contestJoin: MemberCall<"contestJoin"> = async ({ contestId }, caller, openSports) => {
  const { username } = (await requireMember(caller)).user;
  const { db, siteNow: at } = caller;
  const season = openContest(contestId, at);
  if (!JOINED.includes(season.kind)) throw refuse("contestClosed");
  await bringUpToDate(db, season, await openSports(), { storedAt: caller.now });
  const { isNew } = await enterContest(db, { contestId: season.id, username, at });
  if (!isNew) throw refuse("contestEntered");
  return {};
};

/**
 * Members who have not entered yet enter with their first accepted pick. If a line or price is no longer the one that
 * the member confirmed, nothing is stored and nobody enters.
 */
export const savePicks: MemberCall<"savePicks"> = async ({ contestId, picks, lang }, caller, openSports) => {
  const { user } = await requireMember(caller);
  const { db, now: storedAt } = caller;
  const { username } = user;
  const sent = readSentPicks(picks);
  if (!sent) throw refuse("pickInvalid");
  const season = openContest(contestId, caller.siteNow);
  await countOrRefuse(caller, LIMITS.picksOfMinute, username);
  const context = await openSports();
  await bringUpToDate(db, season, context, { storedAt });
  const at = context.now;
  const known = await entryOf(db, season.id, username);
  const standing = { season, matches: await matchesOf(db, season.id), picks: known ? await picksOf(db, known.id) : [] };
  const frozen = await freezePicks(sent, standing, context);
  const { moved } = frozen;
  if (moved.length === 0) {
    const { entry } = known ? { entry: known } : await enterContest(db, { contestId: season.id, username, at });
    await placePicks(db, { entryId: entry.id, season, picks: frozen.picks, at, storedAt });
  }
  const { data } = await myPredictions(caller, { season, user, lang }, context);
  return { data: { ...data, moved } };
};
