import { describe, expect, test } from "vitest";
import { closingOf } from "./closings.ts";
import type { Fact } from "./facts.ts";
import type { Line } from "./story.ts";
import { finishedOf, reportOf } from "./test-stories.ts";

const fact = (weight: number): Fact => ({ topic: "table home", weight, line: { key: "tableUp" } });
const closings = {
  standing: [[{ lines: [{ key: "tableUp" }] }]],
  others: [[{ lines: [{ key: "nextHome" }] }]],
} as const;

test("a report ends in one of several ways, with the standing where that has changed", () => {
  const endsOf = (weight: number) =>
    new Set(Array.from({ length: 20 }, (_, index) => closingOf(`id ${index}`, [fact(20), fact(weight)], closings)));
  expect(endsOf(60)).toEqual(new Set(closings.standing));
  expect(endsOf(30)).toEqual(new Set([...closings.standing, ...closings.others]));
});

/** What a sentence is about: the standings and form, the next game, a player, or the game. */
function subjectOf({ topic = "", key }: Line): string {
  if (topic.startsWith("next")) return "next";
  if (/^(?:table|run|goals) /.test(topic)) return "standing";
  return /Scorer|Points$|Double$|Goals$|saves|hero/i.test(key) ? "people" : "game";
}

describe.each([
  ["football", "101"],
  ["basketball", "8001"],
])("reports on %s", (_sport, competitionId) => {
  test("end in different ways, none with more than half", async () => {
    const fixtures = finishedOf(competitionId, "2026-27", 60, 40);
    const ends = new Map<string, number>();
    for (const fixture of fixtures) {
      const { outline } = await reportOf(fixture);
      const part = outline.parts.slice(0, -1).findLast(({ lines }) => lines.length > 0)!;
      const subject = subjectOf(part.lines[0]!);
      ends.set(subject, (ends.get(subject) ?? 0) + 1);
    }
    expect(ends.size).toBeGreaterThan(2);
    expect(Math.max(...ends.values())).toBeLessThanOrEqual(fixtures.length / 2);
  });
});
