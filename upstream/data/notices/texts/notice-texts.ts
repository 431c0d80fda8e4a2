import type { AccountChange } from "#contract/tables/notice-kinds";
import type { Sport } from "#contract/tables/sports";

/** A sentence with a number; `other` if a language has no form of its own. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Complete sentences with placeholders such as `{home}`. Teams and players are named as in list rows. */
export interface NoticeTexts {
  /** The score is unknown or hidden. */
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
  /** The same without naming the side. */
  hidden: { goal: string; redCard: string };
  scorer: { open: string; penalty: string; own: string };
  /** If the source names nobody. */
  unnamed: { penalty: string; own: string };
  noGoal: string;
  shootout: string;
  announcement: string;
  contest: string;
  news: string;
  comment: string;
  /** `{account}` at a provider. */
  account: Record<"title" | AccountChange, string>;
  /** An `{account}` with the member's name there. */
  named: string;
}
