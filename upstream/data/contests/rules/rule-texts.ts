import type { Sport } from "#contract/tables/sports";

export type BySport = Readonly<Record<Sport, string>>;

/** Rules of contests as complete sentences. */
export interface RuleTexts {
  /** What a day offers in the prediction game, and in the score game. */
  dayMatches: BySport;
  dayScores: BySport;
  hours: BySport;
  kickOffs: BySport;
  line: string;
  /** The score that counts. */
  result: BySport;
  pickPoints: string;
  featured: BySport;
  guessPoints: BySport;
  voidPick: BySport;
  voidGuess: BySport;
  corrected: BySport;
  lowest: string;
  /** Equal points. */
  sharedRank: string;
  hidden: BySport;
  ledger: BySport;
  once: string;
  free: string;
  places: string;
  placesOnce: string;
  cupLock: string;
  cupResult: string;
  placePoints: string;
  cupHidden: string;
  cupLedger: string;
  cupOnce: string;
  referralCounts: string;
  referralCountsNot: string;
  referralAudit: string;
  entryOnce: string;
  video: BySport;
  videoOnce: string;
  videoApproval: string;
}
