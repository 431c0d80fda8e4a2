import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { NewsComment } from "#contract/domain/comments";
import { commentId } from "#contract/tables/comment-paths";
import type { ReportReason } from "#contract/tables/comments";
import { siteTime } from "~/features/notices/notice-record";
import type { CommentTexts } from "~/runtime/islands/island-translations";
import { leaveToSignIn } from "~/runtime/members/leave-session";
import { readMemberRecord } from "~/runtime/members/member-record";
import { showToast } from "~/ui/toast";
import { type CommentsPlace, postComment, postDeletion, postLike, postReport } from "./comment-calls.ts";
import { changeMemory, commentChanges } from "./comment-changes.ts";
import { focusAfter } from "./comment-pages.ts";
import type { CommentActions } from "./MemberControls.tsx";
import { changeComments, useComments } from "./use-comments.ts";

export const COMMENTS_TITLE_ID = "comments-title";

/** Id of the sheet that asks guests to log in. */
export const PROMPT_ID = "comments-prompt";

/** A member's changes (comment-changes.ts), and the ids of comments being deleted. */
function useCommentChanges(place: CommentsPlace, texts: CommentTexts) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const [memory] = useState(changeMemory);
  const changes = commentChanges({
    calls: {
      post: (comment) => postComment(place, comment),
      like: (id, isLiked) => postLike(place, id, isLiked),
      delete: (id) => postDeletion(place, id),
      report: (id, reason) => postReport(place, id, reason),
    },
    memory,
    failed: texts.fault.failed,
    change: (next) => changeComments(client, place, next),
    setLeaving,
    writer: () => ({ ...readMemberRecord(), now: siteTime(Date.now()) }),
    say: (text) => showToast(document, { kind: "icon", text }),
    leave: leaveToSignIn,
  });
  return { ...changes, leaving };
}

/** Focuses an element by id as soon as it exists. */
function useLateFocus(): (id: string) => void {
  const [id, setId] = useState<string>();
  // After each render: query cache updates arrive in a later one.
  useEffect(() => {
    const element = id === undefined ? null : document.getElementById(id);
    if (!element) return;
    element.focus();
    setId(undefined);
  });
  return setId;
}

/** A question to answer before something is done with a comment. */
interface Question {
  kind: "delete" | "report";
  comment: NewsComment;
}

type Focus = (id: string) => void;
type List = ReturnType<typeof useComments>;

export type Discussion = ReturnType<typeof useDiscussion>;

/**
 * The state of a discussion: the list, the reply being written, the pending question and the screen reader's status.
 */
export function useDiscussion(place: CommentsPlace, texts: CommentTexts) {
  const changes = useCommentChanges(place, texts);
  const [replyTo, setReplyTo] = useState<NewsComment>();
  // The open reply form, to be compared when a response arrives.
  const shownReply = useRef<NewsComment>();
  shownReply.current = replyTo;
  const [pending, setQuestion] = useState<Question>();
  const [status, setStatus] = useState("");
  const focus = useLateFocus();
  const onFault = () => showToast(document, { kind: "icon", text: texts.fault.failed });
  const list = useComments({ place, leaving: changes.leaving, onFault });

  const actions: CommentActions = {
    like: (comment) => void changes.like(comment),
    reply: setReplyTo,
    delete: (comment) => setQuestion({ kind: "delete", comment }),
    report: (comment) => setQuestion({ kind: "report", comment }),
  };

  async function post(text: string, answers?: NewsComment): Promise<string | undefined> {
    setStatus("");
    const outcome = await changes.post(text, answers);
    const isFormShown = answers === undefined || shownReply.current?.id === answers.id;
    if ("message" in outcome) {
      // The form has been closed in the meantime; the text stays a draft.
      if (!isFormShown) showToast(document, { kind: "icon", text: outcome.message });
      return outcome.message;
    }
    setStatus(outcome.posted.isHeld ? texts.postedHeld : texts.posted);
    if (answers && isFormShown) setReplyTo(undefined);
    if (isFormShown) focus(commentId(outcome.posted.id));
    return undefined;
  }

  async function remove(comment: NewsComment): Promise<void> {
    setStatus("");
    const next = focusAfter(list, comment.id);
    focus(next === undefined ? COMMENTS_TITLE_ID : commentId(next));
    if (await changes.delete(comment)) setStatus(texts.deleted);
  }

  async function report(comment: NewsComment, reason: ReportReason): Promise<void> {
    if (await changes.report(comment, reason)) showToast(document, { kind: "plain", text: texts.reported });
  }

  const question = pending && {
    kind: pending.kind,
    onClose: () => setQuestion(undefined),
    onConfirm: () => void remove(pending.comment),
    onReport: (reason: ReportReason) => void report(pending.comment, reason),
  };
  const closeReply = () => {
    if (replyTo) focus(commentId(replyTo.id));
    setReplyTo(undefined);
  };
  return { list, more: moreOf(list, focus), actions, post, replyTo, closeReply, question, status };
}

/** Loads more comments or replies and focuses the first of them: the link that was pressed may be gone. */
function moreOf(list: List, focus: Focus) {
  const goOn = async (loading: Promise<string | undefined>): Promise<void> => {
    const first = await loading;
    if (first !== undefined) focus(commentId(first));
  };
  return {
    load: () => void goOn(list.load()),
    loadReplies: (comment: NewsComment) => void goOn(list.loadReplies(comment)),
  };
}
