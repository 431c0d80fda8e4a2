import type { Sport } from "#contract/tables/sports";

/**
 * How matches of a sport differ, as far as several folders ask. What one folder alone asks stands beside its code, in a
 * table by sport.
 */
export interface SportModel {
  /** Whether overtime belongs to the score by which histories count, and contests and prices are settled. */
  countsOvertime: boolean;
  /** Whether sources list each score with its minute, so that a stored match can be played back. */
  hasGoals: boolean;
  /** Whether tables count cards. */
  hasCards: boolean;
  /** What two teams play in a knock-out round that has more than one match. */
  tie: "legs" | "series";
}

const MODELS: Readonly<Record<Sport, SportModel>> = {
  football: { countsOvertime: false, hasGoals: true, hasCards: true, tie: "legs" },
  basketball: { countsOvertime: true, hasGoals: false, hasCards: false, tie: "series" },
};

export const modelOf = (sport: Sport): SportModel => MODELS[sport];
