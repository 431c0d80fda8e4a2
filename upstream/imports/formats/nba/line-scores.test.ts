import { describe, expect, it } from "vitest";
import { readText, rowsOf, seasonsOf } from "../test-reading.ts";
import { PERIODS } from "./periods.ts";

/** Points of the quarters given, and of as many overtimes; the columns of the others are there, too. */
const columns = (points: readonly (number | string)[], empty: string): string =>
  PERIODS.map((_, index) => points[index] ?? empty).join(",");
const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0);

const GAMES_HEADING = [
  "game_date_est,game_sequence,game_id,team_id_home,team_abbreviation_home,team_city_name_home,team_nickname_home,team_wins_losses_home",
  ...PERIODS.map((period) => `pts_${period}_home`),
  "pts_home,team_id_away,team_abbreviation_away,team_city_name_away,team_nickname_away,team_wins_losses_away",
  ...PERIODS.map((period) => `pts_${period}_away`),
  "pts_away",
].join(",");
const game = (id: string, home: readonly number[], away: readonly number[], total = sum(home)): string =>
  `2017-11-01 00:00:00,11,${id},1,UTA,Utah,Jazz,5-3,${columns(home, "0.0")},${total},2,POR,Portland,Trail Blazers,4-4,${columns(away, "0.0")},${sum(away)}`;
const games = (...rows: string[]): string => `${[GAMES_HEADING, ...rows].join("\n")}\n`;

const [HOME, AWAY] = [
  [22, 17, 25, 30, 18],
  [20, 19, 30, 25, 9],
];

describe("line scores of games", () => {
  it("tell the points of each quarter and overtime", () => {
    const text = games(game("0021700115", HOME, AWAY));
    expect(seasonsOf(text)[0]).toMatchObject({ competition: { name: "NBA", sport: "basketball" }, season: "2017-18" });
    expect(rowsOf(text).rows).toMatchObject([
      {
        sourceId: "NBA 0021700115",
        round: { stage: "regular" },
        date: "2017-11-01",
        home: "Utah Jazz",
        away: "Portland Trail Blazers",
        score: { fullTime: [112, 103], periods: HOME.map((points, index) => [points, AWAY[index]]) },
      },
    ]);
  });

  it("tell the end alone where nobody wrote the quarters down", () => {
    const { rows } = rowsOf(games(game("0024600115", [], [], 68).replace(/,0$/, ",66")));
    expect(rows[0]?.score).toEqual({ fullTime: [68, 66] });
  });

  it("refuse games of no season, and those without points", () => {
    const text = games(
      game("0031700001", HOME, AWAY),
      game("none", HOME, AWAY),
      game("0021700116", HOME, AWAY).replace(",112,", ",,"),
    );
    expect(rowsOf(text).refused.map(({ reason }) => reason)).toEqual([
      'unknown kind of game "0031700001"',
      "no points",
      'unknown kind of game "none"',
    ]);
  });
});

const TEAMS_HEADING = `,GAME_DATE_EST,GAME_SEQUENCE,GAME_ID,TEAM_ID,TEAM_ABBREVIATION,TEAM_CITY_NAME,TEAM_WINS_LOSSES,${PERIODS.map((period) => `PTS_${period.toUpperCase()}`).join(",")},PTS,AST`;
const line = (id: string, team: string, points: readonly number[]): string =>
  `1,2017-11-01T00:00:00,1,${id},1610612757,${team},4-4,${columns(points, "0.0")},${sum(points)},17.0`;
const PORTLAND = line("0021700115", "POR,Portland", AWAY);
const UTAH = line("0021700115", "UTA,Utah", HOME);
const teams = (...rows: string[]): string => `${[TEAMS_HEADING, ...rows].join("\n")}\n`;

function detailsOf(text: string, isLast = true) {
  const { reading, taken } = readText(text, "lines.csv", { firstLine: 2, isLast });
  if (reading.kind !== "details") throw new Error(`holds ${reading.kind}`);
  return { ...reading, taken };
}

describe("line scores of teams", () => {
  it("tell the periods of a game as its list names the sides", () => {
    const [found] = detailsOf(teams(PORTLAND, UTAH)).matches;
    const periods = HOME.map((points, index) => [points, AWAY[index]]);
    expect(found?.sourceId).toBe("NBA 0021700115");
    expect(found?.factsOf("Utah Jazz", "Portland Trail Blazers")).toEqual([{ kind: "periods", fact: periods }]);
    expect(found?.factsOf("Portland Trail Blazers", "Utah Jazz")).toEqual([
      { kind: "periods", fact: periods.map(([home, away]) => [away, home]) },
    ]);
  });

  it("keep the two teams of Los Angeles apart", () => {
    const text = teams(line("0021700120", "LAL,Los Angeles", HOME), line("0021700120", "LAC,LA", AWAY));
    const facts = detailsOf(text).matches[0]?.factsOf("LA Clippers", "Los Angeles Lakers");
    expect(facts).toMatchObject([{ fact: [[20, 22], [19, 17], [30, 25], [25, 30], [9, 18]] }]); // biome-ignore format: pairs
  });

  it("leave a game whose other row is in the next part of the file to that", () => {
    const before = [line("0021700114", "TOR,Toronto", HOME), line("0021700114", "DEN,Denver", AWAY)];
    const { matches, refused, taken } = detailsOf(teams(...before, PORTLAND), false);
    expect([matches.length, refused, taken]).toEqual([1, [], 2]);
  });

  it("are refused for one row alone, for other teams, and without quarters", () => {
    expect(detailsOf(teams(PORTLAND)).refused[0]?.reason).toBe("1 teams in game 0021700115");
    const [other] = detailsOf(teams(PORTLAND, UTAH)).matches;
    expect(other?.factsOf("Utah Jazz", "Miami Heat")).toEqual({
      reason: "Portland and Utah are not Utah Jazz and Miami Heat",
    });
    const [open] = detailsOf(teams(PORTLAND, line("0021700115", "UTA,Utah", [0, 0, 0, 0]))).matches;
    expect(open?.factsOf("Utah Jazz", "Portland Trail Blazers")).toMatchObject([{ kind: "periods" }]);
    const [none] = detailsOf(
      teams(...["POR,Portland", "UTA,Utah"].map((team) => line("0021701229", team, []))),
    ).matches;
    expect(none?.factsOf("Utah Jazz", "Portland Trail Blazers")).toEqual({ reason: "no points of quarters" });
  });
});
