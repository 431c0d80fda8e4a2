import type { NoticeWire } from "#contract/calls/notices/notice-wire";
import type { LocaleCode } from "#contract/tables/locales";
import { type Sport, sportTypeOf } from "#contract/tables/sports";
import type { Directory } from "../../matches/directory.ts";
import type { notices } from "../schema/notices.ts";
import type { MatchHappening, NoticeData, NoticeMatch, OtherHappening } from "./notice.ts";
import { isOfMatch, linkedSlug, noticeText } from "./notice-text.ts";

/** A notice in a member's list. */
export type NoticeRow = Pick<
  typeof notices.$inferSelect,
  "id" | "dedupeKey" | "type" | "data" | "createdAt" | "isRead" | "isSilent"
>;

/** Key of the member's notice that this one corrects; undefined if it corrects none. */
export const correctedKey = (data: NoticeData): string | undefined =>
  isOfMatch(data) && data.corrects !== undefined ? `${data.match.id}:${data.corrects}` : undefined;

/** A match's address on the site; undefined if the directory lacks one of its parts. */
function matchDetails({ id, sport, competitionId, homeId, awayId }: NoticeMatch, directory: Directory) {
  const competition = directory.competitionById(competitionId);
  const country = competition && directory.countryById(competition.countryId);
  const [home, away] = [directory.teamById(homeId), directory.teamById(awayId)];
  if (!competition || !country || !home || !away) return undefined;
  return {
    countryKey: country.key,
    leagueKey: competition.key,
    matchName: `${home.key}-vs-${away.key}`,
    matchId: id,
    sportType: sportTypeOf(sport),
  };
}

/** Our own field, not in the specification. */
const sportDetails = ({ sport }: { sport?: Sport }) => sport && { sportType: sportTypeOf(sport) };

function otherDetails(data: NoticeData & OtherHappening) {
  switch (data.kind) {
    case "announcement":
      return { announcementId: data.announcementId };
    case "account":
      return undefined;
    case "contest":
      return { contestType: data.contestType, contestId: data.contestId, ...sportDetails(data) };
    case "news":
      return pieceDetails(data);
    case "comment": {
      const { id: commentId, ...place } = data.reply ?? {};
      return { ...pieceDetails(data), ...(commentId !== undefined && { commentId, ...place }) };
    }
  }
}

const pieceDetails = (data: Extract<NoticeData, { newsId: string }>) => ({
  title: linkedSlug(data),
  newsId: data.newsId,
  ...sportDetails(data),
});

/** The crest of the side concerned; the competition's logo if there is none or if it would give the result away. */
function toLogoPath({ side, match }: MatchHappening, isHidden: boolean): string {
  if (side === undefined || isHidden) return `competition/${match.competitionId}`;
  return `team/${side === "home" ? match.homeId : match.awayId}`;
}

/** A notice in the reader's language. `idsByKey`: the member's notices that others correct. */
export function noticeWire(
  { id, type, data, createdAt, isRead, isSilent }: NoticeRow,
  locale: LocaleCode,
  directory: Directory,
  idsByKey: ReadonlyMap<string, number>,
): NoticeWire {
  const { title, lines } = noticeText(data, locale, directory);
  const details = isOfMatch(data) ? matchDetails(data.match, directory) : otherDetails(data);
  const superseded = idsByKey.get(correctedKey(data) ?? "");
  return {
    notificationId: String(id),
    notificationType: type,
    title,
    content: lines.join("\n"),
    createTime: createdAt,
    isRead,
    isSilent,
    ...(isOfMatch(data) && { logo: toLogoPath(data, data.spoilerFree === true) }),
    ...(superseded !== undefined && { supersedes: String(superseded) }),
    ...(details && { redirectDetails: JSON.stringify(details) }),
  };
}
