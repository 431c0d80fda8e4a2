import type { Notice, NoticeList, NoticeTarget } from "#contract/domain/notices";
import { NOTICE_TYPES } from "#contract/tables/notice-kinds";
import { matchPath } from "#contract/tables/paths";
import { SPORTS } from "#contract/tables/sports";
import { fieldsOf, isSet, type WireList, type WireRow } from "./notice-calls.ts";

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";

/** Instants below are in seconds (contract/wire/scalars.ts). */
const SECONDS_BELOW = 1e11;

function instantOf(value: unknown): number {
  const number = Number(value);
  if (Number.isFinite(number)) return number < SECONDS_BELOW ? number * 1_000 : number;
  return Date.parse(textOf(value)) || 0;
}

function detailsOf(value: unknown): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(textOf(value)));
  } catch {
    return {};
  }
}

const MATCH_TYPES: readonly number[] = [NOTICE_TYPES.beforeMatch, NOTICE_TYPES.matchEvent];

/** Of matches only: other targets have no page yet (noticePath). */
function targetOf(type: number, value: unknown): NoticeTarget | undefined {
  if (!MATCH_TYPES.includes(type)) return undefined;
  const details = detailsOf(value);
  const [countryKey, leagueKey, matchName, matchId] = [
    details.countryKey,
    details.leagueKey,
    details.matchName,
    details.matchId,
  ].map(textOf);
  if (!countryKey || !leagueKey || !matchName || !matchId) return undefined;
  const sport = SPORTS.find(({ sportType }) => textOf(details.sportType) === String(sportType))?.code ?? "football";
  return { kind: "match", sport, countryKey, leagueKey, matchName, matchId };
}

/** A notice of `/api/notification/list`, as pages have it of the edge (contract/calls/notices/notice-wire.ts). */
export function readNotice({ id, fields }: WireRow): Notice {
  const target = targetOf(Number(fields.notificationType ?? fields.type), fields.redirectDetails);
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

/** Where a notice leads, behind the locale; undefined while there is no page of its kind. */
export const noticePath = ({ target }: Pick<Notice, "target">): string | undefined =>
  target?.kind === "match" ? matchPath({ ...target, slug: target.matchName, id: target.matchId }) : undefined;
