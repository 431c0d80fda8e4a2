/** Types of the specification (section 3). */
export const NOTICE_TYPES = {
  announcement: 1,
  /** Before a match: its time, its line-ups. */
  beforeMatch: 2,
  /** Events in a match. */
  matchEvent: 3,
  contest: 4,
  news: 5,
  comment: 6,
  /** Ours: somebody, hopefully the member, changed how to sign in to the account. */
  account: 7,
} as const;
export type NoticeType = (typeof NOTICE_TYPES)[keyof typeof NOTICE_TYPES];

/** Notice kinds about a match. */
export const MATCH_ALERTS = ["lineup", "kickoff", "goal", "var", "redCard", "halfTime", "fullTime"] as const;
export type MatchAlert = (typeof MATCH_ALERTS)[number];

/** Switchable for each followed match, team and competition. */
export const THING_ALERTS = [...MATCH_ALERTS, "news"] as const;
export type ThingAlert = (typeof THING_ALERTS)[number];

/** Other notice kinds. Announcements cannot be switched off. */
export const OTHER_ALERTS = ["news", "contest", "comment"] as const;
export type OtherAlert = (typeof OTHER_ALERTS)[number];

/** Alerts that can be switched on and off for everything a member follows. */
export const ALERT_KINDS = [...MATCH_ALERTS, ...OTHER_ALERTS] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Minutes before kick-off; 0 disables it. */
export const LEAD_MINUTES = [0, 15, 30, 60] as const;
export type LeadMinutes = (typeof LEAD_MINUTES)[number];

/** Seconds, for members who watch with a delay. */
export const ALERT_DELAYS = [0, 15, 30, 60, 120] as const;
export type AlertDelay = (typeof ALERT_DELAYS)[number];

/** Changes of an account that its member is always notified of. */
const ACCOUNT_CHANGES = ["linked", "unlinked", "passkeyAdded", "passkeyRemoved", "password", "number"] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/** Maximum rows of an answer: the page's first (specification, section 9). */
export const MOST_NOTICES = 30;
export const NOTICES_OF_A_LOAD = 10;
