import type { NewsComment } from "#contract/domain/comments";
import type { ReportReason } from "#contract/tables/comments";
import { SessionEnded } from "~/runtime/members/session-ended";
import type { NewComment } from "./comment-calls.ts";
import { CommentRefused } from "./comment-calls.ts";
import { type CommentPages, withAnswer, withDeleted, withLike, withoutComment, withPosted } from "./comment-pages.ts";
import { sentComment, type Writer } from "./sent-comment.ts";

/** The calls that change comments (comment-calls.ts) on one piece. */
export interface ChangeCalls {
  post(comment: NewComment): Promise<NewsComment>;
  like(id: string, isLiked: boolean): Promise<unknown>;
  delete(id: string): Promise<unknown>;
  report(id: string, reason: ReportReason): Promise<unknown>;
}

interface ChangesSetup {
  calls: ChangeCalls;
  memory: ReturnType<typeof changeMemory>;
  /** Message for a change that failed without one. */
  failed: string;
  /** Updates what the page shows. */
  change(next: (data: CommentPages) => CommentPages): void;
  /** Updates which comments are being deleted. */
  setLeaving(next: (ids: readonly string[]) => readonly string[]): void;
  writer(): Writer;
  say(message: string): void;
  /** Called when the session has ended. */
  leave(): void;
}

/** State of a list of comments that outlives renders. */
export const changeMemory = () => ({
  /** Idempotency keys by text: the same text always gets the same one. */
  keys: new Map<string, string>(),
  /** Ids of comments whose like is being sent. */
  liking: new Set<string>(),
});

/** A member's changes: applied optimistically and reverted, with the server's message, if refused. */
export function commentChanges({ calls, memory, failed, change, setLeaving, writer, say, leave }: ChangesSetup) {
  /** Completes a change already shown; resolves to a message if it failed. */
  async function make(call: Promise<unknown>, takeBack: () => void): Promise<string | undefined> {
    try {
      await call;
      return undefined;
    } catch (thrown) {
      takeBack();
      if (thrown instanceof SessionEnded) leave();
      return (thrown instanceof CommentRefused && thrown.message) || failed;
    }
  }

  async function makeOrSay(call: Promise<unknown>, takeBack = () => {}): Promise<boolean> {
    const message = await make(call, takeBack);
    if (message !== undefined) say(message);
    return message === undefined;
  }

  return {
    /** Resolves to the posted comment, or to a message. */
    async post(text: string, answers?: NewsComment): Promise<{ posted: NewsComment } | { message: string }> {
      const name = `${answers?.id ?? ""} ${text}`;
      const idempotencyKey = memory.keys.get(name) ?? crypto.randomUUID();
      memory.keys.set(name, idempotencyKey);
      const comment: NewComment = { text, answers, idempotencyKey };
      const sent = sentComment(comment, writer());
      change((data) => withPosted(data, sent));
      const call = calls.post(comment);
      const message = await make(call, () => change((data) => withoutComment(data, sent.id)));
      if (message !== undefined) return { message };
      memory.keys.delete(name);
      const posted = await call;
      change((data) => withAnswer(data, sent.id, posted));
      return { posted };
    },
    async like({ id, isLiked }: NewsComment): Promise<void> {
      if (memory.liking.has(id)) return;
      memory.liking.add(id);
      change((data) => withLike(data, id, !isLiked));
      await makeOrSay(calls.like(id, !isLiked), () => change((data) => withLike(data, id, isLiked)));
      memory.liking.delete(id);
    },
    /** Resolves to whether it was deleted. */
    async delete({ id }: NewsComment): Promise<boolean> {
      setLeaving((ids) => [...ids, id]);
      const isDeleted = await makeOrSay(calls.delete(id));
      if (isDeleted) change((data) => withDeleted(data, id));
      setLeaving((ids) => ids.filter((one) => one !== id));
      return isDeleted;
    },
    report: ({ id }: NewsComment, reason: ReportReason): Promise<boolean> => makeOrSay(calls.report(id, reason)),
  };
}
