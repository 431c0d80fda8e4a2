import type { Sport } from "#contract/tables/sports";

/** Of a sentence with a number in it; `other` where a language has no form of its own. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Whole sentences: `{home}` and the like are replaced. What a team or a player is called in a row stands in them. */
export interface NoticeTexts {
  /** Nobody knows the score yet, or should not read it. */
  fixture: string;
  score: string;
  /** `{minutes}` before the match begins. */
  lead: Record<Sport, Plural>;
  lineup: string;
  kickoff: Record<Sport, string>;
  goal: string;
  var: string;
  redCard: string;
  halfTime: Record<Sport, string>;
  fullTime: Record<Sport, string>;
  /** The same without whose it is. */
  hidden: { goal: string; redCard: string };
  scorer: { open: string; penalty: string; own: string };
  /** Where the source names nobody. */
  unnamed: { penalty: string; own: string };
  noGoal: string;
  shootout: string;
  announcement: string;
  contest: string;
  news: string;
  comment: string;
}
