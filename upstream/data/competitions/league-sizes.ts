import { firstYearOf } from "#contract/time/dates";

export interface LeagueSize {
  /** First and last season, by the year in which it begins. */
  from: number;
  to?: number;
  clubs: number;
}

// Leagues in which every club plays every other once at home and once away, and their number of clubs; by league id.
// Seasons not listed are not validated.
const LEAGUE_SIZES: Readonly<Record<string, readonly LeagueSize[]>> = {
  "101": [{ from: 1995, clubs: 20 }],
  "302": [{ from: 1995, clubs: 24 }],
  "304": [{ from: 1995, clubs: 24 }],
  "305": [{ from: 1995, clubs: 24 }],
  "321": [{ from: 1997, clubs: 20 }],
  "322": [{ from: 1997, clubs: 22 }],
  "331": [{ from: 1992, clubs: 18 }],
  "332": [{ from: 1994, clubs: 18 }],
  "341": [{ from: 2004, clubs: 20 }],
  "351": [
    { from: 2002, to: 2022, clubs: 20 },
    { from: 2023, clubs: 18 },
  ],
  "352": [
    { from: 2002, to: 2023, clubs: 20 },
    { from: 2024, clubs: 18 },
  ],
  "381": [{ from: 1990, clubs: 18 }],
  "385": [
    { from: 2006, to: 2013, clubs: 16 },
    { from: 2014, clubs: 18 },
  ],
  "401": [{ from: 2006, clubs: 20 }],
};

/** A league's number of clubs in a season, "2024-25" or "2024"; undefined unless known for certain. */
export function leagueSize(competitionId: string, season: string): number | undefined {
  const year = firstYearOf(season);
  return LEAGUE_SIZES[competitionId]?.find(({ from, to = year }) => from <= year && year <= to)?.clubs;
}
