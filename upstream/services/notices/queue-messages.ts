import type { LocaleCode } from "#contract/tables/locales";
import type { AlertDelay } from "#contract/tables/notice-kinds";
import type { Happening, NoticeData } from "./notice.ts";

// Messages of the two notice queues, which may be delivered more than once.

/**
 * The recipients of a happening: followers of the match, a team or the competition, or of something that a piece of
 * news is about, optionally of one language only; everybody, of whom those with an open stream are rung; one member; or
 * a contest's participants.
 */
export type Audience =
  | { kind: "followers"; language?: LocaleCode }
  | { kind: "everyone" }
  | { kind: "member"; username: string }
  | { kind: "participants"; contestId: string };

/** In NOTICES: a happening that members are notified of. */
export interface NoticeMessage {
  happening: Happening;
  audience: Audience;
  /** Only members with this delay, in seconds; all if absent. */
  delaySeconds?: AlertDelay;
  /** Username after which the next page of members begins. */
  after?: string;
  /** The stored notice of many; absent until it is stored. */
  shared?: SharedRange;
}

/** Recipients of a shared notice, from chunk `from` up to but without `to`, of `of` equal parts of all usernames. */
interface SharedRange {
  id: string;
  from: number;
  to: number;
  of: number;
}

/**
 * Also in NOTICES: something was published. The consumer checks whether it is visible by then, and notifies members.
 */
export interface ReleaseMessage {
  release: Release;
}

/** A piece of news by id, or an announcement by key. */
export type Release = { kind: "news"; id: number } | { kind: "announcement"; key: string };

/** In PUSHES: a stored notice, for `recipients` (usernames, at most a page of followers). */
export interface PushMessage {
  data: NoticeData;
  /** The same for the same recipients of a notice, however often they are queued. */
  chunk?: string;
  recipients: string[];
  /** Endpoints and device tokens still to be sent to, instead of all that the recipients have. */
  devices?: string[];
  /** Attempts so far for these. */
  attempt?: number;
}
