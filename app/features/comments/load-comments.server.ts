import type { CommentsPage } from "#contract/domain/comments";
import type { EdgeContext } from "#worker/context";
import { settle } from "~/features/errors/error-states.server";

/** The comments that a piece's page begins with. */
export interface CommentsData {
  newsId: string;
  /** The piece's slug: it stands in the address that leads back to the comments. */
  slug: string;
  /** Absent where they could not be had: the piece is read without them. */
  list?: CommentsPage;
  /** IANA name: where the comments' dates are. */
  timeZone: string;
}

/** The latest comments as guests see them: the page is everyone's. */
export async function loadComments(
  context: EdgeContext,
  { id, slug }: { id: string; slug: string },
): Promise<CommentsData> {
  const { value } = await settle(context, context.upstream.call("listComment", { newsId: id }));
  return { newsId: id, slug, ...(value && { list: value.value }), timeZone: context.visitor.timeZone };
}
