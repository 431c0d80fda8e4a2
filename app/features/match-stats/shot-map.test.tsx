import { describe, expect, test } from "vitest";
import type { Shot } from "#contract/domain/match-statistics";
import { finished } from "~/features/match-row/test-matches";
import { markupOf, textsOf } from "~/ui/test-translated";
import { ShotMap } from "./ShotMap.tsx";
import { statistics } from "./test-stats.ts";

const [sample] = statistics.shots;
const shot = (change: Partial<Shot>): Shot => ({ ...(sample as Shot), side: "home", ...change });
const map = (...shots: Shot[]) =>
  markupOf(<ShotMap shots={shots} teams={finished} locale="en" />, ["stats", "people", "common"]);

describe("the shots of a match", () => {
  test("are on their side's half, with a count of each outcome", () => {
    const markup = map(
      shot({ id: "1", outcome: "goal" }),
      shot({ id: "2", outcome: "saved" }),
      shot({ id: "3", outcome: "saved" }),
    );
    const [home = "", away = ""] = textsOf(markup, "figure");
    expect(home).toMatch(/Goal 1 .*Saved 2|Saved 2 .*Goal 1/);
    expect(away).toContain("No shots");
  });

  test.each([
    ["blocked", /<path class="blocked"/],
    ["post", /<path class="post"/],
    ["goal", /<circle class="goal".*<circle class="ball"/],
    ["saved", /<circle class="saved"/],
  ] as const)("that are %s have a shape of their own", (outcome, shape) => {
    expect(map(shot({ id: "1", outcome }))).toMatch(shape);
    if (outcome !== "goal") expect(map(shot({ id: "1", outcome }))).not.toContain('class="ball"');
  });

  test("are described by minute, player, outcome and chance, as far as these are known", () => {
    const titles = (change: Partial<Shot>) =>
      textsOf(map(shot({ id: "1", minute: 12, addedMinute: undefined, outcome: "goal", ...change })), "title")[0];
    expect(titles({ player: { name: "Quyết" }, xg: "0.25" })).toBe("12' Quyết · Goal · xG 0.25");
    expect(titles({ player: undefined, xg: undefined })).toBe("12' Goal");
  });

  test("are drawn with goals on top", () => {
    const markup = map(shot({ id: "1", outcome: "goal" }), shot({ id: "2", outcome: "blocked" }));
    expect(markup.indexOf('class="blocked"')).toBeLessThan(markup.indexOf('class="goal"'));
  });

  test("are listed too, if there are any", () => {
    expect(map(shot({ id: "1" }))).toContain('<details id="shot-list">');
    expect(map()).not.toContain("<details");
  });
});
