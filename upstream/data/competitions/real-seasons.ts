/** Lowest and highest value of a league's seasons. */
type Range = readonly [least: number, most: number];

/** What the seasons of a real league look like. Points are three for a win and one for a draw, per match. */
export interface RealSeasons {
  /** Points per match of the first and of the last in the table. */
  champion: Range;
  last: Range;
  /** Standard deviation of the clubs' points per match. */
  spread: Range;
  /** Goals per match, mean of all seasons. */
  goals: number;
  /** Share of matches that the home side wins. */
  homeWins: Range;
}

/**
 * By competition id, of leagues with at least three complete seasons since 2014-15 in the public results of
 * football.json (openfootball, CC0), as of March 2026.
 */
export const REAL_SEASONS: Readonly<Record<string, RealSeasons>> = {
  // premier-league, 12 seasons
  "101": { champion: [2.13, 2.63], last: [0.32, 0.82], spread: [0.4, 0.54], goals: 2.8, homeWins: [0.38, 0.49] },
  // super-lig, 3 seasons
  "205": { champion: [2.03, 2.64], last: [0.37, 0.79], spread: [0.34, 0.49], goals: 2.77, homeWins: [0.41, 0.49] },
  // austrian-bundesliga, 5 seasons
  "211": { champion: [1.97, 2.31], last: [0.56, 0.97], spread: [0.33, 0.49], goals: 2.79, homeWins: [0.43, 0.51] },
  // swiss-super-league, 4 seasons
  "213": { champion: [2.11, 2.53], last: [0.69, 1.0], spread: [0.35, 0.49], goals: 2.95, homeWins: [0.41, 0.44] },
  // russian-premier-league, 3 seasons
  "261": { champion: [2.13, 2.4], last: [0.43, 0.9], spread: [0.38, 0.48], goals: 2.45, homeWins: [0.36, 0.48] },
  // efl-championship, 5 seasons
  "302": { champion: [1.96, 2.11], last: [0.57, 0.98], spread: [0.27, 0.36], goals: 2.54, homeWins: [0.41, 0.43] },
  // efl-league-one, 6 seasons
  "304": { champion: [1.89, 2.41], last: [0.54, 0.89], spread: [0.3, 0.4], goals: 2.63, homeWins: [0.4, 0.46] },
  // efl-league-two, 7 seasons
  "305": { champion: [1.78, 2.15], last: [0.57, 0.93], spread: [0.25, 0.46], goals: 2.5, homeWins: [0.39, 0.44] },
  // scottish-premiership, 4 seasons
  "311": { champion: [2.33, 2.7], last: [0.55, 0.84], spread: [0.41, 0.55], goals: 2.66, homeWins: [0.39, 0.47] },
  // la-liga, 12 seasons
  "321": { champion: [2.26, 2.5], last: [0.43, 0.84], spread: [0.36, 0.53], goals: 2.63, homeWins: [0.42, 0.48] },
  // la-liga-2, 8 seasons
  "322": { champion: [1.67, 2.07], last: [0.5, 0.98], spread: [0.19, 0.36], goals: 2.29, homeWins: [0.41, 0.48] },
  // bundesliga, 12 seasons
  "331": { champion: [2.09, 2.65], last: [0.47, 0.91], spread: [0.39, 0.54], goals: 3.04, homeWins: [0.39, 0.49] },
  // 2-bundesliga, 11 seasons
  "332": { champion: [1.79, 2.12], last: [0.62, 1.03], spread: [0.21, 0.35], goals: 2.83, homeWins: [0.39, 0.46] },
  // 3-liga, 7 seasons
  "333": { champion: [1.71, 2.24], last: [0.61, 0.89], spread: [0.22, 0.42], goals: 2.63, homeWins: [0.38, 0.48] },
  // serie-a, 12 seasons
  "341": { champion: [2.14, 2.5], last: [0.45, 0.74], spread: [0.4, 0.53], goals: 2.73, homeWins: [0.39, 0.48] },
  // ligue-1, 12 seasons
  "351": { champion: [2.18, 2.53], last: [0.46, 0.92], spread: [0.38, 0.49], goals: 2.69, homeWins: [0.37, 0.49] },
  // ligue-2, 8 seasons
  "352": { champion: [1.76, 2.32], last: [0.61, 0.79], spread: [0.28, 0.41], goals: 2.39, homeWins: [0.38, 0.49] },
  // eredivisie, 8 seasons
  "381": { champion: [2.24, 2.68], last: [0.53, 0.79], spread: [0.44, 0.57], goals: 3.11, homeWins: [0.41, 0.52] },
  // liga-portugal, 8 seasons
  "385": { champion: [2.41, 2.68], last: [0.4, 0.76], spread: [0.46, 0.61], goals: 2.61, homeWins: [0.4, 0.49] },
  // brasileirao-serie-a, 3 seasons
  "401": { champion: [1.87, 2.37], last: [0.45, 0.71], spread: [0.33, 0.43], goals: 2.44, homeWins: [0.45, 0.5] },
};

/** Goals per match of all other leagues and cups. */
const USUAL_GOALS = 2.7;

export const goalsPerMatch = (competitionId = ""): number => REAL_SEASONS[competitionId]?.goals ?? USUAL_GOALS;
