import type { AlertDelay } from "#contract/tables/notice-kinds";
import type { Happening, NoticeData } from "./notice.ts";

// What the two queues of notices carry. A message may come more than once.

/** Whom a happening is for: those who follow the match, a team or the competition; one member; or all. */
export type Audience = { kind: "followers" } | { kind: "member"; username: string } | { kind: "everyone" };

/** Of NOTICES: something that members are to be told of. */
export interface NoticeMessage {
  happening: Happening;
  audience: Audience;
  /** Only members with this delay, in seconds; absent: all of them. */
  delaySeconds?: AlertDelay;
  /** Username behind which the next page of members begins. */
  after?: string;
}

/** Of PUSHES: a notice that has been stored for each of `recipients` (usernames, at most a page of followers). */
export interface PushMessage {
  data: NoticeData;
  recipients: string[];
  /** Endpoints and device tokens that are still to be sent to, in the place of all that the recipients have. */
  devices?: string[];
  /** How often these have been tried. */
  attempt?: number;
}
