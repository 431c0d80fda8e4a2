import * as z from "zod/mini";
import type { Contest, ContestDay, ContestDetails, ContestMatch } from "../../domain/contests.ts";
import { parseMatch } from "../../parse/match.ts";
import { CONTEST_TYPES, type ContestKind } from "../../tables/contest-types.ts";
import { sportOfType } from "../../tables/sports.ts";
import { WireMatchItem } from "../../wire/match-item.ts";
import { optional } from "../../wire/preprocess.ts";
import { answerRows, rows } from "../../wire/rows.ts";
import { Dec, EpochMs, Flag, Id, Int, IntOr, NullableInt, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

const WirePrize = wireObject({
  board: z.enum(["top", "lowest"]),
  place: Int,
  amount: Int,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

const KINDS = new Map<number, ContestKind>(CONTEST_TYPES.map(({ type, kind }) => [type, kind]));

const CONTEST = {
  contestId: Id,
  /** One of CONTEST_TYPES; a contest of an unknown type is left out of its list. */
  contestType: Int.check(z.refine((type) => KINDS.has(type), "not a type of contests")),
  /** Null for all sports. */
  sportType: NullableInt,
  title: Text,
  startDate: EpochMs,
  endDate: EpochMs,
  participated: Flag,
  participantCount: IntOr(0),
  prizes: rows("prizes", WirePrize),
  /** Ours: some of its entries are simulated. */
  isSimulated: Flag,
  /** Ours: in lists, who leads a past contest; the first of several. */
  winner: optional(wireObject({ userMasked: Text, points: Int })),
};
const WireContest = wireObject(CONTEST);
export type ContestWire = WireOf<typeof WireContest>;

function parseContest(wire: z.output<typeof WireContest>): Contest {
  const sport = sportOfType(wire.sportType);
  return {
    id: wire.contestId,
    kind: KINDS.get(wire.contestType)!,
    ...(sport && { sport }),
    title: wire.title,
    startDate: wire.startDate,
    endDate: wire.endDate,
    isParticipating: wire.participated,
    participants: Math.max(0, wire.participantCount),
    prizes: wire.prizes.map(({ board, place, amount, currency }) => ({ board, place, amount, currency })),
    hasMadeUpEntries: wire.isSimulated,
    ...(wire.winner && { winner: { name: wire.winner.userMasked, points: wire.winner.points } }),
  };
}

/** `line` is added to the home side (AH), or is the total (OU); `prices` are home and away, or over and under. */
export const LINE = { market: z.enum(["AH", "OU"]), line: Dec, prices: z.tuple([Dec, Dec]) };
const WireLine = wireObject(LINE);

const MATCH = {
  match: WireMatchItem,
  /** YYYY-MM-DD */
  day: Text,
  lockedAt: EpochMs,
  featuredTeamId: OptionalText,
};
/** For a game without lines. */
const WireMatchToGuess = wireObject(MATCH);
const WireContestMatch = wireObject({ ...MATCH, lines: rows("lines", WireLine) });
export type ContestMatchWire = WireOf<typeof WireContestMatch>;

const parseMatchToGuess = (wire: z.output<typeof WireMatchToGuess>): ContestMatch => ({
  match: parseMatch(wire.match),
  day: wire.day,
  lockedAt: wire.lockedAt,
  ...(wire.featuredTeamId !== undefined && { featuredTeamId: wire.featuredTeamId }),
  lines: [],
});

const parseContestMatch = (wire: z.output<typeof WireContestMatch>): ContestMatch => ({
  ...parseMatchToGuess(wire),
  lines: wire.lines.map(({ market, line, prices }) => ({ market, line, prices })),
});

export const ContestListResult = z.object({
  data: wireObject({ list: answerRows("list", WireContest), hasNext: Flag }),
});
export type ContestListBody = WireOf<typeof ContestListResult>;

export const parseContestList = ({ data }: z.output<typeof ContestListResult>) => ({
  contests: data.list.map(parseContest),
  hasNext: data.hasNext,
});

export const ContestInfoResult = z.object({
  data: wireObject({
    ...CONTEST,
    /** Plain text, one sentence each. */
    rules: rows("rules", Text),
    matches: rows("matches", WireMatchToGuess),
    ledgerDays: rows("ledgerDays", Text),
  }),
});

export const parseContestInfo = ({ data }: z.output<typeof ContestInfoResult>): ContestDetails => ({
  ...parseContest(data),
  rules: data.rules,
  matches: data.matches.map(parseMatchToGuess),
  ledgerDays: data.ledgerDays,
});

export const ContestDayResult = z.object({
  data: wireObject({
    day: Text,
    opensAt: EpochMs,
    closesAt: EpochMs,
    days: rows("days", Text),
    companyId: Int,
    companyName: Text,
    matches: answerRows("matches", WireContestMatch),
  }),
});

export const parseContestDay = ({ data }: z.output<typeof ContestDayResult>): ContestDay => ({
  day: data.day,
  opensAt: data.opensAt,
  closesAt: data.closesAt,
  days: data.days,
  source: { id: data.companyId, name: data.companyName },
  matches: data.matches.map(parseContestMatch),
});
