import type { CommentsPage } from "#contract/domain/comments";
import type { EdgeContext } from "#worker/pages/context";
import { cutComments, type FirstShown } from "~/features/comments/first-comments";
import { settle } from "~/features/errors/error-states.server";
import { firstShown } from "./first-shown.ts";

/** The comments that an article page starts with. */
export interface CommentsData {
  newsId: string;
  /** The article's slug, part of the address that leads back to the comments. */
  slug: string;
  /** Absent if they could not be loaded: the article is shown without them. */
  list?: CommentsPage;
  /** How many of the comments in `list` to show, if not all fit. */
  shown?: FirstShown;
  /** IANA name, for the dates of comments. */
  timeZone: string;
}

interface CommentedPiece {
  id: string;
  slug: string;
  /** Gzip bytes that the page has left for comments. */
  room: number;
}

/** The latest comments as guests see them, since the page is shared. */
export async function loadComments(context: EdgeContext, { id, slug, room }: CommentedPiece): Promise<CommentsData> {
  const { value } = await settle(context, context.upstream.call("listComment", { newsId: id }));
  const facts = { newsId: id, slug, timeZone: context.visitor.timeZone };
  if (!value) return facts;
  const shown = firstShown(value.value, room);
  return shown ? { ...facts, list: cutComments(value.value, shown), shown } : { ...facts, list: value.value };
}
