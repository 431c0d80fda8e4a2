import { replyPath } from "#contract/tables/comment-paths";
import { contestPath } from "#contract/tables/contest-paths";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { matchPath, newsPath, PROFILE_PATH, pieceCommentsPath } from "#contract/tables/paths";
import type { Directory } from "../../matches/directory.ts";
import type { MatchHappening, NoticeData } from "../notices/notice.ts";
import { isOfMatch, linkedSlug, noticeText } from "../notices/notice-text.ts";
import type { Push } from "./push-note.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;

type Names = Pick<Directory, "competitionById" | "countryById" | "teamById">;

/** A match's address after the locale; undefined if the directory lacks a part of it. */
function pathOfMatch({ match }: MatchHappening, directory: Names): string | undefined {
  const competition = directory.competitionById(match.competitionId);
  const country = competition && directory.countryById(competition.countryId);
  const [home, away] = [directory.teamById(match.homeId), directory.teamById(match.awayId)];
  if (!country || !home || !away) return undefined;
  const slug = `${home.key}-vs-${away.key}`;
  return matchPath({ sport: match.sport, countryKey: country.key, leagueKey: competition.key, slug, id: match.id });
}

/** The target of a press, after the locale; undefined if it has no page of its own. */
function pathOf(data: NoticeData, directory: Names): string | undefined {
  if (isOfMatch(data)) return pathOfMatch(data, directory);
  if (data.kind === "announcement") return undefined;
  if (data.kind === "account") return PROFILE_PATH;
  if (data.kind === "contest") return contestPath(data);
  const piece = { ...(data.sport && { sport: data.sport }), slug: linkedSlug(data), id: data.newsId };
  if (data.kind === "news") return newsPath(piece);
  return data.reply ? replyPath({ newsId: data.newsId, ...data.reply }) : pieceCommentsPath(piece);
}

/** The member's list of notices. */
const NOTICES = "/notification";

/** What a device shows for a notice, in a language. */
export function pushText(data: NoticeData, locale: LocaleCode, directory: Names): Push {
  const { title, lines } = noticeText(data, locale, directory);
  const path = pathOf(data, directory);
  const isCorrection = isOfMatch(data) && data.corrects !== undefined;
  const key = isOfMatch(data) ? `${data.match.id}:${data.corrects ?? data.key}` : data.key;
  const note = {
    title,
    body: lines.join("\n"),
    tag: key,
    url: `/${locale}${path ?? NOTICES}`,
    lang: localeRow(locale).tag,
    ...(isCorrection && { isCorrection: true as const }),
  };
  // After an hour a goal is old news.
  return { note, ttl: isOfMatch(data) ? HOUR : DAY };
}
