import type * as z from "zod/mini";
import type { Notice, NoticeTarget } from "../../domain/notices.ts";
import { NOTICE_TYPES } from "../../tables/notice-kinds.ts";
import { DEFAULT_SPORT, sportOfType } from "../../tables/sports.ts";
import { EpochMs, Flag, Id, Int, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

export const WireNotice = wireObject({
  notificationId: Id,
  notificationType: Int,
  title: Text,
  /** Type 3 has two lines, with a line break between them. */
  content: Text,
  createTime: EpochMs,
  isRead: Flag,
  isSilent: Flag,
  logo: OptionalText,
  supersedes: OptionalText,
  /** JSON text. Ours in it: `sportType`, `announcementId`, and for a reply `commentId`, `parentId`, `lastId`. */
  redirectDetails: OptionalText,
});
export type NoticeWire = WireOf<typeof WireNotice>;

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;

/** Fields of the specification's JSON text, all of them strings; undefined if it is not JSON. */
function detailsOf(text: string | undefined): Record<string, string | undefined> | undefined {
  if (text === undefined) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== "object" || read === null) return undefined;
    return Object.fromEntries(Object.entries(read).map(([key, value]) => [key, textOf(value)]));
  } catch {
    return undefined;
  }
}

/**
 * Without `sportType`, a match and a contest are of the default sport, as the specification's own notices are, and a
 * piece of news is of no one sport. One of an unknown sport has no target.
 */
function parseTarget(type: number, id: string, text: string | undefined): NoticeTarget | undefined {
  const details = detailsOf(text);
  if (type === NOTICE_TYPES.announcement) return { kind: "announcement", id: details?.announcementId ?? id };
  if (type === NOTICE_TYPES.account) return { kind: "account" };
  if (!details) return undefined;
  const sport = sportOfType(details.sportType);
  const onlySport = details.sportType === undefined ? DEFAULT_SPORT : sport;
  if (type === NOTICE_TYPES.beforeMatch || type === NOTICE_TYPES.matchEvent) {
    const { countryKey, leagueKey, matchName, matchId } = details;
    if (!onlySport || !countryKey || !leagueKey || !matchName || !matchId) return undefined;
    return { kind: "match", sport: onlySport, countryKey, leagueKey, matchName, matchId };
  }
  if (type === NOTICE_TYPES.contest) {
    const { contestType, contestId } = details;
    if (!onlySport || !contestId) return undefined;
    return { kind: "contest", sport: onlySport, contestType: Number(contestType), contestId };
  }
  const { title, newsId } = details;
  if (!title || !newsId) return undefined;
  const piece = { title, newsId, ...(sport && { sport }) };
  if (type !== NOTICE_TYPES.comment) return { kind: "news", ...piece };
  const { commentId, parentId, lastId } = details;
  const reply = commentId && parentId && { id: commentId, parentId, ...(lastId && { lastId }) };
  return { kind: "comment", ...piece, ...(reply && { reply }) };
}

export function parseNotice(wire: z.output<typeof WireNotice>): Notice {
  const { notificationId: id, notificationType, content, createTime, logo, supersedes, redirectDetails } = wire;
  const target = parseTarget(notificationType, id, redirectDetails);
  return {
    id,
    title: wire.title,
    lines: content.split("\n").filter((line) => line.trim() !== ""),
    createdAt: createTime,
    isRead: wire.isRead,
    isSilent: wire.isSilent,
    ...(logo !== undefined && { logo }),
    ...(supersedes !== undefined && { supersedes }),
    ...(target && { target }),
  };
}
