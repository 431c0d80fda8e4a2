import type { LeaderWire, PickWire } from "#contract/calls/contests/entry-wire";
import type { SentPick } from "#contract/calls/contests/sent-picks";
import type { LineMarket, LineSide } from "#contract/domain/contests";
import type { Pair } from "#contract/domain/match";
import { maskNickname } from "#contract/members/nickname";
import { lineText } from "#contract/odds/quarters";
import { type AvatarId, avatarPath } from "#contract/tables/avatars";
import { bookmakerLabel } from "#contract/tables/bookmakers";
import type { contestEntries, contestMatches, contestPicks } from "../schema/contests.ts";

export type EntryRow = typeof contestEntries.$inferSelect;
export type PickRow = typeof contestPicks.$inferSelect;
export type ContestMatchRow = typeof contestMatches.$inferSelect;

export interface LeaderFacts {
  /** As of the last settlement; absent until something is settled. */
  rank?: number | undefined;
  /** The reader; absent for public lists. */
  username?: string | undefined;
  /** The nickname of the entry's member, unmasked; null after they left. Simulated entries have their own. */
  name?: string | null;
  avatar?: AvatarId | null;
  livePoints?: number | undefined;
}

/** An entry as others see it. A member who has left has no name. */
export function leaderWire(row: EntryRow, { rank, username, name, avatar, livePoints }: LeaderFacts): LeaderWire {
  const shown = row.madeUpName ?? name ?? "";
  return {
    entryId: row.key,
    rank: rank ?? null,
    userMasked: shown && maskNickname(shown),
    ...(avatar && { avatar: avatarPath(avatar) }),
    points: row.points,
    livePoints: livePoints ?? null,
    settled: row.settled,
    win: row.wins,
    halfWin: row.halfWins,
    push: row.pushes,
    halfLose: row.halfLosses,
    lose: row.losses,
    isMe: username !== undefined && row.username === username,
    isSimulated: row.madeUpName !== null,
    ...(row.link !== null && row.linkState === "approved" && { link: row.link }),
  };
}

/** A pick's value in the `choice` column; undefined if the pick is withdrawn. */
export const choiceOf = (pick: SentPick): string | undefined =>
  pick.market === "SCORE" ? pick.guess?.join("-") : pick.side;

type StandingPick = { market: LineMarket; side: LineSide } | { market: "SCORE"; guess: Pair };

/** The reverse, for a pick on a match. */
function toPick({ market, choice }: Pick<PickRow, "market" | "choice">): StandingPick {
  if (market === "PLACE") throw new Error("a pick of a place is on no match");
  if (market !== "SCORE") return { market, side: choice as LineSide };
  const [home = 0, away = 0] = choice.split("-").map(Number);
  return { market, guess: [home, away] };
}

/** A pick on a match with its outcome. */
export function pickWire(row: PickRow, match: ContestMatchRow): PickWire {
  const { result } = match;
  const final = row.version > 0 ? (result?.fullTime ?? result?.score) : undefined;
  const base = {
    pickId: String(row.ledgerId),
    matchId: row.matchId,
    placedAt: row.placedAt,
    lockedAt: match.lockedAt,
    points: row.points,
    ...(final && { result: final }),
  };
  const outcome = row.outcome === null ? {} : { outcome: row.outcome };
  const pick = toPick(row);
  // The outcome is of the market: settling the pick wrote it.
  if (pick.market === "SCORE")
    return { ...base, market: "SCORE", homeGuess: pick.guess[0], awayGuess: pick.guess[1], ...outcome } as PickWire;
  const companyId = row.companyId ?? 0;
  return {
    ...base,
    ...pick,
    line: row.line === null ? null : lineText(row.line),
    price: row.price,
    companyId,
    companyName: bookmakerLabel(companyId, "en"),
    isFeatured: match.featuredTeamId !== null,
    ...outcome,
  } as PickWire;
}
