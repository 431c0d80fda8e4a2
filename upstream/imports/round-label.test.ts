import { describe, expect, it } from "vitest";
import { buildRound } from "./round-label.ts";

describe("roundOf", () => {
  it.each([
    ["Matchday 7", undefined, undefined, { stage: "regular", matchday: 7 }],
    ["Regular, Matchday 46", undefined, undefined, { stage: "regular", matchday: 46 }],
    ["Matchday 46", "Regular", undefined, { stage: "regular", matchday: 46 }],
    ["Semifinals", "Finals", undefined, { stage: "semi_final" }],
    ["Finals, Semifinals", undefined, undefined, { stage: "semi_final" }],
    ["Finals, Final", undefined, undefined, { stage: "final" }],
    ["Finals, Quarterfinals", undefined, undefined, { stage: "quarter_final" }],
    ["Quarter-final", undefined, undefined, { stage: "quarter_final" }],
    ["Round of 16", undefined, undefined, { stage: "round_of_16" }],
    ["Round of 32", undefined, undefined, { stage: "round_of_32" }],
    ["Match for third place", undefined, undefined, { stage: "third_place" }],
    ["League, Matchday 3", undefined, undefined, { stage: "league_phase", matchday: 3 }],
    ["Playoffs, Matchday 2", undefined, undefined, { stage: "playoff" }],
    ["Qualifying, Round 1", undefined, undefined, { stage: "qualifying" }],
    ["Qualification, Playoffs", undefined, undefined, { stage: "qualifying" }],
    ["UEFA Second Round Play-offs, Path A, Final", undefined, undefined, { stage: "playoff" }],
    ["Group, Matchday 5", undefined, undefined, { stage: "group", matchday: 5 }],
    ["Group A", undefined, undefined, { stage: "group", group: "A" }],
    ["Matchday 13", undefined, "Group h", { stage: "group", group: "H" }],
    ["12. Round", undefined, undefined, { stage: "regular", matchday: 12 }],
    ["3rd Round", undefined, undefined, { stage: "regular", matchday: 3 }],
    ["Second Round", undefined, undefined, { stage: "regular", matchday: 2 }],
    ["1/8 FINALS", undefined, undefined, { stage: "round_of_16" }],
    ["Relegation, Final", undefined, undefined, { stage: "playoff" }],
    ["Relegation, Matchday 3", undefined, undefined, { stage: "regular", matchday: 3 }],
    ["Finals, Elimination Final", undefined, undefined, { stage: "playoff" }],
    ["Final round", undefined, undefined, undefined],
    ["Round 12", undefined, undefined, { stage: "regular", matchday: 12 }],
    ["Championship decider", undefined, undefined, undefined],
    ["", undefined, undefined, { stage: "regular" }],
  ])("reads %j with stage %j and group %j", (label, stage, group, expected) => {
    expect(buildRound(label, stage, group)).toEqual(expected);
  });
});
