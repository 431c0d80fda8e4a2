import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { minuteSentence } from "./row-sentence.ts";
import { rowView } from "./row-view.ts";
import { testFacts } from "./test-facts.ts";
import { live, STATES } from "./test-matches.ts";

const facts = testFacts();
const TEAMS = "Hà Nội FC against Nam Định";

describe("a match in sentences", () => {
  test.each<[keyof typeof STATES, string]>([
    ["scheduled", `${TEAMS}, kick-off at 19:15.`],
    ["timeUnknown", `${TEAMS}, kick-off time to be announced.`],
    ["delayed", `${TEAMS}, kick-off delayed from 19:15.`],
    ["secondHalf", `${TEAMS}, 2 to 1, in play, minute 67. Half-time score 1 to 1.`],
    ["halfTime", `${TEAMS}, 1 to 1, Half-time.`],
    ["varCheck", `${TEAMS}, 2 to 1, in play, minute 67. VAR check under way. Half-time score 1 to 1.`],
    ["shootout", `${TEAMS}, 1 to 1, Penalty shoot-out. Half-time score 1 to 1. Shoot-out 3 to 2.`],
    ["fullTime", `${TEAMS}, 2 to 1, Full time. Half-time score 1 to 1.`],
    ["afterPenalties", `${TEAMS}, 1 to 1, 4 to 5 on penalties. Half-time score 1 to 1.`],
    ["secondLeg", `${TEAMS}, 2 to 1, Full time. Half-time score 1 to 1. Aggregate score 3 to 2.`],
    ["postponed", `${TEAMS}, Postponed.`],
    ["interrupted", `${TEAMS}, 1 to 0, Interrupted.`],
    ["unknownWord", `${TEAMS}, Walkover?.`],
  ])("%s", (name, sentence) => {
    expect(rowView(STATES[name] as Match, facts).sentence).toBe(sentence);
  });

  test("counts red cards of each side that has some", () => {
    const said = (reds: readonly [number, number]) => rowView({ ...live, reds }, facts).sentence;
    expect(said([1, 2])).toMatch(/Hà Nội FC: 1 red card\. Nam Định: 2 red cards\.$/);
    expect(said([0, 1])).toMatch(/Nam Định: 1 red card\.$/);
    expect(said([0, 1])).not.toContain("Hà Nội FC:");
  });

  test("starts with the minute while the clock runs", () => {
    expect(minuteSentence(facts.texts, { home: "A", away: "B" }, [1, 0], "45+2")).toBe(
      "A against B, 1 to 0, in play, minute 45+2.",
    );
  });
});
