import type { Notice, NoticeList, NoticeTarget } from "#contract/domain/notices";
import { replyPath } from "#contract/tables/comment-paths";
import { contestPath } from "#contract/tables/contest-paths";
import { NOTICE_TYPES } from "#contract/tables/notice-kinds";
import { announcementPath, matchPath, newsPath, PROFILE_PATH, pieceCommentsPath } from "#contract/tables/paths";
import { DEFAULT_SPORT, type Sport, sportOfType } from "#contract/tables/sports";
import { fieldsOf, instantOf, type WireFields } from "../../runtime/wire-fields.ts";
import { isSet, type WireList, type WireRow } from "./notice-calls.ts";

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";

function detailsOf(value: unknown): WireFields {
  try {
    return fieldsOf(JSON.parse(textOf(value)));
  } catch {
    return {};
  }
}

const MATCH_TYPES: readonly number[] = [NOTICE_TYPES.beforeMatch, NOTICE_TYPES.matchEvent];

const sportOf = ({ sportType }: WireFields) => sportOfType(textOf(sportType));

/** The sport of something that belongs to one; undefined if it is unknown. */
const onlySportOf = (details: WireFields): Sport | undefined =>
  textOf(details.sportType) === "" ? DEFAULT_SPORT : sportOf(details);

function targetOf(type: number, id: string, value: unknown): NoticeTarget | undefined {
  const details = detailsOf(value);
  if (type === NOTICE_TYPES.announcement) return { kind: "announcement", id: textOf(details.announcementId) || id };
  if (type === NOTICE_TYPES.account) return { kind: "account" };
  if (type === NOTICE_TYPES.contest) return contestTarget(details);
  if (type === NOTICE_TYPES.news) return newsTarget("news", details);
  if (type === NOTICE_TYPES.comment) return replyTarget(details);
  return MATCH_TYPES.includes(type) ? matchTarget(details) : undefined;
}

function newsTarget(kind: "news" | "comment", details: WireFields): NoticeTarget | undefined {
  const [slug, id, sport] = [textOf(details.title), textOf(details.newsId), sportOf(details)];
  return slug && id ? { kind, title: slug, newsId: id, ...(sport && { sport }) } : undefined;
}

function replyTarget(details: WireFields): NoticeTarget | undefined {
  const target = newsTarget("comment", details);
  const [id, parentId, lastId] = [details.commentId, details.parentId, details.lastId].map(textOf);
  if (target?.kind !== "comment" || !id || !parentId) return target;
  return { ...target, reply: { id, parentId, ...(lastId && { lastId }) } };
}

function contestTarget(details: WireFields): NoticeTarget | undefined {
  const [type, contestId] = [Number(details.contestType), textOf(details.contestId)];
  const sport = onlySportOf(details);
  return sport && contestId ? { kind: "contest", sport, contestType: type, contestId } : undefined;
}

function matchTarget(details: WireFields): NoticeTarget | undefined {
  const [countryKey, leagueKey, matchName, matchId] = [
    details.countryKey,
    details.leagueKey,
    details.matchName,
    details.matchId,
  ].map(textOf);
  const sport = onlySportOf(details);
  if (!sport || !countryKey || !leagueKey || !matchName || !matchId) return undefined;
  return { kind: "match", sport, countryKey, leagueKey, matchName, matchId };
}

/**
 * Parses a notice of `/api/notification/list` into the form that the edge gives pages
 * (contract/calls/notices/notice-wire.ts).
 */
export function readNotice({ id, fields }: WireRow): Notice {
  const target = targetOf(Number(fields.notificationType ?? fields.type), id, fields.redirectDetails);
  const logo = textOf(fields.logo);
  const supersedes = textOf(fields.supersedes);
  return {
    id,
    title: textOf(fields.title),
    lines: textOf(fields.content)
      .split("\n")
      .filter((line) => line.trim() !== ""),
    createdAt: instantOf(fields.createTime),
    isRead: isSet(fields.isRead),
    isSilent: isSet(fields.isSilent),
    ...(logo && { logo }),
    ...(supersedes && { supersedes }),
    ...(target && { target }),
  };
}

export const readList = ({ announcements, others, hasNext }: WireList): NoticeList => ({
  announcements: announcements.map(readNotice),
  others: others.map(readNotice),
  hasNext,
});

/** Path of a notice's target, without the locale; undefined if its details name none. */
export function noticePath({ target }: Pick<Notice, "target">): string | undefined {
  switch (target?.kind) {
    case "match":
      return matchPath({ ...target, slug: target.matchName, id: target.matchId });
    case "announcement":
      return announcementPath(target.id);
    case "news":
      return newsPath({ ...target, slug: target.title, id: target.newsId });
    case "account":
      return PROFILE_PATH;
    case "contest":
      return contestPath(target);
    case "comment":
      return target.reply
        ? replyPath({ newsId: target.newsId, ...target.reply })
        : pieceCommentsPath({ ...target, slug: target.title, id: target.newsId });
    default:
      return undefined;
  }
}
