/** Types of the specification (section 3). */
export const NOTICE_TYPES = {
  announcement: 1,
  /** What comes before a match: its time, its line-ups. */
  beforeMatch: 2,
  /** What happens in it. */
  matchEvent: 3,
  contest: 4,
  news: 5,
  comment: 6,
} as const;
export type NoticeType = (typeof NOTICE_TYPES)[keyof typeof NOTICE_TYPES];

/** What is told of a match. */
export const MATCH_ALERTS = ["lineup", "kickoff", "goal", "var", "redCard", "halfTime", "fullTime"] as const;
export type MatchAlert = (typeof MATCH_ALERTS)[number];

/** What can be switched on and off for each match, team and competition that is followed. */
export const THING_ALERTS = [...MATCH_ALERTS, "news"] as const;
export type ThingAlert = (typeof THING_ALERTS)[number];

/** What else a member is told of. Announcements have no switch. */
export const OTHER_ALERTS = ["news", "contest", "comment"] as const;
export type OtherAlert = (typeof OTHER_ALERTS)[number];

/** Minutes before kick-off; 0 is none. */
export const LEAD_MINUTES = [0, 15, 30, 60] as const;
export type LeadMinutes = (typeof LEAD_MINUTES)[number];

/** Seconds, for members who watch with a delay. */
export const ALERT_DELAYS = [0, 15, 30, 60, 120] as const;
export type AlertDelay = (typeof ALERT_DELAYS)[number];

/** Most rows of one answer: the page's first (specification, section 9). */
export const MOST_NOTICES = 30;
export const NOTICES_OF_A_LOAD = 10;
