import type { LocaleCode } from "#contract/tables/locales";
import type { AlertDelay } from "#contract/tables/notice-kinds";
import type { Happening, NoticeData } from "./notice.ts";

// What the two queues of notices carry. A message may come more than once.

/**
 * Whom a happening is for: those who follow the match, a team or the competition, or something that a piece of news is about,
 * maybe only members of one language; one member; those who take part in a contest; those with an open stream; or all.
 */
export type Audience =
  | { kind: "followers"; language?: LocaleCode }
  | { kind: "member"; username: string }
  | { kind: "participants"; contestId: string }
  | { kind: "listeners" }
  | { kind: "everyone" };

/** Of NOTICES: something that members are to be told of. */
export interface NoticeMessage {
  happening: Happening;
  audience: Audience;
  /** Only members with this delay, in seconds; absent: all of them. */
  delaySeconds?: AlertDelay;
  /** Username behind which the next page of members begins. */
  after?: string;
}

/** Of NOTICES too: something was published. Whoever takes it looks whether it is out by then, and tells of it. */
export interface ReleaseMessage {
  release: Release;
}

/** A piece of news by its id, an announcement by its key. */
export type Release = { kind: "news"; id: number } | { kind: "announcement"; key: string };

/** Of PUSHES: a notice that has been stored for each of `recipients` (usernames, at most a page of followers). */
export interface PushMessage {
  data: NoticeData;
  recipients: string[];
  /** Endpoints and device tokens that are still to be sent to, in the place of all that the recipients have. */
  devices?: string[];
  /** How often these have been tried. */
  attempt?: number;
}
