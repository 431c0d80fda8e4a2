// Since when the places of leagues are as the tables of this folder have them, by the year in which a season starts.
// Nothing is said of a real season before: how many clubs went to which cup, and how many down, changed every few years.

/** UEFA's access list of 2024 to 2027, and the AFC's three cups. */
export const PLACES_SINCE = 2024;

/**
 * Leagues of which as many clubs have gone down for longer, in each season since: England after its league had shrunk to
 * twenty clubs, Spain after its last play-offs, Germany since there is one again, Italy since it has twenty clubs. Not
 * France, of which four went down in 2023.
 */
export const RELEGATION_SINCE: Readonly<Record<string, number>> = {
  "101": 1995,
  "321": 1999,
  "331": 2008,
  "341": 2004,
};

/**
 * Leagues of basketball with as many teams in the play-offs for longer, and since when some of them play for their
 * place: the NBA, and the EuroLeague since the season that was not played to its end.
 */
export const PLAYOFFS_SINCE: Readonly<Record<string, { all: number; playIn: number }>> = {
  "8001": { all: 1983, playIn: 2020 },
  "8010": { all: 2020, playIn: 2023 },
};
