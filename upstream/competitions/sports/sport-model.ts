import type { Sport } from "#contract/tables/sports";

/**
 * How matches of a sport differ, as far as it is data. What differs in code stands beside it, in a table by sport.
 */
export interface SportModel {
  /** Whether overtime belongs to the score by which goals are counted, and contests and prices are settled. */
  countsOvertime: boolean;
  /** Whether sources list each score with its minute, so that a stored match can be played back. */
  hasGoals: boolean;
  /** Whether tables count matches in play as they stand: the score of a quarter says little of who wins. */
  tablesCountPlay: boolean;
  /** Whether tables count cards. */
  hasCards: boolean;
  /** Whether an awarded match is a forfeit, of which tables keep count. */
  hasForfeits: boolean;
  /** Whether goals are so few that both sides scoring, a third goal and a clean sheet are counted. */
  countsFewGoals: boolean;
  /** Whether lists of past matches show corners. */
  listsCorners: boolean;
  /**
   * What is asked of simulated past seasons. Basketball's are played basket by basket: one costs as much as fifteen of
   * football.
   */
  past: {
    /** Seasons before the current one whose champions are listed. */
    champions: number;
    /** Seasons searched for a team's titles. */
    titles: number;
    /** How far two teams' meetings are searched, and in which steps, in days. */
    meetings: { step: number; reach: number };
  };
  /** The best-known teams whose players a search finds: half a second for football, a tenth of it for basketball. */
  searchedTeams: number;
  /** What two teams play in a knock-out round that has more than one match. */
  tie: "legs" | "series";
}

const MODELS: Readonly<Record<Sport, SportModel>> = {
  football: {
    countsOvertime: false,
    hasGoals: true,
    tablesCountPlay: true,
    hasCards: true,
    hasForfeits: false,
    countsFewGoals: true,
    listsCorners: true,
    // Two teams meet twice a year.
    past: { champions: 5, titles: 10, meetings: { step: 1_461, reach: 3_653 } },
    searchedTeams: 64,
    tie: "legs",
  },
  basketball: {
    countsOvertime: true,
    hasGoals: false,
    tablesCountPlay: false,
    hasCards: false,
    hasForfeits: true,
    countsFewGoals: false,
    listsCorners: false,
    past: { champions: 1, titles: 1, meetings: { step: 400, reach: 1_461 } },
    searchedTeams: 120,
    tie: "series",
  },
};

export const modelOf = (sport: Sport): SportModel => MODELS[sport];
