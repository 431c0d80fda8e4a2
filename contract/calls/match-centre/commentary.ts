import * as z from "zod/mini";
import { COMMENTARY_KINDS, type Comment, type CommentaryPage } from "../../domain/commentary.ts";
import { isSide, oneOf } from "../../parse/one-of.ts";
import { endpoint, LIVE_MATCH } from "../../wire/endpoint.ts";
import { IdParam, LangParam, SizeParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import { EpochMs, Flag, Id, NullableInt, NullableNum, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

const WireComment = wireObject({
  commentId: Id,
  minute: NullableInt,
  addedMinute: NullableInt,
  side: OptionalText,
  kind: Text,
  text: Text,
  lang: Text,
  isKey: Flag,
  x: NullableNum,
  y: NullableNum,
  at: EpochMs,
});
export type CommentWire = WireOf<typeof WireComment>;

const CommentaryResult = z.object({
  data: wireObject({ list: rows("list", WireComment), hasNext: Flag, lastId: OptionalText }),
});
export type CommentaryBody = WireOf<typeof CommentaryResult>;

const parseComment = (comment: z.output<typeof WireComment>): Comment => ({
  id: comment.commentId,
  ...(comment.minute !== null && { minute: comment.minute }),
  ...(comment.addedMinute !== null && { addedMinute: comment.addedMinute }),
  ...(isSide(comment.side) && { side: comment.side }),
  kind: oneOf(COMMENTARY_KINDS, comment.kind) ?? "OTHER",
  text: comment.text,
  isKey: comment.isKey,
  ...(comment.x !== null && comment.y !== null && { x: comment.x, y: comment.y }),
  at: comment.at,
});

/** Commentary of a match, newest first, paged by `lastId`. */
export const commentary = (name: string, path: string) =>
  endpoint({
    name,
    path,
    namesOne: true,
    query: z.object({
      matchId: IdParam,
      lastId: z.optional(IdParam),
      size: z._default(SizeParam, 50),
      lang: LangParam,
    }),
    result: CommentaryResult,
    toValue: ({ data }): CommentaryPage => ({
      comments: data.list.map(parseComment),
      hasNext: data.hasNext,
      ...(data.lastId && { lastId: data.lastId }),
    }),
    cache: LIVE_MATCH,
  });

export const matchCommentary = commentary("matchCommentary", "/match/commentary");
