import type { CommentaryBody, CommentWire } from "#contract/calls/match-centre/commentary";
import type { QueryOf } from "#contract/registry";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { tenth } from "#contract/text/decimal-text";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { badRequest } from "../../platform/envelope.ts";
import { goalLines } from "../../simulator/football/goal-lines.ts";
import { render } from "../../simulator/football/render.ts";
import { requestedMatch } from "../context/requested.ts";
import { progressNow } from "./progress-now.ts";

/** A sentence before it is written in a language. */
interface CommentEntry extends Omit<CommentWire, "commentId" | "text" | "lang"> {
  seq: number;
  text(locale: LocaleCode): string;
}

/** A page of the commentary, oldest first, up to `lastId` (exclusive); only the page's sentences are rendered. */
function commentaryPage(
  comments: readonly CommentEntry[],
  { lastId, size, lang }: Pick<QueryOf<"matchCommentary">, "lastId" | "size" | "lang">,
): CommentaryBody {
  const before = lastId === undefined ? Number.POSITIVE_INFINITY : Number(lastId);
  if (Number.isNaN(before)) throw badRequest("lastId", "not the id of a comment");
  const older = comments.filter(({ seq }) => seq < before);
  const page = older.slice(-size).reverse();
  const locale = localeOf(lang);
  return {
    data: {
      list: page.map(({ seq, text, ...one }) => ({
        ...one,
        commentId: String(seq),
        text: text(locale),
        lang: localeRow(locale).tag,
      })),
      hasNext: older.length > size,
      lastId: page.length > 0 ? String(page.at(-1)!.seq) : undefined,
    },
  };
}

/** A match's commentary so far. For sources that only name scorers, its goals. */
export async function commentaryOfMatch(
  query: QueryOf<"matchCommentary">,
  context: CallContext,
): Promise<CommentaryBody> {
  const fixture = await requestedMatch(query.matchId, "football", context);
  const progress = await progressNow(fixture, context);
  if (!progress) return commentaryPage(await goalLines(fixture, context), query);
  const comments = progress.lines.map((line): CommentEntry => {
    const { seq, minute, addedMinute, side, kind, isKey, x, y, at } = line;
    return {
      seq,
      minute: minute ?? null,
      addedMinute: addedMinute ?? null,
      side,
      kind,
      isKey,
      x: x === undefined ? null : tenth(x),
      y: y === undefined ? null : tenth(y),
      at,
      text: (locale) => render(line, progress.sheets, locale),
    };
  });
  return commentaryPage(comments, query);
}
