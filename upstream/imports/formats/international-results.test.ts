import { describe, expect, it } from "vitest";
import { readText, rowsOf, seasonsOf } from "./test-reading.ts";

const RESULTS = `date,home_team,away_team,home_score,away_score,tournament,city,country,neutral
2012-05-30,United States,Brazil,1,4,Friendly,"Washington, D.C.",United States,FALSE
2024-01-28,Egypt,DR Congo,1,1,African Cup of Nations,San-Pédro,Ivory Coast,TRUE
2024-02-30,Egypt,,1,1,Friendly,Cairo,Egypt,FALSE
2025-02-01,Egypt,Sudan,NA,NA,Friendly,Cairo,Egypt,FALSE
`;
const GOALS = `date,home_team,away_team,team,scorer,minute,own_goal,penalty
2024-01-28,Egypt,DR Congo,DR Congo,Meschak Elia,37,FALSE,FALSE
2024-01-28,Egypt,DR Congo,Egypt,Mostafa Mohamed,45,FALSE,TRUE
2024-02-03,Ivory Coast,Mali,Mali,Nene Dorgeles,71,FALSE,FALSE
2024-02-03,Ivory Coast,Mali,Ivory Coast,Simon Adingra,90,TRUE,FALSE
`;

describe("international results", () => {
  it("reads a tournament for itself, without rounds, its teams being nations", () => {
    const seasons = seasonsOf(RESULTS);
    expect(seasons.map(({ competition, season }) => [competition, season])).toEqual([
      [{ sport: "football", name: "Friendly", isOfNations: true }, undefined],
      [{ sport: "football", name: "African Cup of Nations", isOfNations: true }, undefined],
    ]);
    const { rows, refused } = rowsOf(RESULTS);
    expect(rows[0]).toMatchObject({
      score: { fullTime: [1, 4] },
      venue: { city: "Washington, D.C." },
      isNeutral: false,
    });
    expect(rows.find(({ away }) => away === "Sudan")?.score).toEqual({});
    expect(refused).toEqual([{ index: 2, line: 4, reason: "a team is missing" }]);
  });
});

describe("international scorers", () => {
  it("puts the goals of a match together", () => {
    const { reading, pass } = readText(GOALS);
    expect(pass).toBe(4);
    expect(reading).toMatchObject({
      kind: "facts",
      refused: [],
      facts: [
        {
          date: "2024-01-28",
          fact: [
            { side: "away", minute: 37 },
            { side: "home", minute: 45, isPenalty: true },
          ],
        },
        { home: "Ivory Coast", fact: [{ side: "away" }, { side: "home", isOwnGoal: true }] },
      ],
    });
  });

  it("leaves the last match of a part to the next part", () => {
    const { reading, taken } = readText(GOALS, "a.csv", { firstLine: 100, isLast: false });
    expect(taken).toBe(2);
    expect(reading).toMatchObject({ facts: [{ line: 100 }] });
    expect(readText(GOALS, "a.csv", { firstLine: 100, isLast: true }).taken).toBeUndefined();
  });

  it.each([
    ["an impossible minute", "2024-01-28,Egypt,DR Congo,Egypt,X,200,FALSE,FALSE", "no possible minute"],
    ["a scorer of a third team", "2024-01-28,Egypt,DR Congo,Mali,X,20,FALSE,FALSE", "plays for neither side"],
  ])("refuses %s", (_, row, reason) => {
    const { reading } = readText(`${GOALS.split("\n")[0]}\n${row}\n`);
    expect(reading).toMatchObject({ facts: [], refused: [{ line: 2, reason: expect.stringContaining(reason) }] });
  });
});

describe("shoot-outs and former names", () => {
  it("reads who won", () => {
    const heading = "date,home_team,away_team,winner,first_shooter";
    const { reading } = readText(`${heading}\n2012-02-05,Gabon,Mali,Mali,Gabon\n2012-02-06,Gabon,Mali,Chad,\n`);
    expect(reading).toMatchObject({
      kind: "facts",
      facts: [{ kind: "shootouts", fact: "away", line: 2 }],
      refused: [{ line: 3, reason: expect.stringContaining("neither side") }],
    });
  });

  it("reads a former name as another spelling", () => {
    const { reading, pass } = readText(
      "current,former,start_date,end_date\nEswatini,Swaziland,1968-10-01,2018-04-18\n",
    );
    expect(pass).toBe(1);
    expect(reading).toMatchObject({ groups: [{ country: "INT", spellings: ["Eswatini", "Swaziland"] }] });
  });
});
