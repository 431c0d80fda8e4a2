import * as z from "zod/mini";
import type { LedgerDay } from "../../domain/contests.ts";
import type { Team } from "../../domain/match.ts";
import { parseTeam } from "../../parse/match.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { WireTeamRef } from "../../wire/match-item.ts";
import { DateParam, IdParam, LangParam, PageParam, SportTypeParam } from "../../wire/parameters.ts";
import { preprocess } from "../../wire/preprocess.ts";
import { answerRows } from "../../wire/rows.ts";
import { EpochMs, Id, NullableInt, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import {
  ContestDayResult,
  ContestInfoResult,
  ContestListResult,
  parseContestDay,
  parseContestInfo,
  parseContestList,
} from "./contest-wire.ts";

const LANG = { lang: LangParam };
const ONE = { ...LANG, contestId: IdParam };

/** Latest first; without `sportType` all sports, with it also contests of all. */
const ListQuery = z.object({
  ...LANG,
  sportType: z.optional(SportTypeParam),
  state: z.optional(z.enum(["upcoming", "ongoing", "past"])),
  page: z._default(PageParam, 1),
});
const LIST = { query: ListQuery, result: ContestListResult, toValue: parseContestList } as const;

/** Changes by entries and settlement show within half a minute. */
export const CHANGING = { freshFor: 10, staleFor: 30, keepFor: 3_600, store: "colo" } as const;

/** The public view: without anyone's participation. */
export const getContestList = endpoint({
  ...LIST,
  name: "getContestList",
  path: "/contest/getContestList",
  cache: CHANGING,
});

/** Ours: the same with a member's `participated`. */
export const getContestListAsMember = endpoint({
  ...LIST,
  name: "getContestListAsMember",
  path: "/contest/getContestListAsMember",
  access: "member",
});

export const getContestInfo = endpoint({
  name: "getContestInfo",
  path: "/contest/getContestInfo",
  namesOne: true,
  isHead: true,
  query: z.object(ONE),
  result: ContestInfoResult,
  toValue: parseContestInfo,
  cache: CHANGING,
});

/**
 * Ours: the matches of a day in the prediction game with the current line and price of a pick; defaults to today, or
 * the last day.
 */
export const getContestDay = endpoint({
  name: "getContestDay",
  path: "/contest/getContestDay",
  namesOne: true,
  holdsPrices: true,
  query: z.object({ ...ONE, date: z.optional(DateParam) }),
  result: ContestDayResult,
  toValue: parseContestDay,
  cache: { freshFor: 5, staleFor: 15, keepFor: 3_600, store: "colo" },
});

const TeamsResult = z.object({ data: answerRows("data", WireTeamRef) });

/** All teams of a contest; empty for referrals and videos. */
export const getTeamListByContestId = endpoint({
  name: "getTeamListByContestId",
  path: "/contest/getTeamListByContestId",
  namesOne: true,
  query: z.object(ONE),
  result: TeamsResult,
  toValue: ({ data }): Team[] => data.map(parseTeam),
  cache: { freshFor: 300, staleFor: 3_600, keepFor: 86_400, store: "colo" },
});

/** Of a published day: parts have at most 4,000 lines, and some are short. */
const PartParam = z.coerce.number().check(z.int(), z.gte(0), z.lte(9_999));

/** For the dialect that sends a single line as text, and no lines as "". */
const linesOf = (value: unknown): unknown => (value === "" ? [] : typeof value === "string" ? [value] : value);

const LedgerResult = z.object({
  data: wireObject({
    contestId: Id,
    day: Text,
    /** Not parsed row by row: a file that lacks a line is another file. */
    lines: preprocess(linesOf, z.array(z.string())),
    nextPart: NullableInt,
    previousHash: Text,
    hash: Text,
    signature: OptionalText,
    publicKey: OptionalText,
    publishedAt: EpochMs,
  }),
});

/**
 * Ours: the picks of a day and their outcomes, once all are locked; anybody can verify them. 404 before. A long
 * day goes on with `part=` the `nextPart` of the answer.
 */
export const getLedgerDay = endpoint({
  name: "getLedgerDay",
  path: "/contest/getLedgerDay",
  namesOne: true,
  query: z.object({ ...ONE, date: DateParam, part: z._default(PartParam, 0) }),
  result: LedgerResult,
  toValue: ({ data }): LedgerDay => ({
    contestId: data.contestId,
    day: data.day,
    lines: data.lines,
    ...(data.nextPart !== null && { nextPart: data.nextPart }),
    previousHash: data.previousHash,
    hash: data.hash,
    ...(data.signature !== undefined && { signature: data.signature }),
    ...(data.publicKey !== undefined && { publicKey: data.publicKey }),
    publishedAt: data.publishedAt,
  }),
  cache: { freshFor: 60, staleFor: 300, keepFor: 3_600, store: "colo" },
});
