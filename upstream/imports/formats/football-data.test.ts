import { describe, expect, it } from "vitest";
import { pricesOfHeading } from "./odds-csv.ts";
import { readText, rowsOf, seasonsOf } from "./test-reading.ts";

const HEADING = "Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Referee,HS,AS,HST,AST,HF,AF,HC,AC,HY,AY,HR,AR";
const STATISTICS = `${HEADING}
2023-08-11,Burnley,Man City,0,3,A,0,2,A,C Pawson,6,17,1,8,11,8,6,5,0,0,1,0
2023-08-12,Awarded,Nott'm Forest,0,3,A,,,,,,,,,,,,,,,,
2023-08-13,Broken,Home,x,3,A,0,2,A,,6,17,1,8,11,8,6,5,0,0,1,0
2023-08-14,Short
`;
const ODDS = `Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,HR,AR,B365H,B365D,B365A,VCH,VCD,VCA,MaxH,MaxD,MaxA,B365>2.5,B365<2.5,AHh,B365AHH,B365AHA,PSCH,PSCD,PSCA,VCCH,VCCD,VCCA,PC>2.5,PC<2.5,AHCh,PCAHH,PCAHA
E0,05/08/2022,20:00,Crystal Palace,Arsenal,0,2,0,0,4.2,3.6,1.85,4.6,3.5,1.87,5,4,2,2.1,1.72,0.5,2.04,1.89,4.58,3.63,1.88,4.75,,1.85,2.14,1.78,0.25,2.04,1.88
`;

describe("match statistics CSV", () => {
  it("reads what was counted, without a league, and leaves out what is empty", () => {
    const [season] = seasonsOf(STATISTICS, "premier-league-2023-24.csv");
    expect([season?.competition, season?.season]).toEqual([
      { sport: "football", name: "", hint: "premier league" },
      undefined,
    ]);
    const { rows, refused } = rowsOf(STATISTICS);
    expect(rows[0]).toMatchObject({
      date: "2023-08-11",
      score: { fullTime: [0, 3], halfTime: [0, 2] },
      reds: [1, 0],
      statistics: {
        referee: "C Pawson",
        rows: {
          shots: [6, 17],
          shotsOnTarget: [1, 8],
          fouls: [11, 8],
          corners: [6, 5],
          yellowCards: [0, 0],
          redCards: [1, 0],
        },
      },
    });
    expect(rows[1]).not.toHaveProperty("statistics");
    expect(rows[1]).not.toHaveProperty("reds");
    expect(refused).toEqual([
      { index: 2, line: 4, reason: expect.stringContaining("FTHG") },
      { index: 3, line: 5, reason: expect.stringContaining("2 fields") },
    ]);
  });
});

it.each([
  ["60704", { statistics: { rows: {}, attendance: 60704 } }],
  ["", {}],
  ["60,704", { faults: ['left out: Attendance: "60,704" is not a number up to 200000'] }],
  ["2000000", { faults: ['left out: Attendance: "2000000" is not a number up to 200000'] }],
])("of a match with nothing else counted the attendance %j is kept or reported", (attendance, expected) => {
  const text = `Date,HomeTeam,AwayTeam,FTHG,FTAG,Attendance\n2023-08-11,Burnley,Arsenal,0,3,"${attendance}"\n`;
  const { statistics, faults } = rowsOf(text).rows[0] ?? {};
  expect({ ...(statistics && { statistics }), ...(faults && { faults }) }).toEqual(expected);
});

describe("odds CSV", () => {
  it("reads early and closing prices of every company, VC among them, and no best or mean of the market", () => {
    const [season] = seasonsOf(ODDS, "E0-2022-23.csv");
    expect(season?.competition).toEqual({ sport: "football", name: "England | Premier League" });
    const [row] = rowsOf(ODDS).rows;
    expect(row).toMatchObject({ date: "2022-08-05", time: "20:00" });
    expect(
      row?.prices?.map(({ companyId, companyName, market, stage, line, prices }) => [
        companyId ?? companyName,
        market,
        stage,
        line,
        ...prices,
      ]),
    ).toEqual([
      [8, "1X2", "early", undefined, 4.2, 3.6, 1.85],
      [14, "1X2", "early", undefined, 4.6, 3.5, 1.87],
      ["Pinnacle", "1X2", "closing", undefined, 4.58, 3.63, 1.88],
      [8, "OU", "early", 2.5, 2.1, 1.72],
      ["Pinnacle", "OU", "closing", 2.5, 2.14, 1.78],
      [8, "AH", "early", 0.5, 2.04, 1.89],
      ["Pinnacle", "AH", "closing", 0.25, 2.04, 1.88],
    ]);
  });

  it("takes a handicap without prices of a company for none", () => {
    const offered = pricesOfHeading(["BbAHh", "BbMxAHH", "BbMxAHA", "BbAvAHH", "BbAvAHA", "BbMx>2.5", "BbMx<2.5"]);
    expect(offered).toEqual([]);
  });

  it("does not take a statistics file for one of odds", () => {
    expect(readText(ODDS).pass).toBe(3);
    expect(rowsOf(STATISTICS).rows[0]).not.toHaveProperty("prices");
  });
});

describe("one bad value", () => {
  it("costs its field, not the match", () => {
    const text = `${HEADING}\n13-08-2023,Burnley,Man City,0,3,A,0,2,A,C Pawson,6,17,1,8,x,8,6,5,0,0,1,0\n14-08-2023,Man City,Burnley,1,0,H,?,0,D,C Pawson,6,17,1,8,1,8,6,5,0,0,1,0\n`;
    const { rows, refused } = rowsOf(text);
    expect(refused).toEqual([]);
    expect(rows[0]).toMatchObject({ date: "2023-08-13", faults: [expect.stringContaining("HF")] });
    expect(rows[0]?.statistics?.rows).toMatchObject({ shots: [6, 17], corners: [6, 5] });
    expect(rows[0]?.statistics?.rows).not.toHaveProperty("fouls");
    expect(rows[1]).toMatchObject({ score: { fullTime: [1, 0] }, faults: [expect.stringContaining("HTHG")] });
  });
});
