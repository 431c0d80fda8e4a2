import { describe, expect, test } from "vitest";
import { translatorOf } from "~/i18n/translator";
import { type StageFacts, sharedStage, stageLabel } from "./stage-label.ts";

const of = (facts: Omit<StageFacts, "sport">): StageFacts => ({ sport: "football", ...facts });
const t = translatorOf("en", ["matches"]).getFixedT(null, "matches");

describe("the part of a competition", () => {
  test.each<[Omit<StageFacts, "sport">, string]>([
    [{ stage: "regular", matchday: 9 }, "Matchday 9"],
    [{ stage: "regular" }, ""],
    [{}, ""],
    [{ stage: "league_phase", matchday: 4 }, "Matchday 4"],
    [{ stage: "group", group: "B", matchday: 2 }, "Group B"],
    [{ stage: "group" }, "Group stage"],
    [{ stage: "semi_final", leg: 1 }, "Semi-final · First leg"],
    [{ stage: "quarter_final", leg: 2 }, "Quarter-final · Second leg"],
    [{ stage: "final" }, "Final"],
  ])("%j is “%s”", (facts, label) => {
    expect(stageLabel(of(facts), t)).toBe(label);
  });

  test.each<[Omit<StageFacts, "sport">, string]>([
    [{ stage: "regular", matchday: 9 }, "Round 9"],
    [{ stage: "round_of_16" }, "First round"],
    [{ stage: "quarter_final" }, "Quarter-final"],
    [{ stage: "quarter_final", leagueId: "8001" }, "Conference semi-final"],
    [{ stage: "final", leagueId: "8001" }, "NBA Finals"],
    [{ stage: "round_of_16", leagueId: "8001" }, "First round"],
    [{ stage: "final", leagueId: "8002" }, "Final"],
  ])("%j is “%s” in basketball", (facts, label) => {
    expect(stageLabel({ sport: "basketball", ...facts }, t)).toBe(label);
  });

  test.each<[string, Omit<StageFacts, "sport">[], Omit<StageFacts, "sport"> | undefined]>([
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
    expect(sharedStage(matches.map(of))).toEqual(shared && of(shared));
  });
});
