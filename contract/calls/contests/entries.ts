import * as z from "zod/mini";
import type { Leaders, MyParticipation } from "../../domain/contests.ts";
import { endpoint, NO_DATA, OF_MEMBER } from "../../wire/endpoint.ts";
import { IdParam, LangParam } from "../../wire/parameters.ts";
import { nullable } from "../../wire/preprocess.ts";
import { answerRows } from "../../wire/rows.ts";
import { OptionalText, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { CHANGING } from "./contest-lists.ts";
import {
  EntriesResult,
  EntryResult,
  LEADER,
  MyPredictionsResult,
  PAGE,
  parseEntries,
  parseEntryResult,
  parseLeader,
  parseMyPredictions,
  parseSavedPicks,
  SavedPicksResult,
  WireLeader,
} from "./entry-wire.ts";
import {
  MyPlacesResult,
  PredictionsResult,
  parseMyPlaces,
  parsePredictions,
  parseSelections,
  SelectionsResult,
} from "./place-wire.ts";

const ONE = { lang: LangParam, contestId: IdParam };
/** Rows of a page of a board. */
const LEADERS_OF_A_PAGE = 20;
const MOST_LEADERS = 50;
/** `lastId`: the opaque value of the previous page. */
const PAGED = {
  lastId: z.optional(z.string().check(z.regex(/^[\w.-]{1,64}$/, "not of a page"))),
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_LEADERS)), LEADERS_OF_A_PAGE),
};
const CHANGE = { ...OF_MEMBER, method: "POST", effect: true } as const;

/**
 * The leaderboard of a contest of matches or of a tournament, by points at the last settlement; entries with fewer than
 * `LEAST_SETTLED` settled picks have no rank. `lowest` from its other end, the ranked ones only. Without picks.
 */
export const getContesterPredictionList = endpoint({
  name: "getContesterPredictionList",
  path: "/contest/getContesterPredictionList",
  namesOne: true,
  query: z.object({ ...ONE, ...PAGED, board: z._default(z.enum(["top", "lowest"]), "top") }),
  result: EntriesResult,
  toValue: parseEntries,
  cache: CHANGING,
});

/** Entries with the most recently locked picks, latest first, including those picks. */
export const getLatestContesterPredictionList = endpoint({
  name: "getLatestContesterPredictionList",
  path: "/contest/getLatestContesterPredictionList",
  namesOne: true,
  query: z.object({ ...ONE, ...PAGED }),
  result: EntriesResult,
  toValue: parseEntries,
  cache: CHANGING,
});

/** Ours: one entry with its locked picks, latest first. */
export const getContestEntry = endpoint({
  name: "getContestEntry",
  path: "/contest/getContestEntry",
  namesOne: true,
  query: z.object({ ...ONE, entryId: IdParam }),
  result: EntryResult,
  toValue: parseEntryResult,
  cache: CHANGING,
});

export const getMyPredictionList = endpoint({
  ...OF_MEMBER,
  name: "getMyPredictionList",
  path: "/contest/getMyPredictionList",
  namesOne: true,
  query: z.object(ONE),
  result: MyPredictionsResult,
  toValue: parseMyPredictions,
});

/** Joins a contest of matches; refused a second time, and once entry has ended. */
export const contestJoin = endpoint({
  ...OF_MEMBER,
  effect: true,
  name: "contestJoin",
  path: "/contest/join",
  query: z.object(ONE),
  ...NO_DATA,
});

/** Characters; some hundred picks. */
const MOST_SENT = 10_000;
const PicksParam = z.string().check(z.maxLength(MOST_SENT));

/**
 * Ours: sets, changes or removes picks, all or none; joins the contest if the member has not yet. `picks` is JSON,
 * `SentPick[]`. An unlocked pick takes the current line and price, which must be those that the member confirmed: if
 * one has moved, nothing is stored, and `moved` has the lines as they are now. An unchanged pick keeps its own.
 */
export const savePicks = endpoint({
  ...CHANGE,
  name: "savePicks",
  holdsPrices: true,
  path: "/contest/savePicks",
  query: z.object({ ...ONE, picks: PicksParam }),
  result: SavedPicksResult,
  toValue: parseSavedPicks,
});

const LeadersResult = z.object({ data: wireObject({ ...PAGE, list: answerRows("list", WireLeader) }) });
export type LeadersBody = WireOf<typeof LeadersResult>;

/** The leaderboard of a contest of referrals or videos. */
export const listParticipant = endpoint({
  method: "POST",
  name: "listParticipant",
  path: "/contest2/listParticipant",
  namesOne: true,
  query: z.object({ ...ONE, ...PAGED }),
  result: LeadersResult,
  toValue: ({ data }): Leaders => ({
    leaders: data.list.map(parseLeader),
    hasNext: data.hasNext,
    ...(data.lastId !== undefined && { lastId: data.lastId }),
  }),
  cache: CHANGING,
});

/** Joins a contest of referrals, or of videos with a `link`; refused a second time. */
export const contestParticipate = endpoint({
  ...CHANGE,
  name: "contestParticipate",
  path: "/contest2/participate",
  query: z.object({ ...ONE, link: z.optional(z.string().check(z.maxLength(500))) }),
  ...NO_DATA,
});

const STATES = ["waiting", "approved", "refused"] as const;
const MyParticipationResult = z.object({
  data: nullable(wireObject({ ...LEADER, state: z.optional(z.enum(STATES)), reason: OptionalText })),
});
export type MyParticipationBody = WireOf<typeof MyParticipationResult>;

export const myParticipant = endpoint({
  ...OF_MEMBER,
  method: "POST",
  name: "myParticipant",
  path: "/contest2/myParticipant",
  namesOne: true,
  query: z.object(ONE),
  result: MyParticipationResult,
  toValue: ({ data }): MyParticipation | undefined =>
    data === null
      ? undefined
      : {
          ...parseLeader(data),
          ...(data.state && { state: data.state }),
          ...(data.reason !== undefined && { reason: data.reason }),
        },
});

export const contestSelections = endpoint({
  name: "contestSelections",
  path: "/contest4/selections",
  namesOne: true,
  query: z.object(ONE),
  result: SelectionsResult,
  toValue: parseSelections,
  cache: CHANGING,
});

/** Picks for a whole tournament, `PlacePick[]` as JSON; may be resubmitted until the deadline. */
export const submitPlaces = endpoint({
  ...CHANGE,
  name: "submitPlaces",
  path: "/contest4/submitPrediction",
  query: z.object({ ...ONE, picks: PicksParam }),
  ...NO_DATA,
});

/** Other members' predictions, latest first; empty before the deadline. */
export const latestPlaces = endpoint({
  name: "latestPlaces",
  path: "/contest4/latestPredictionList",
  namesOne: true,
  query: z.object({ ...ONE, ...PAGED }),
  result: PredictionsResult,
  toValue: parsePredictions,
  cache: CHANGING,
});

export const myPlaces = endpoint({
  ...OF_MEMBER,
  name: "myPlaces",
  path: "/contest4/myPrediction",
  namesOne: true,
  query: z.object(ONE),
  result: MyPlacesResult,
  toValue: parseMyPlaces,
});
