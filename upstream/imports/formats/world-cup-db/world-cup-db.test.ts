import { describe, expect, it, test } from "vitest";
import { readText, rowsOf } from "../test-reading.ts";
import { localTime } from "./host-zones.ts";
import * as files from "./test-files.ts";

const factsIn = (text: string) => {
  const { reading } = readText(text);
  if (reading.kind !== "facts") throw new Error(`holds ${reading.kind}`);
  return reading;
};

describe("matches", () => {
  it("have a round, the venue's time and a score that counts extra time", () => {
    const { rows, refused } = rowsOf(files.MATCHES);
    expect(rows[0]).toMatchObject({
      round: { stage: "group", group: "B" },
      date: "2018-06-15",
      time: "21:00 UTC+3",
      home: "Portugal",
      away: "Spain",
      isNeutral: true,
      score: { fullTime: [3, 3] },
      venue: { name: "Fisht Olympic Stadium", city: "Sochi" },
    });
    expect(rows[1]).toMatchObject({
      round: { stage: "round_of_16" },
      isNeutral: false,
      score: { extraTime: [1, 1], shootout: [4, 3] },
    });
    expect(rows[1]!.score.fullTime).toBeUndefined();
    expect(refused).toEqual([{ index: 2, line: 4, reason: expect.stringContaining("tournament of women") }]);
  });

  test.each([
    ["final round", "not applicable", { stage: "group", part: "final_pool" }],
    ["second group stage", "Group A", { stage: "group", group: "A" }],
    ["group stage", "Group c", { stage: "group", group: "C" }],
    ["third-place match", "not applicable", { stage: "third_place" }],
    ["quarter-final", "not applicable", { stage: "quarter_final" }],
  ])("of %s", (stage, group, round) => {
    expect(rowsOf(files.matches([files.MATCH({ stage, group })])).rows[0]?.round).toEqual(round);
  });

  it("are told from the ones that were played again, and from deciders of a group's second place", () => {
    const rows = [
      files.MATCH({ stage: "quarter-finals", group: "not applicable" }),
      files.MATCH({ stage: "quarter-finals", group: "not applicable", replay: "1" }),
      files.MATCH({ stage: "group stage", group: "Group 1" }),
      files.MATCH({ stage: "group stage", group: "Group 1" }),
    ];
    expect(rowsOf(files.matches(rows)).rows.map(({ round }) => round)).toEqual([
      { stage: "quarter_final" },
      { stage: "quarter_final", game: 2 },
      { stage: "group", group: "1" },
      { stage: "playoff" },
    ]);
  });
});

test.each([
  ["2018-06-15", "21:00", "Russia", "Sochi", "21:00 UTC+3"],
  ["2018-06-15", "17:00", "Russia", "Yekaterinburg", "17:00 UTC+5"],
  ["1994-07-17", "12:30", "United States", "Pasadena", "12:30 UTC-7"],
  ["2014-06-14", "18:00", "Brazil", "Manaus", "18:00 UTC-4"],
  ["2018-06-15", "21:00", "Atlantis", "Sochi", undefined],
])("%s %s in %s, %s, is %s", (date, time, country, city, expected) => {
  expect(localTime(date, time, country, city)).toBe(expected);
});

describe("tables of facts", () => {
  it("goals stand with the side that they count for", () => {
    expect(factsIn(files.GOALS).facts).toMatchObject([
      {
        date: "2018-06-15",
        home: "Portugal",
        away: "Spain",
        kind: "goals",
        fact: [
          { side: "home", minute: 4, player: "Cristiano Ronaldo", isPenalty: true },
          { side: "away", minute: 24, player: "Diego Costa" },
        ],
      },
      { home: "Spain", away: "Russia", fact: [{ side: "home", minute: 12, isOwnGoal: true }] },
    ]);
  });

  it("cards say which they are, with added time", () => {
    expect(factsIn(files.CARDS).facts[0]).toMatchObject({
      kind: "cards",
      fact: [
        { type: "YELLOW", side: "home", minute: 28, period: "H1", player: { name: "Bruno Fernandes" } },
        { type: "SECOND_YELLOW", side: "away", minute: 90, added: 3, period: "H2" },
        { type: "RED", side: "away", minute: 109, period: "ET2" },
      ],
    });
  });

  it("substitutions join who goes off with who comes on", () => {
    expect(factsIn(files.SUBSTITUTIONS).facts[0]).toMatchObject({
      fact: [
        {
          type: "SUBST",
          side: "home",
          minute: 68,
          player: { name: "Bernardo Silva" },
          other: { name: "Ricardo Quaresma" },
        },
        { type: "SUBST", side: "away", minute: 70, player: { name: "Iniesta" }, other: { name: "Thiago" } },
      ],
    });
  });

  it("kicks of a shoot-out count for nothing else", () => {
    expect(factsIn(files.KICKS).facts[0]).toMatchObject({
      kind: "kicks",
      fact: [
        { type: "PEN_GOAL", side: "home", isKick: true },
        { type: "PEN_MISS", side: "away", isKick: true },
      ],
    });
  });

  it("line-ups have eleven starters a side, or none", () => {
    const [whole] = factsIn(files.appearances(11)).facts;
    if (whole?.kind !== "line_ups") throw new Error("no line-ups");
    expect(whole.fact.home?.starters).toHaveLength(11);
    expect(whole.fact.home?.starters[0]).toMatchObject({ name: "Home 1", role: "G", number: 1 });
    expect(whole.fact.home?.starters.map(({ role }) => role).join("")).toBe("GDDDMMMFFFF");
    expect(whole.fact.away?.bench).toMatchObject([{ name: "Away 12" }]);
    expect(factsIn(files.appearances(10)).refused).toMatchObject([{ reason: "10 and 10 players started" }]);
  });

  it("coaches and referees have their whole names", () => {
    expect(factsIn(files.MANAGERS).facts[0]?.fact).toEqual({ home: "Fernando Santos", away: "Fernando Hierro" });
    expect(factsIn(files.REFEREES).facts[0]?.fact).toBe("Gianluca Rocchi");
  });

  it("leave the last match of a part to the next one", () => {
    const { reading, taken } = readText(files.GOALS, "goals.csv", { firstLine: 50, isLast: false });
    expect(taken).toBe(2);
    expect(reading).toMatchObject({ facts: [{ line: 50 }] });
  });

  it("refuse what cannot be, and whoever is not known", () => {
    expect(factsIn(files.GOALS.replace("4',4,0", "4',,0")).refused).toMatchObject([
      { line: 2, reason: expect.stringContaining("no possible minute") },
    ]);
    const women = files.GOALS.replaceAll("2018 FIFA Men's", "2019 FIFA Women's");
    expect(factsIn(women).refused.map(({ reason }) => reason)).toEqual([
      expect.stringContaining("women"),
      expect.stringContaining("women"),
    ]);
  });
});
