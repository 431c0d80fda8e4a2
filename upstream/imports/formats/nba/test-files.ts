// Two games in the forms of the NBA's tables.

const table = (heading: string, rows: readonly string[]): string => `${[heading, ...rows].join("\n")}\n`;

const TOTALS_HEADING =
  "SEASON_YEAR,TEAM_ID,TEAM_ABBREVIATION,TEAM_NAME,GAME_ID,GAME_DATE,MATCHUP,WL,MIN,FGM,FGA,FG_PCT,PTS,PLUS_MINUS";

export const totals = (...rows: readonly string[]): string => table(TOTALS_HEADING, rows);

export const BOSTON = "2023-24,1,BOS,Boston Celtics,0042300401,2024-06-06T00:00:00,BOS vs. DAL,W,48,39,82,0.476,107,18";
export const DALLAS = "2023-24,2,DAL,Dallas Mavericks,0042300401,2024-06-06T00:00:00,DAL @ BOS,L,48,35,84,0.417,89,-18";

export const TOTALS = totals(BOSTON, DALLAS);

/** Points of the quarters of the same game, the guests' first. */
export const LINES = table(
  "GAME_DATE_EST,GAME_ID,TEAM_ABBREVIATION,TEAM_CITY_NAME,PTS_QTR1,PTS_QTR2,PTS_QTR3,PTS_QTR4,PTS",
  [
    "2024-06-06T00:00:00,0042300401,DAL,Dallas,20,22,29,18,89",
    "2024-06-06T00:00:00,0042300401,BOS,Boston,37,26,18,26,107",
  ],
);

const LINE = "0.5,0,1,0,0,0,0,1,5,6,4,1,0,2,3";

export const BOXES = table(
  "season_year,game_date,gameId,teamId,teamCity,teamName,teamTricode,teamSlug,personId,personName,position,comment,jerseyNum,minutes,fieldGoalsMade,fieldGoalsAttempted,fieldGoalsPercentage,threePointersMade,threePointersAttempted,threePointersPercentage,freeThrowsMade,freeThrowsAttempted,freeThrowsPercentage,reboundsOffensive,reboundsDefensive,reboundsTotal,assists,steals,blocks,turnovers,foulsPersonal,points,plusMinusPoints",
  [
    `2023-24,2024-06-06,42300401,1,Boston,Celtics,BOS,celtics,11,Jaden Springer,,DNP - Coach's Decision,,,0,0,${LINE},0,0`,
    `2023-24,2024-06-06,42300401,1,Boston,Celtics,BOS,celtics,12,Sam Hauser,,,,12:07,3,6,${LINE},45,4`,
    `2023-24,2024-06-06,42300401,1,Boston,Celtics,BOS,celtics,13,Jayson Tatum,F,,,42:00,6,16,${LINE},62,12`,
    `2023-24,2024-06-06,42300401,2,Dallas,Mavericks,DAL,mavericks,21,Luka Dončić,G,,,38:10,12,26,${LINE},89,-14`,
    `2023-24,2024-06-09,42300402,2,Dallas,Mavericks,DAL,mavericks,21,Luka Dončić,G,,,42:00,12,21,${LINE},32,-8`,
  ],
);
