import { describe, expect, it } from "vitest";
import { scoreIn } from "./football-txt-score.ts";
import { readText, rowsOf, seasonsOf } from "./test-reading.ts";

const CUP = `= Cup of the Lands 2023/24

# Date       Thu Sep/21 2023 - Wed May/22 2024 (244d)

» Group A
  Thu Sep/21 2023
    21.00  Olympiakos Piraeus (GRE) v SC Freiburg (GER)        2-3 (1-2)
           West Ham United (ENG)   v TSC Bačka Topola (SRB)   3-1 (0-0)
  Thu Dec/14
    18.45  SC Freiburg (GER)       v West Ham United (ENG)    0-0
» Gruppe H
  Thu Sep/21
    18:45  AFC Ajax (NED)          v AEK Athen (GRE)
» Finals, Round of 16
  Thu Mar/14
    21.00  Brighton & Hove Albion (ENG) v AS Roma (ITA)   4-2 pen. 1-0 a.e.t. (1-0, 1-0)
  Thu Mar/21
           AS Roma (ITA)  v Brighton & Hove Albion (ENG)  3-2 a.e.t. (2-2, 0-2)
  Sat Mar/30
    21.00  AEK Athen (GRE) v AFC Ajax (NED)  0-3 [awarded]
`;

const NATIONS = `= Cup of Nations 2024

[Sat Jan 13]
  Ivory Coast - Guinea-Bissau  2-0   @ Ebimpé, Ivory Coast
     Seko Fofana 4' Jean-Philippe Krasso 58'
  Tunisia - Namibia  0-1   @ Korhogo, Ivory Coast
     -; Deon Hotto 88'
[Sun Jan 28]
  Egypt - DR Congo  1-1   @ San-Pédro, Ivory Coast   [DR Congo wins on penalties]
     Mostafa Mohamed 45' (pen.);
     James Gomez 37' (o.g.)
[Sat Feb 3]
  Ivory Coast - Mali  2-1   @ Bouaké, Ivory Coast
     Simon Adingra 90+1' Oumar Diakité 120';
     Nene Dorgeles 71'
`;

describe("Football.TXT of leagues and cups", () => {
  it("reads days, times that are left out, rounds and scores", () => {
    const [season] = seasonsOf(CUP);
    expect([season?.competition, season?.season]).toEqual([{ sport: "football", name: "Cup of the Lands" }, "2023-24"]);
    const { rows, refused } = rowsOf(CUP);
    expect(refused).toEqual([]);
    expect(rows.map(({ date, time, home, round, score }) => [date, time, home, round, score])).toEqual([
      [
        "2023-09-21",
        "21.00",
        "Olympiakos Piraeus (GRE)",
        { stage: "group", group: "A" },
        { fullTime: [2, 3], halfTime: [1, 2] },
      ],
      [
        "2023-09-21",
        "21.00",
        "West Ham United (ENG)",
        { stage: "group", group: "A" },
        { fullTime: [3, 1], halfTime: [0, 0] },
      ],
      [
        "2023-12-14",
        "18.45",
        "SC Freiburg (GER)",
        { stage: "group", group: "A" },
        { fullTime: [0, 0], halfTime: [0, 0] },
      ],
      ["2023-09-21", "18:45", "AFC Ajax (NED)", { stage: "group", group: "H" }, {}],
      [
        "2024-03-14",
        "21.00",
        "Brighton & Hove Albion (ENG)",
        { stage: "round_of_16" },
        { halfTime: [1, 0], fullTime: [1, 0], extraTime: [1, 0], shootout: [4, 2] },
      ],
      [
        "2024-03-21",
        undefined,
        "AS Roma (ITA)",
        { stage: "round_of_16" },
        { halfTime: [0, 2], fullTime: [2, 2], extraTime: [3, 2] },
      ],
      ["2024-03-30", "21.00", "AEK Athen (GRE)", { stage: "round_of_16" }, { fullTime: [0, 3] }],
    ]);
    expect(rows.at(-1)?.status).toBe("awarded");
  });

  it.each([
    ["a day that is none on that weekday", "  Fri Sep/21\n    18.45  A v B  1-0\n", 9, undefined],
    ["a line that is nothing", "  rubbish here\n", 8, "neither a match nor a day"],
  ])("says the line of %s", (_, lines, line, reason) => {
    const { rows, refused } = rowsOf(
      `= Cup 2023/24\n\n» Group A\n  Thu Sep/21 2023\n    18.45  A v B  1-0\n\n\n${lines}`,
    );
    if (reason) expect(refused).toEqual([{ index: 1, line, reason: expect.stringContaining(reason) }]);
    // Validated with the kick-off, which refuses invalid dates.
    else expect(rows.at(-1)).toMatchObject({ line, date: "Fri Sep/21" });
  });

  it("wants rounds before files without", () => {
    expect([readText(CUP).pass, readText(NATIONS).pass]).toEqual([2, 3]);
  });
});

