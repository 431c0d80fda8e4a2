import { describe, expect, test } from "vitest";
import { bracket, tie } from "~/features/bracket/test-bracket";
import { info } from "~/features/competition/test-competition";
import { describeRules } from "./describe-rules.ts";
import { knockoutRules } from "./load-competition-about.server.ts";

describe("a competition's rules", () => {
  test("are numbers and keys, tie-breaks in their order", () => {
    expect(describeRules(info, "football")).toMatchObject({
      points: { win: 3, draw: 1, defeat: 0 },
      primary: "points",
      meetings: 2,
      tieBreaks: [
        { measure: "points", isAmongThem: true, conditions: [{ key: "at_least", teams: 3 }] },
        { measure: "goalDifference", isAmongThem: false, conditions: [] },
        { measure: "goalsFor", isAmongThem: false, conditions: [] },
      ],
      notes: ["allMet", "exhaust"],
      last: "lots",
    });
  });

  test("are about points in basketball, where nobody draws", () => {
    const rules = describeRules(info, "basketball");
    expect(rules.points).toEqual({ win: 3, defeat: 0 });
    expect(rules.tieBreaks.map(({ measure }) => measure)).toEqual(["points", "pointDifference", "pointsFor"]);
  });

  test("say how matches between level teams count only where they count", () => {
    expect(describeRules({ ...info, tieBreaks: ["overall.wins"] }, "football").notes).toEqual([]);
  });

  test("leave out a supplier's own keys", () => {
    const odd = {
      rules: [{ key: "order.last", value: "dice" }],
      tieBreaks: ["overall.luck", "overall.wins:sometimes"],
    };
    expect(describeRules(odd, "football")).toMatchObject({
      last: undefined,
      tieBreaks: [{ measure: "wins", conditions: [] }],
    });
  });
});

describe("how knock-out rounds are played", () => {
  test("is read off the bracket", () => {
    expect(knockoutRules({ bracket })).toEqual({
      twoLegs: ["semi_final"],
      series: [],
      extraTime: "always",
      awayGoals: false,
    });
    const series = (stage: "semi_final" | "final", bestOf: number) => ({
      stage,
      ties: [tie(`${stage}-1`, "A", "B", { bestOf, awayGoalsRule: true })],
    });
    const played = knockoutRules({ bracket: { rounds: [series("semi_final", 7), series("final", 7)] } });
    expect(played.series).toEqual([{ bestOf: 7, stages: ["semi_final", "final"] }]);
    expect(played.awayGoals).toBe(true);
  });

  test("is nothing without one", () => {
    expect(knockoutRules({})).toEqual({ twoLegs: [], series: [], awayGoals: false });
  });
});
