import * as z from "zod/mini";
import { leaderName } from "../../contests/leader-name.ts";
import type {
  ContestEntries,
  ContestEntry,
  ContestPick,
  Leader,
  MyPredictions,
  SavedPicks,
} from "../../domain/contests.ts";
import { SETTLES } from "../../odds/settle.ts";
import { parseMatch } from "../../parse/match.ts";
import { WireMatchItem } from "../../wire/match-item.ts";
import { optional } from "../../wire/preprocess.ts";
import { answerRows, rows } from "../../wire/rows.ts";
import {
  EpochMs,
  Flag,
  Id,
  Int,
  IntOr,
  NullableDec,
  NullableInt,
  OptionalPair,
  OptionalText,
  Text,
  wireObject,
} from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { LINE } from "./contest-wire.ts";

export const LEADER = {
  entryId: Id,
  rank: NullableInt,
  userMasked: Text,
  avatar: OptionalText,
  points: IntOr(0),
  livePoints: NullableInt,
  settled: IntOr(0),
  win: IntOr(0),
  halfWin: IntOr(0),
  push: IntOr(0),
  halfLose: IntOr(0),
  lose: IntOr(0),
  isMe: Flag,
  isSimulated: Flag,
  link: OptionalText,
};
export const WireLeader = wireObject(LEADER);
export type LeaderWire = WireOf<typeof WireLeader>;

export const parseLeader = (wire: z.output<typeof WireLeader>): Leader => ({
  entryId: wire.entryId,
  ...(wire.rank !== null && { rank: wire.rank }),
  name: leaderName(wire.userMasked, wire.entryId),
  ...(wire.avatar !== undefined && { picture: wire.avatar }),
  points: wire.points,
  ...(wire.livePoints !== null && { livePoints: wire.livePoints }),
  settled: wire.settled,
  wins: wire.win,
  halfWins: wire.halfWin,
  pushes: wire.push,
  halfLosses: wire.halfLose,
  losses: wire.lose,
  isMine: wire.isMe,
  isMadeUp: wire.isSimulated,
  ...(wire.link !== undefined && { link: wire.link }),
});

const GUESSES = ["EXACT", "MARGIN", "WINNER", "MISS", "VOID"] as const;

const PICK = {
  pickId: Id,
  matchId: Id,
  placedAt: EpochMs,
  lockedAt: EpochMs,
  points: NullableInt,
  result: OptionalPair,
};
const WireLinePick = wireObject({
  ...PICK,
  market: z.enum(["AH", "OU"]),
  side: z.enum(["home", "away", "over", "under"]),
  line: NullableDec,
  price: NullableDec,
  companyId: Int,
  companyName: Text,
  isFeatured: Flag,
  outcome: optional(z.enum(SETTLES)),
});
const WireScorePick = wireObject({
  ...PICK,
  market: z.literal("SCORE"),
  homeGuess: Int,
  awayGuess: Int,
  outcome: optional(z.enum(GUESSES)),
});
const WirePick = z.union([WireLinePick, WireScorePick]);
export type PickWire = WireOf<typeof WirePick>;

function parsePick(wire: z.output<typeof WirePick>): ContestPick {
  const { pickId, matchId, placedAt, lockedAt, points, result } = wire;
  const base = {
    id: pickId,
    matchId,
    placedAt,
    lockedAt,
    ...(points !== null && { points }),
    ...(result && { result }),
  };
  if (wire.market === "SCORE")
    return {
      ...base,
      market: "SCORE",
      guess: [wire.homeGuess, wire.awayGuess],
      ...(wire.outcome && { outcome: wire.outcome }),
    };
  return {
    ...base,
    market: wire.market,
    side: wire.side,
    line: wire.line ?? "0",
    price: wire.price ?? "",
    source: { id: wire.companyId, name: wire.companyName },
    isFeatured: wire.isFeatured,
    ...(wire.outcome && { outcome: wire.outcome }),
  };
}

const OF_PICKS = { picks: rows("picks", WirePick), matches: rows("matches", WireMatchItem) };

const WireEntry = wireObject({ user: WireLeader, at: EpochMs, ...OF_PICKS });
export type EntryWire = WireOf<typeof WireEntry>;

const parseEntry = (wire: z.output<typeof WireEntry>): ContestEntry => ({
  leader: parseLeader(wire.user),
  picks: wire.picks.map(parsePick),
  matches: wire.matches.map(parseMatch),
  at: wire.at,
});

export const PAGE = { hasNext: Flag, lastId: OptionalText };

export const EntriesResult = z.object({ data: wireObject({ ...PAGE, list: answerRows("list", WireEntry) }) });

export const parseEntries = ({ data }: z.output<typeof EntriesResult>): ContestEntries => ({
  entries: data.list.map(parseEntry),
  hasNext: data.hasNext,
  ...(data.lastId !== undefined && { lastId: data.lastId }),
});

export const EntryResult = z.object({ data: WireEntry });
export const parseEntryResult = ({ data }: z.output<typeof EntryResult>): ContestEntry => parseEntry(data);

const MY_PREDICTIONS = { participated: Flag, user: optional(WireLeader), ...OF_PICKS };
export const MyPredictionsResult = z.object({ data: wireObject(MY_PREDICTIONS) });
export type MyPredictionsBody = WireOf<typeof MyPredictionsResult>;

export const parseMyPredictions = ({ data }: z.output<typeof MyPredictionsResult>): MyPredictions => ({
  isParticipating: data.participated,
  ...(data.user && { leader: parseLeader(data.user) }),
  picks: data.picks.map(parsePick),
  matches: data.matches.map(parseMatch),
});

const WireMovedLine = wireObject({ matchId: Id, ...LINE });
/** `moved` is empty if the picks are stored, else nothing of what was sent is. */
export const SavedPicksResult = z.object({
  data: wireObject({ ...MY_PREDICTIONS, moved: rows("moved", WireMovedLine) }),
});

export const parseSavedPicks = (result: z.output<typeof SavedPicksResult>): SavedPicks => ({
  ...parseMyPredictions(result),
  moved: result.data.moved.map(({ matchId, market, line, prices }) => ({ matchId, market, line, prices })),
});
