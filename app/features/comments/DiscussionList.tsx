import type { NewsComment } from "#contract/domain/comments";
import { fillText } from "~/i18n/fill-text";
import { CommentForm } from "./CommentForm.tsx";
import type { CommentFacts } from "./CommentItem.tsx";
import { CommentList } from "./CommentList.tsx";
import type { CommentsPlace } from "./comment-calls.ts";
import styles from "./comments.module.css";
import { GuestControls } from "./GuestParts.tsx";
import { MemberControls } from "./MemberControls.tsx";
import { MoreLink } from "./MoreLink.tsx";
import { repliesText } from "./replies-text.ts";
import { repliesLink, threadLink } from "./thread-links.ts";
import type { Discussion } from "./use-discussion.ts";

interface DiscussionListProps {
  place: CommentsPlace;
  facts: CommentFacts;
  discussion: Discussion;
}

/** The loaded comments, with controls for the reader and links to more. */
export function DiscussionList({ place, facts, discussion }: DiscussionListProps) {
  const { list, more, actions } = discussion;
  const { texts } = facts;
  const Controls = place.isMember ? MemberControls : GuestControls;
  return (
    <>
      <CommentList
        comments={list.comments}
        facts={facts}
        controlsOf={(comment) => <Controls comment={comment} texts={texts} actions={actions} />}
        earlierOf={(comment) => (
          <MoreLink
            href={repliesLink(place, comment.id)}
            name={`replies-${comment.id}`}
            isBusy={list.loadingRepliesOf === comment.id}
            onPress={() => more.loadReplies(comment)}
          >
            {repliesText(comment, texts)}
          </MoreLink>
        )}
        footOf={(comment) => <ReplyForm to={comment} {...{ place, facts, discussion }} />}
      />
      {list.hasNext && (
        <p className={styles.end}>
          <MoreLink
            href={threadLink(place, list.comments.at(-1)?.id)}
            name="more"
            isBusy={list.isLoading}
            onPress={more.load}
          >
            {texts.more}
          </MoreLink>
        </p>
      )}
    </>
  );
}

/** Shown below the comment whose thread is being replied to. */
function ReplyForm({ to, place, facts: { texts }, discussion }: DiscussionListProps & { to: NewsComment }) {
  const { replyTo, post, closeReply } = discussion;
  if (!replyTo || (replyTo.parentId ?? replyTo.id) !== to.id) return null;
  return (
    <CommentForm
      // If another comment of the thread is chosen, remounting focuses the field; its text is the same draft.
      key={replyTo.id}
      place={{ newsId: place.newsId, parentId: to.id }}
      texts={texts}
      label={fillText(texts.writeReply, { name: replyTo.author?.name ?? texts.former })}
      isOpened
      onPost={(text) => post(text, replyTo)}
      onCancel={closeReply}
    />
  );
}
