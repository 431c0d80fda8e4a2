import { describe, expect, it } from "vitest";
import { whenOf } from "./euroleague-csv.ts";
import { rowsOf, seasonsOf } from "./test-reading.ts";

const HEADING =
  "season,phase,round_name,team_home,points_home,team_away,points_away,game_code,date,round_code,game_url,team_code_home,team_code_away";
const GAMES = `${HEADING}
2016,RS,Round 1,Real Madrid,83,Olympiacos Piraeus,65,4,October 12 21:00 CET,1,x,MAD,OLY
2015,TS,Round 14,Real Madrid,70,Olympiacos Piraeus,65,190,April 7 20:45 CET,24,x,MAD,OLY
2016,PO,Game 1,Real Madrid,75,Darussafaka Dogus Istanbul,83,240,April 19 20:45 CET,31,x,MAD,DAR
2016,PO,Game 2,Real Madrid,80,Darussafaka Dogus Istanbul,75,244,April 21 20:45 CET,32,x,MAD,DAR
2016,FF,Semifinal,Fenerbahce Istanbul,84,Real Madrid,75,260,May 19 20:30 CET,36,x,ULK,MAD
2016,FF,Final,Fenerbahce Istanbul,80,Olympiacos Piraeus,64,263,May 21 20:00 CET,37,x,ULK,OLY
2016,FF,Final,Real Madrid,70,CSKA Moscow,94,262,May 21 17:00 CET,37,x,MAD,CSK
2017,RS,Round 2,Sponsor Club,NA,Real Madrid,NA,9,Octember 12 21:00 CET,2,x,XXX,MAD
`;

describe("EuroLeague CSV", () => {
  it("reads seasons, rounds and clubs by their code", () => {
    const seasons = seasonsOf(GAMES);
    expect(seasons.map(({ season, competition }) => [season, competition])).toEqual([
      ["2016-17", { name: "EuroLeague", sport: "basketball" }],
      ["2015-16", { name: "EuroLeague", sport: "basketball" }],
      ["2017-18", { name: "EuroLeague", sport: "basketball" }],
    ]);
    const { rows, refused } = rowsOf(GAMES);
    expect(
      rows.map(({ date, round, home, away, score, isNeutral }) => [date, round, home, away, score.fullTime, isNeutral]),
    ).toEqual([
      ["2016-10-12", { stage: "regular", matchday: 1 }, "Real Madrid", "Olympiacos", [83, 65], false],
      ["2017-04-19", { stage: "quarter_final", game: 1 }, "Real Madrid", "Darüşşafaka", [75, 83], false],
      ["2017-04-21", { stage: "quarter_final", game: 2 }, "Real Madrid", "Darüşşafaka", [80, 75], false],
      ["2017-05-19", { stage: "semi_final" }, "Fenerbahçe", "Real Madrid", [84, 75], true],
      ["2017-05-21", { stage: "final" }, "Fenerbahçe", "Olympiacos", [80, 64], true],
      ["2017-05-21", { stage: "third_place" }, "Real Madrid", "CSKA Moscow", [70, 94], true],
      ["2016-04-07", { stage: "group", matchday: 14 }, "Real Madrid", "Olympiacos", [70, 65], false],
    ]);
    expect(refused).toEqual([{ index: 7, line: 9, reason: expect.stringContaining("Octember") }]);
  });

  it.each([
    ["October 2 19:00 CET", { date: "2018-10-02", time: "19:00" }],
    ["January 10 18:00 CET", { date: "2019-01-10", time: "18:00" }],
    ["tomorrow", undefined],
  ])("gives %s its year", (text, expected) => {
    expect(whenOf(text, 2018)).toEqual(expected);
  });
});
