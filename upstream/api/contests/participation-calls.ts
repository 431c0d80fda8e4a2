import type { LeadersBody, MyParticipationBody } from "#contract/calls/contests/entries";
import { videoLink } from "#contract/contests/video-link";
import type { Call, CallContext } from "../../matches/call-context.ts";
import { systemClock } from "../../platform/clock.ts";
import { notFound } from "../../platform/envelope.ts";
import type { ContestSeason } from "../../services/contests/calendar/seasons.ts";
import { refusalReason } from "../../services/contests/decide-video.ts";
import { enterContest } from "../../services/contests/enter-contest.ts";
import { enterVideo } from "../../services/contests/enter-video.ts";
import { type EntryRow, leaderWire } from "../../services/contests/entry-wire.ts";
import { getEntry } from "../../services/contests/read-contests.ts";
import { countReferrals } from "../../services/contests/referrals/count-referrals.ts";
import { refuse } from "../../services/members/refuse.ts";
import { requireMember } from "../../services/members/sessions.ts";
import type { MemberCall } from "../members/member-call.ts";
import { boardPage } from "./board-page.ts";
import { broughtUp, openContest, requestedContest } from "./requested-contest.ts";

/** A contest of referrals or of videos. `now`: milliseconds of the site's clock. */
function requestedParticipation(contestId: string, now: number): ContestSeason {
  const season = requestedContest(contestId, now);
  if (season.kind !== "referral" && season.kind !== "video")
    throw notFound("contestId", "not a contest of referrals or videos");
  return season;
}

/** Settles everything up to now, including sign-ups of this moment. */
async function bringUp(season: ContestSeason, context: CallContext, storedAt: number) {
  const opened = await broughtUp(season, context, storedAt);
  await countReferrals(opened.db, season, storedAt);
  return opened;
}

export const contestParticipate: MemberCall<"contestParticipate"> = async ({ contestId, link }, caller) => {
  const { username } = (await requireMember(caller)).user;
  const { db, siteNow: at } = caller;
  const season = openContest(contestId, at);
  const entering = { contestId: season.id, username, at };
  if (season.kind === "referral") {
    const { isNew } = await enterContest(db, entering);
    if (!isNew) throw refuse("contestEntered");
    return {};
  }
  if (season.kind !== "video") throw refuse("contestClosed");
  if (await getEntry(db, season.id, username)) throw refuse("contestEntered");
  const video = videoLink(link ?? "");
  if (video === undefined) throw refuse("videoLinkInvalid");
  await enterVideo(db, { ...entering, link: video });
  return {};
};

export const listParticipant: Call<"listParticipant"> = async (query, context): Promise<LeadersBody> => {
  const { contestId, lastId, size } = query;
  const season = requestedParticipation(contestId, context.now);
  const { rows: entries, stores } = await bringUp(season, context, systemClock());
  // A video without points is waiting for an operator or was refused.
  const isOnBoard = ({ points }: EntryRow) => season.kind !== "video" || points > 0;
  const { rows, next } = await boardPage(entries, stores.members, {
    kind: season.kind,
    board: "top",
    lastId,
    size,
    isOnBoard,
  });
  const list = rows.map(({ row, rank }) => leaderWire(row, { rank, name: row.nickname, avatar: row.avatarId }));
  return { data: { ...next, list } };
};

export const myParticipant: MemberCall<"myParticipant"> = async (
  query,
  caller,
  openSports,
): Promise<MyParticipationBody> => {
  const { username, nickname: name, avatarId: avatar } = (await requireMember(caller)).user;
  const { db } = caller;
  const season = requestedParticipation(query.contestId, caller.siteNow);
  const { rows } = await bringUp(season, await openSports(), caller.now);
  const entry = await rows.ofMember(username);
  if (!entry) return { data: null };
  const leader = leaderWire(entry, { rank: await rows.rankOf(entry), username, name, avatar });
  if (entry.link === null || entry.linkState === null) return { data: leader };
  const reason = await refusalReason(db, entry.id);
  return { data: { ...leader, link: entry.link, state: entry.linkState, ...(reason !== undefined && { reason }) } };
};
