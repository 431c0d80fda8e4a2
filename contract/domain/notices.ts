import type { ReplyPlace } from "../tables/comment-paths.ts";
import type { AlertDelay, LeadMinutes, MatchAlert, OtherAlert, ThingAlert } from "../tables/notice-kinds.ts";
import type { Sport } from "../tables/sports.ts";

/** Where a notice leads. */
export type NoticeTarget =
  | { kind: "announcement"; id: string }
  /** The member's profile. */
  | { kind: "account" }
  | { kind: "match"; sport: Sport; countryKey: string; leagueKey: string; matchName: string; matchId: string }
  | { kind: "contest"; sport: Sport; contestType: number; contestId: string }
  /** `sport` is undefined if the piece belongs to no sport. */
  | { kind: "news"; sport?: Sport; title: string; newsId: string }
  /** A reply to one of the member's comments. */
  | { kind: "comment"; sport?: Sport; title: string; newsId: string; reply?: ReplyPlace };

/** One notice of a member, in the requested language. */
export interface Notice {
  /** Decimal; a later notice has a greater number. */
  id: string;
  title: string;
  /** One line; two for match events. */
  lines: string[];
  /** Milliseconds. */
  createdAt: number;
  isRead: boolean;
  /** Sent during the member's quiet hours: listed, but not shown as a popup. */
  isSilent: boolean;
  /** A web address, or a path below the storage's base address. */
  logo?: string;
  /** Id of the earlier notice that it corrects (a goal disallowed by a review). */
  supersedes?: string;
  /** Undefined if it leads to no existing page. */
  target?: NoticeTarget;
}

export interface NoticeList {
  announcements: Notice[];
  others: Notice[];
  hasNext: boolean;
}

/** What a member is notified about, and when. */
export interface AlertSettings extends Record<MatchAlert | OtherAlert, boolean> {
  /** Off: announcements only. */
  master: boolean;
  leadMinutes: LeadMinutes;
  /** "HH:mm" in `timeZone`; both or none. During these hours notices are listed, without popup and push. */
  quietFrom?: string;
  quietTo?: string;
  /** IANA. */
  timeZone: string;
  /** Texts without scores and scorers. */
  spoilerFree: boolean;
  delaySeconds: AlertDelay;
}

/** Alerts of one followed item. */
export interface ThingAlerts {
  isFollowed: boolean;
  /** Undefined: the member's own settings apply. */
  alerts?: ThingAlert[];
}

/** What a device shows of a notice: a push's JSON payload, read by the site's service worker. */
export interface PushNote {
  title: string;
  body: string;
  /** Identifies the event; a correction reuses the tag of the note it replaces. */
  tag: string;
  /** The page it leads to, from the site's root. */
  url: string;
  /** BCP 47. */
  lang: string;
  /** Replaces another note, and should still alert the user. */
  isCorrection?: true;
}