describe("Football.TXT of national teams", () => {
  it("reads towns, scorers, own goals, extra time from a late goal and the winner of a shoot-out", () => {
    const { rows, refused } = rowsOf(NATIONS);
    expect(refused).toEqual([]);
    expect(rows.map(({ date, venue, isNeutral }) => [date, venue, isNeutral])).toEqual([
      ["2024-01-13", { city: "Ebimpé" }, false],
      ["2024-01-13", { city: "Korhogo" }, true],
      ["2024-01-28", { city: "San-Pédro" }, true],
      ["2024-02-03", { city: "Bouaké" }, false],
    ]);
    expect(rows[0]?.goals?.map(({ side, minute, player }) => [side, minute, player])).toEqual([
      ["home", 4, "Seko Fofana"],
      ["home", 58, "Jean-Philippe Krasso"],
    ]);
    expect(rows[1]?.goals).toEqual([{ side: "away", minute: 88, player: "Deon Hotto" }]);
    expect(rows[2]).toMatchObject({
      score: { fullTime: [1, 1], shootoutWinner: "away" },
      goals: [
        { side: "away", minute: 37, player: "James Gomez", isOwnGoal: true },
        { side: "home", minute: 45, player: "Mostafa Mohamed", isPenalty: true },
      ],
    });
    expect(rows[3]).toMatchObject({ score: { fullTime: [1, 1], extraTime: [2, 1] } });
    expect(rows[3]?.goals?.at(1)).toMatchObject({ minute: 90, addedMinute: 1 });
  });

  it("reads names with apostrophes, and minute 121", () => {
    const text =
      "= Cup of Nations 2024\n[Sat Jan 13]\n  A - B  1-2   @ Town, Land\n     Baha' Abdel-Rahman 4';\n     Faïz M'Changama 90' Yaya N'Dri 121'\n";
    expect(rowsOf(text).rows[0]?.goals).toEqual([
      { side: "home", minute: 4, player: "Baha' Abdel-Rahman" },
      { side: "away", minute: 90, player: "Faïz M'Changama" },
      { side: "away", minute: 120, addedMinute: 1, player: "Yaya N'Dri" },
    ]);
  });

  it("leaves scorers out that cannot be read, and says so of their match", () => {
    const text =
      "= Cup of Nations 2024\n[Sat Jan 13]\n  A - B  1-0   @ Town, Land\n     Somebody 4' and somebody else\n";
    const { rows, refused } = rowsOf(text);
    expect(refused).toEqual([]);
    expect(rows).toMatchObject([
      { line: 3, score: { fullTime: [1, 0] }, faults: [expect.stringContaining("scorers")] },
    ]);
  });
});

describe("Football.TXT with the score between the teams", () => {
  const LEAGUE = `= Hill League 2011/12   # in the hills

Matchday 1
[Sat Aug/13]
  15.00  Alder FC             1-1 (1-0)  Brannock AFC
         Cove Athletic        0-0  1. FC Dale 04
Matchday 2
[Sat Aug/20]
  15.00  Brannock AFC         4-2 pen. 3-3 a.e.t. (3-3, 1-2)  Cove Athletic
`;

  it("reads rounds without a mark, and both teams", () => {
    const { rows, refused } = rowsOf(LEAGUE);
    expect(refused).toEqual([]);
    expect(rows.map(({ home, away, round, date, score }) => [home, away, round.matchday, date, score])).toEqual([
      ["Alder FC", "Brannock AFC", 1, "2011-08-13", { fullTime: [1, 1], halfTime: [1, 0] }],
      ["Cove Athletic", "1. FC Dale 04", 1, "2011-08-13", { fullTime: [0, 0], halfTime: [0, 0] }],
      [
        "Brannock AFC",
        "Cove Athletic",
        2,
        "2011-08-20",
        { fullTime: [3, 3], halfTime: [1, 2], extraTime: [3, 3], shootout: [4, 2] },
      ],
    ]);
  });

  it("takes parts of a season from their headings, and asks for rounds that it does not know", () => {
    const text = `= Hill League 2021/22
== Regular
Matchday 1
[Sat Aug/7 2021]
  15.00  Alder FC  1-1  Brannock AFC
▪ Third stage
[Sat May/7 2022]
  15.00  Alder FC  2-0  Dale FC
         (Somebody 4')
== Playoffs
▪ Semi-finals
[Sat May/14 2022]
  15.00  Alder FC  1-0  Cove FC
`;
    const { rows, refused } = rowsOf(text);
    expect(rows.map(({ round }) => round)).toEqual([{ stage: "regular", matchday: 1 }, { stage: "playoff" }]);
    expect(refused).toEqual([
      {
        index: 1,
        line: 8,
        reason: 'unknown round "Third stage"',
        waiting: { kind: "round", word: "Third stage", row: expect.objectContaining({ date: expect.any(String) }) },
      },
    ]);
  });
});

