import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { EntryWire } from "#contract/calls/contests/entry-wire";
import type { LocaleCode } from "#contract/tables/locales";
import { type Call, type CallContext, localeOf } from "../../matches/call-context.ts";
import { badRequest, notFound } from "../../platform/envelope.ts";
import { rowId } from "../../platform/row-id.ts";
import type { ContestSeason } from "../../services/contests/calendar/seasons.ts";
import type { ContestRows } from "../../services/contests/contest-rows.ts";
import { getMatchItems } from "../../services/contests/contest-wire.ts";
import { leaderWire, type PickRow, pickWire } from "../../services/contests/entry-wire.ts";
import { getLivePoints } from "../../services/contests/live-points.ts";
import { lastLockedDay } from "../../services/contests/locked-picks.ts";
import { type NamedEntry, nameEntries } from "../../services/contests/name-entries.ts";
import { getMatches } from "../../services/contests/read-contests.ts";
import { boardPage } from "./board-page.ts";
import { broughtUp, requestedContest } from "./requested-contest.ts";

interface BoardRequest {
  db: DrizzleD1Database;
  entries: ContestRows;
  /** The database of members. */
  members: DrizzleD1Database;
  season: ContestSeason;
  context: CallContext;
  locale: LocaleCode;
}

/** For contests with picks; the others have a list of participants. */
async function requested(query: { contestId: string; lang: string }, context: CallContext): Promise<BoardRequest> {
  const season = requestedContest(query.contestId, context.now);
  if (season.kind === "referral" || season.kind === "video") throw notFound("contestId", "nothing is picked in it");
  const { db, rows: entries, stores } = await broughtUp(season, context);
  return { db, entries, members: stores.members, season, context, locale: localeOf(query.lang) };
}

const leaderOf = (row: NamedEntry, facts: { rank?: number | undefined; livePoints?: number | undefined }) =>
  leaderWire(row, { name: row.nickname, avatar: row.avatarId, ...facts });

export const getContesterPredictionList: Call<"getContesterPredictionList"> = async (query, context) => {
  const { db, entries, members, season } = await requested(query, context);
  const { rows, next } = await boardPage(entries, members, { ...query, kind: season.kind });
  const ids = rows.map(({ row }) => row.id);
  const live = await getLivePoints(db, season, ids, context);
  return {
    data: {
      ...next,
      list: rows.map(({ row, rank }) => ({
        user: leaderOf(row, { rank, livePoints: live?.(row.id) }),
        at: row.at,
        picks: [],
        matches: [],
      })),
    },
  };
};

const getRows = async (
  { entries, members }: BoardRequest,
  ids: readonly number[],
): Promise<Map<number, NamedEntry>> => {
  const rows = await nameEntries(members, await entries.ofNumbers(ids));
  return new Map(rows.map((row) => [row.id, row]));
};

/** The given picks of entries and their matches, as they are shown. */
async function entryWires(
  entries: readonly { row: NamedEntry; rank?: number | undefined; at: number; picks: readonly PickRow[] }[],
  { db, season, context, locale }: BoardRequest,
): Promise<EntryWire[]> {
  const rows = new Map((await getMatches(db, season.id)).map((match) => [match.matchId, match]));
  const picked = new Set(entries.flatMap(({ picks }) => picks.map(({ matchId }) => matchId)));
  const items = await getMatchItems(
    [...rows.values()].filter(({ matchId }) => picked.has(matchId)),
    context,
    locale,
  );
  const ids = entries.map(({ row }) => row.id);
  const live = await getLivePoints(db, season, ids, context);
  return entries.map(({ row, rank, at, picks }) => {
    const own = new Set(picks.map(({ matchId }) => matchId));
    return {
      user: leaderOf(row, { rank, livePoints: live?.(row.id) }),
      at,
      picks: picks.flatMap((pick) => {
        const match = rows.get(pick.matchId);
        return match ? [pickWire(pick, match)] : [];
      }),
      matches: items.filter(({ matchId }) => own.has(matchId)),
    };
  });
}

const NOTHING = { data: { hasNext: false, list: [] } };

export const getLatestContesterPredictionList: Call<"getLatestContesterPredictionList"> = async (query, context) => {
  const { lastId, size } = query;
  const request = await requested(query, context);
  const { db, entries: stored, season } = request;
  const before = lastId === undefined ? Number.MAX_SAFE_INTEGER : rowId(lastId);
  if (before === undefined) throw badRequest("lastId", "not of a page");
  const day = await lastLockedDay(db, { contestId: season.id, now: context.now });
  if (day === undefined) return NOTHING;
  const found = await stored.latestPicked({ day, now: context.now, before, limit: size + 1 });
  const shown = found.slice(0, size);
  const entryIds = shown.map(({ entryId }) => entryId);
  const [rows, picks] = [
    await getRows(request, entryIds),
    await stored.lockedPicks({ now: context.now, entryIds, day }),
  ];
  const entries = shown.flatMap(({ entryId, at }) => {
    const row = rows.get(entryId);
    return row ? [{ row, at, picks: picks.filter((pick) => pick.entryId === entryId) }] : [];
  });
  const last = shown.at(-1);
  const hasNext = found.length > size;
  return {
    data: {
      hasNext,
      ...(hasNext && last && { lastId: String(last.ledgerId) }),
      list: await entryWires(entries, request),
    },
  };
};

export const getContestEntry: Call<"getContestEntry"> = async (query, context) => {
  const request = await requested(query, context);
  const { entries } = request;
  const found = await entries.ofKey(query.entryId);
  const [row] = await nameEntries(request.members, found ? [found] : []);
  if (!row) throw notFound("entryId", "no such entry");
  const picks = await entries.lockedPicks({ entryIds: [row.id], now: context.now });
  const rank = await entries.rankOf(row);
  const [entry] = await entryWires([{ row, rank, at: row.at, picks }], request);
  return { data: entry! };
};
