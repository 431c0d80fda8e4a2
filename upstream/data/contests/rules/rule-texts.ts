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
  /** Who is ranked, and so wins prizes: by picks, guesses, predictions of a tournament, and sign-ups. */
  ranked: string;
  rankedGuesses: string;
  rankedPlaces: string;
  rankedReferrals: string;
  /** Equal points: the rank and the prizes. */
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
