import { describe, expect, test } from "vitest";
import { translatorOf } from "~/i18n/translator";
import { type StageFacts, sharedStage, stageLabel } from "./stage-label.ts";

const t = translatorOf("en", ["matches"]).getFixedT(null, "matches");

describe("the part of a competition", () => {
  test.each<[StageFacts, string]>([
    [{ stage: "regular", matchday: 9 }, "Matchday 9"],
    [{ stage: "regular" }, ""],
    [{}, ""],
    [{ stage: "league_phase", matchday: 4 }, "League phase · Matchday 4"],
    [{ stage: "group", group: "B", matchday: 2 }, "Group B"],
    [{ stage: "group" }, "Group stage"],
    [{ stage: "semi_final", leg: 1 }, "Semi-final · First leg"],
    [{ stage: "quarter_final", leg: 2 }, "Quarter-final · Second leg"],
    [{ stage: "final" }, "Final"],
  ])("%j is “%s”", (facts, label) => {
    expect(stageLabel(facts, t)).toBe(label);
  });

  test.each<[string, StageFacts[], StageFacts | undefined]>([
    [
      "one round of games",
      [
        { stage: "regular", matchday: 9 },
        { stage: "regular", matchday: 9 },
      ],
      { stage: "regular", matchday: 9 },
    ],
    [
      "two rounds at once",
      [
        { stage: "regular", matchday: 9 },
        { stage: "regular", matchday: 4 },
      ],
      { stage: "regular" },
    ],
    [
      "two groups",
      [
        { stage: "group", group: "A" },
        { stage: "group", group: "B" },
      ],
      { stage: "group" },
    ],
    ["two stages", [{ stage: "semi_final" }, { stage: "final" }], undefined],
    ["no match", [], undefined],
  ])("%s", (_name, matches, shared) => {
    expect(sharedStage(matches)).toEqual(shared);
  });
});
