// Small tables in the form of the World Cup Database, shared by the tests of reading and of storing them.

const CUP = "2018 FIFA Men's World Cup";
const KEYS = "key_id,tournament_id,tournament_name,match_id,match_name,match_date,stage_name,group_name";
const TEAM = "team_id,team_name,team_code,home_team,away_team";
const PERSON = "player_id,family_name,given_name,shirt_number";
const MINUTE = "minute_label,minute_regulation,minute_stoppage,match_period";

const DRAW = `1,WC-2018,${CUP},M-2018-03,Portugal vs Spain,2018-06-15,group stage,Group B`;
const TIE = `2,WC-2018,${CUP},M-2018-51,Spain vs Russia,2018-07-01,round of 16,not applicable`;
const HOME = "T-1,Portugal,PRT,1,0";
const AWAY = "T-2,Spain,ESP,0,1";

const table = (heading: string, rows: readonly string[]): string => `${[heading, ...rows].join("\n")}\n`;

const MATCH_HEADING =
  "key_id,tournament_name,match_id,stage_name,group_name,replayed,replay,match_date,match_time,stadium_name,city_name,country_name,home_team_name,away_team_name,home_team_score,away_team_score,extra_time,penalty_shootout,home_team_score_penalties,away_team_score_penalties";

export const matches = (rows: readonly string[]): string => table(MATCH_HEADING, rows);

/** A match of 2018 with these fields. */
export const MATCH = ({ stage = "group stage", group = "Group B", replay = "0" }): string =>
  `1,${CUP},M-2018-03,${stage},${group},0,${replay},2018-06-15,21:00,Fisht Olympic Stadium,Sochi,Russia,Portugal,Spain,3,3,0,0,0,0`;

export const MATCHES = matches([
  MATCH({}),
  `2,${CUP},M-2018-51,round of 16,not applicable,0,0,2018-07-01,17:00,Luzhniki Stadium,Moscow,Russia,Russia,Spain,1,1,1,1,4,3`,
  "3,2019 FIFA Women's World Cup,M-2019-01,group stage,Group A,0,0,2019-06-07,21:00,Parc des Princes,Paris,France,France,South Korea,4,0,0,0,0,0",
]);

export const GOALS = table(`${KEYS},goal_id,${TEAM},${PERSON},${MINUTE},own_goal,penalty`, [
  `${DRAW},G-1,${HOME},P-1,Ronaldo,Cristiano,7,4',4,0,first half,0,1`,
  `${DRAW},G-2,${AWAY},P-2,Costa,Diego,19,24',24,0,first half,0,0`,
  `${TIE},G-3,T-2,Spain,ESP,1,0,P-3,Ignashevich,Sergei,4,12',12,0,first half,1,0`,
]);

/** All six goals of the draw. */
export const ALL_GOALS = table(`${KEYS},goal_id,${TEAM},${PERSON},${MINUTE},own_goal,penalty`, [
  `${DRAW},G-1,${HOME},P-1,Ronaldo,Cristiano,7,4',4,0,first half,0,1`,
  `${DRAW},G-2,${AWAY},P-2,Costa,Diego,19,24',24,0,first half,0,0`,
  `${DRAW},G-3,${HOME},P-1,Ronaldo,Cristiano,7,44',44,0,first half,0,0`,
  `${DRAW},G-4,${AWAY},P-2,Costa,Diego,19,55',55,0,second half,0,0`,
  `${DRAW},G-5,${AWAY},P-4,Nacho,not applicable,4,58',58,0,second half,0,0`,
  `${DRAW},G-6,${HOME},P-1,Ronaldo,Cristiano,7,88',88,0,second half,0,0`,
]);

export const CARDS = table(
  `${KEYS},booking_id,${TEAM},${PERSON},${MINUTE},yellow_card,red_card,second_yellow_card,sending_off`,
  [
    `${DRAW},B-1,${HOME},P-5,Fernandes,Bruno,16,28',28,0,first half,1,0,0,0`,
    `${DRAW},B-2,${AWAY},P-6,Busquets,Sergio,5,90'+3',90,3,second half,0,0,1,1`,
    `${DRAW},B-3,${AWAY},P-7,Ramos,Sergio,15,109',109,0,extra time,0,1,0,1`,
  ],
);

export const SUBSTITUTIONS = table(`${KEYS},substitution_id,${TEAM},${PERSON},${MINUTE},going_off,coming_on`, [
  `${DRAW},S-1,${HOME},P-8,Silva,Bernardo,11,68',68,0,second half,1,0`,
  `${DRAW},S-2,${HOME},P-9,Quaresma,Ricardo,20,68',68,0,second half,0,1`,
  `${DRAW},S-3,${AWAY},P-10,Iniesta,not applicable,6,70',70,0,second half,1,0`,
  `${DRAW},S-4,${AWAY},P-11,Thiago,not applicable,10,70',70,0,second half,0,1`,
]);

export const KICKS = table(`${KEYS},penalty_kick_id,${TEAM},${PERSON},converted`, [
  `${TIE},PK-1,T-2,Spain,ESP,1,0,P-10,Iniesta,Andrés,6,1`,
  `${TIE},PK-2,T-3,Russia,RUS,0,1,P-12,Smolov,Fyodor,10,0`,
]);

const POSITIONS = ["GK", "RB", "CB", "LWB", "DM", "CM", "AM", "RW", "CF", "SS", "LW"];

/** Line-ups of so many starters a side, and one who came on. */
export const appearances = (starters: number): string =>
  table(
    `${KEYS},${TEAM},${PERSON},position_name,position_code,starter,substitute`,
    (
      [
        ["Home", HOME],
        ["Away", AWAY],
      ] as const
    ).flatMap(([name, team]) => [
      ...POSITIONS.slice(0, starters).map(
        (code, index) => `${DRAW},${team},P-${index},${index + 1},${name},${index + 1},position,${code},1,0`,
      ),
      `${DRAW},${team},P-12,12,${name},12,position,CM,0,1`,
    ]),
  );

export const MANAGERS = table(`${KEYS},${TEAM},manager_id,family_name,given_name,country_name`, [
  `${DRAW},${HOME},M-1,Santos,Fernando,Portugal`,
  `${DRAW},${AWAY},M-2,Hierro,Fernando,Spain`,
]);

export const REFEREES = table(
  `${KEYS},referee_id,family_name,given_name,country_name,confederation_id,confederation_name,confederation_code`,
  [`${DRAW},R-1,Rocchi,Gianluca,Italy,CF-6,Union of European Football Associations,UEFA`],
);
