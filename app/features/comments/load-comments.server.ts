import type { CommentsPage } from "#contract/domain/comments";
import type { EdgeContext } from "#worker/context";
import { settle } from "~/features/errors/error-states.server";
import { cutComments, type FirstShown } from "~/islands/comments/first-comments";
import { firstShown } from "./first-shown.ts";

/** The comments that a piece's page begins with. */
export interface CommentsData {
  newsId: string;
  /** The piece's slug: it stands in the address that leads back to the comments. */
  slug: string;
  /** Absent where they could not be had: the piece is read without them. */
  list?: CommentsPage;
  /** How much of the first comments `list` has, where there is no room for all. */
  shown?: FirstShown;
  /** IANA name: where the comments' dates are. */
  timeZone: string;
}

interface CommentedPiece {
  id: string;
  slug: string;
  /** Bytes of gzip that the page has for comments. */
  room: number;
}

/** The latest comments as guests see them: the page is everyone's. */
export async function loadComments(context: EdgeContext, { id, slug, room }: CommentedPiece): Promise<CommentsData> {
  const { value } = await settle(context, context.upstream.call("listComment", { newsId: id }));
  const facts = { newsId: id, slug, timeZone: context.visitor.timeZone };
  if (!value) return facts;
  const shown = firstShown(value.value, room);
  return shown ? { ...facts, list: cutComments(value.value, shown), shown } : { ...facts, list: value.value };
}
