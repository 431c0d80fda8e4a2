import { describe, expect, test } from "vitest";
import { contextAt } from "../../matches/history/test-context.ts";
import { appearancesIn } from "./appearances.ts";
import { cutAt } from "./cut.ts";
import { getProgress } from "./progress.ts";
import { getAppearances } from "./season-counts.ts";
import { FIXTURES, instantsOf } from "./test-matches.ts";

const SAMPLE = FIXTURES.filter((_, index) => index % 50 === 0);

describe("what a season adds up", () => {
  test("goals, assists and appearances are those of the match's progress, at any instant", async () => {
    for (const fixture of SAMPLE) {
      for (const now of [...instantsOf(fixture, 1), fixture.kickOff + 86_400_000]) {
        const context = contextAt(now);
        const progress = cutAt(await getProgress(fixture, context), now);
        const men = appearancesIn(progress).filter(({ minutes }) => minutes !== undefined);
        const counted = await getAppearances(fixture, context);
        expect(counted.map(({ player, minutes, rating }) => [player.id, minutes, rating])).toEqual(
          men.map(({ sheetMan, minutes, rating }) => [sheetMan.member.player.id, minutes, rating]),
        );
        const goals = progress.events.filter(
          (one) => one.kind === "goal" && one.how !== "own" && one.deletedAt === undefined,
        );
        expect(counted.reduce((sum, one) => sum + one.goals, 0)).toBe(goals.length);
        expect(counted.reduce((sum, one) => sum + one.assists, 0)).toBe(
          goals.filter((one) => one.kind === "goal" && one.assist !== undefined).length,
        );
      }
    }
  });

  test("nobody's, of a source that only names scorers", async () => {
    const [simulated] = SAMPLE;
    const fixture = { ...simulated!, id: "1", source: "recorded" as const };
    const state = {
      phase: "FULL_TIME" as const,
      reds: [0, 0] as const,
      goals: [{ minute: 10, side: "home" as const, player: "Al-Haydos" }],
      seq: 1,
      updatedAt: 0,
      score: [1, 0] as const,
    };
    const context = contextAt(fixture.kickOff + 86_400_000, [{ fixture, state }]);
    expect(await getAppearances(fixture, context)).toEqual([]);
  });
});
