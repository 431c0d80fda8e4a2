import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { TEST_EVENTS } from "~/features/match-events/test-events";
import { timelineRows } from "~/features/match-events/timeline";
import { live, STATES } from "~/features/match-row/test-matches";
import { markupOf, textsOf } from "~/ui/test-translated";
import { Timeline } from "./Timeline.tsx";

const html = (match: Match = live) =>
  markupOf(<Timeline match={match} rows={timelineRows({ events: [...TEST_EVENTS] })} locale="en" />, [
    "matchInfo",
    "rows",
    "match",
    "common",
  ]);
const rows = (markup: string) => textsOf(markup, "li");

describe("the events of a match", () => {
  test("are newest first, with the ends of periods among them", () => {
    const texts = rows(html());
    expect(texts[0]).toMatch(/^82'/);
    expect(texts).toContain("Half-time 2-1");
    expect(texts.at(-1)).toBe("First half");
  });

  test("are named by their side for screen readers, and stand on its side", () => {
    expect(rows(html()).find((text) => text.startsWith("12'"))).toBe("12' Hà Nội FC: Goal Quyết · Assist: Hùng 1-0");
    expect(html()).toMatch(/class="event home"/);
    expect(html()).toMatch(/class="event away"/);
  });

  test.each([
    ["a goal", "12'", "visually-hidden"],
    ["an own goal", "20'", "kind"],
    ["a missed penalty", "33'", "kind"],
    ["a substitution", "75'", "visually-hidden"],
  ])("name %s where its sign alone would not do", (_name, minute, look) => {
    const item = html()
      .split("<li ")
      .find((part) => part.includes(`>${minute.replace("'", "&#x27;")}<`));
    expect(item).toContain(`<span class="${look}">`);
  });

  test("say that a goal does not count, without its name", () => {
    const deleted = rows(html()).find((text) => text.startsWith("80'"));
    expect(deleted).toMatch(/Goal disallowed/);
    expect(deleted).not.toMatch(/: Goal Quyết/);
  });

  test("begin with a review that is under way", () => {
    expect(rows(html(STATES.varCheck))[0]).toContain("VAR check under way.");
    expect(rows(html())[0]).not.toContain("VAR check");
  });
});
