import type { ReplyPlace } from "../tables/comment-paths.ts";
import type { AlertDelay, LeadMinutes, MatchAlert, OtherAlert, ThingAlert } from "../tables/notice-kinds.ts";
import type { Sport } from "../tables/sports.ts";

/** Where a notice leads. */
export type NoticeTarget =
  | { kind: "announcement"; id: string }
  | { kind: "match"; sport: Sport; countryKey: string; leagueKey: string; matchName: string; matchId: string }
  | { kind: "contest"; sport: Sport; contestType: number; contestId: string }
  /** `sport` is undefined where the piece is of no one sport. */
  | { kind: "news"; sport?: Sport; title: string; newsId: string }
  /** A reply to a comment of the member's. */
  | { kind: "comment"; sport?: Sport; title: string; newsId: string; reply?: ReplyPlace };

/** One notice of a member, in the language in which it was asked for. */
export interface Notice {
  /** Decimal; a later notice has a greater number. */
  id: string;
  title: string;
  /** One line, of match events two. */
  lines: string[];
  /** Milliseconds. */
  createdAt: number;
  isRead: boolean;
  /** It came in the member's quiet hours: listed, and not shown as a popup. */
  isSilent: boolean;
  /** A web address, or a path below the storage's base address. */
  logo?: string;
  /** What it corrects (a goal that a review took back): id of the earlier notice. */
  supersedes?: string;
  /** Undefined where it leads nowhere that exists. */
  target?: NoticeTarget;
}

export interface NoticeList {
  announcements: Notice[];
  others: Notice[];
  hasNext: boolean;
}

/** What a member is told of, and when. */
export interface AlertSettings extends Record<MatchAlert | OtherAlert, boolean> {
  /** Off: nothing but announcements. */
  master: boolean;
  leadMinutes: LeadMinutes;
  /** "HH:mm" in `timeZone`; both or none. Within them notices are listed, without popup and push. */
  quietFrom?: string;
  quietTo?: string;
  /** IANA. */
  timeZone: string;
  /** Texts without scores and scorers. */
  spoilerFree: boolean;
  delaySeconds: AlertDelay;
}

/** Alerts of one thing that a member follows. */
export interface ThingAlerts {
  isFollowed: boolean;
  /** Undefined: as the member's own settings are. */
  alerts?: ThingAlert[];
}
