/** Teams by the abbreviations of the league's tables. */
const TEAMS: Readonly<Record<string, string>> = {
  ATL: "Atlanta Hawks",
  BKN: "Brooklyn Nets",
  BOS: "Boston Celtics",
  CHA: "Charlotte Hornets",
  CHI: "Chicago Bulls",
  CLE: "Cleveland Cavaliers",
  DAL: "Dallas Mavericks",
  DEN: "Denver Nuggets",
  DET: "Detroit Pistons",
  GSW: "Golden State Warriors",
  HOU: "Houston Rockets",
  IND: "Indiana Pacers",
  LAC: "LA Clippers",
  LAL: "Los Angeles Lakers",
  MEM: "Memphis Grizzlies",
  MIA: "Miami Heat",
  MIL: "Milwaukee Bucks",
  MIN: "Minnesota Timberwolves",
  NOP: "New Orleans Pelicans",
  NYK: "New York Knicks",
  OKC: "Oklahoma City Thunder",
  ORL: "Orlando Magic",
  PHI: "Philadelphia 76ers",
  PHX: "Phoenix Suns",
  POR: "Portland Trail Blazers",
  SAC: "Sacramento Kings",
  SAS: "San Antonio Spurs",
  TOR: "Toronto Raptors",
  UTA: "Utah Jazz",
  WAS: "Washington Wizards",
  // Of earlier seasons.
  CHH: "Charlotte Hornets",
  NJN: "New Jersey Nets",
  NOH: "New Orleans Hornets",
  NOK: "New Orleans Hornets",
  SEA: "Seattle SuperSonics",
  VAN: "Vancouver Grizzlies",
};

const HORNETS_AGAIN = "2014-15";

/** A team's name in a season; Charlotte's was Bobcats for ten years. */
export const teamOf = (abbreviation: string, season: string): string | undefined =>
  abbreviation === "CHA" && season < HORNETS_AGAIN ? "Charlotte Bobcats" : TEAMS[abbreviation];