describe("Football.TXT of tournaments", () => {
  const TOURNAMENT = `= Cup of Hills 1954     # in Alderland, 16 June - 4 July

Group 1  |  Alderland   Brannock    Cove
▪ Matchday 1  | June 16-17

▪ Group 1
16 June    Alderland       5-0   Brannock    @ Hill Stadium, Alder
       (One 4', 12'pen Two 90+1'; Three 11' og)
    Alderland:  Keeper - Back, Stopper [Y] (Sub 46'),
                Half, Wing - Inside
                Last, First - Centre
    Brannock:   Keeper - Back
    Referee:    Somebody
17 June    Cove    1-1   Brannock    @ Hill Stadium, Alder
       (Four ??'; Five 10')
`;

  it("reads days and scorers beside a match, and publishes no line-up as a match", () => {
    const { rows, refused } = rowsOf(TOURNAMENT);
    expect(refused).toEqual([]);
    expect(rows.map(({ date, home, away, round }) => [date, home, away, round])).toEqual([
      ["1954-06-16", "Alderland", "Brannock", { stage: "group", group: "1" }],
      ["1954-06-17", "Cove", "Brannock", { stage: "group", group: "1" }],
    ]);
    expect(
      rows[0]?.goals?.map(({ side, minute, isPenalty, isOwnGoal }) => [side, minute, isPenalty, isOwnGoal]),
    ).toEqual([
      ["home", 4, undefined, undefined],
      ["away", 11, undefined, true],
      ["home", 12, true, undefined],
      ["home", 90, undefined, undefined],
    ]);
    expect(rows[1]?.goals).toBeUndefined();
  });
});

describe("scoreIn", () => {
  it.each([
    ["3-4 pen. 1-1 a.e.t. (1-1, 0-1)", { shootout: [3, 4], extraTime: [1, 1], fullTime: [1, 1], halfTime: [0, 1] }],
    ["5-4 pen. 1-1 (0-0)", { shootout: [5, 4], fullTime: [1, 1], halfTime: [0, 0] }],
    ["2-1", { fullTime: [2, 1] }],
    ["0-0", { fullTime: [0, 0], halfTime: [0, 0] }],
    ["4-3 pen. (1-1, 0-1)", { shootout: [4, 3], fullTime: [1, 1], halfTime: [0, 1] }],
    ["1-1 a.e.t. (1-1, 1-0), 3-2 pen.", { shootout: [3, 2], extraTime: [1, 1], fullTime: [1, 1], halfTime: [1, 0] }],
    ["2-1 (aet, 5-4 pen)", { shootout: [5, 4], extraTime: [2, 1] }],
    ["two-one", undefined],
  ])("reads %s", (text, expected) => {
    expect(scoreIn(text)?.score).toEqual(expected);
  });
});

describe("the oldest seasons", () => {
  it("have days of their century, and clubs with the years of their life", () => {
    const { rows, refused } = rowsOf(
      "= English Division One 1892/93\n\n[Sat Sep/3]\n  Accrington FC (1878-1896)   0-6  Sunderland AFC\n",
    );
    expect(refused).toEqual([]);
    expect(rows).toMatchObject([
      { date: "1892-09-03", home: "Accrington FC (1878-1896)", away: "Sunderland AFC", score: { fullTime: [0, 6] } },
    ]);
  });
});
