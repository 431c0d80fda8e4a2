import { describe, expect, test } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { markupOf, textsOf } from "~/ui/test-translated";
import { EventText } from "./EventText.tsx";
import { testEvent } from "./test-events.ts";
import { type TimelineEvent, timelineRows } from "./timeline.ts";

type Change = Parameters<typeof testEvent>[0];

function html(change: Change, locale: LocaleCode = "en", isStruck = false): string {
  const [row] = timelineRows({ events: [testEvent(change)] });
  return markupOf(
    <EventText event={row as TimelineEvent} locale={locale} isStruck={isStruck} />,
    ["matchInfo"],
    locale,
  );
}
const text = (change: Change) => textsOf(`<p>${html(change)}</p>`, "p")[0];
const hung = { name: "Hùng", id: "8", key: "hung" };

describe("an event in words", () => {
  test.each<[string, Change, string]>([
    ["a goal names who scored", {}, "Quyết"],
    ["and who gave the assist", { assist: hung }, "Quyết · Assist: Hùng"],
    ["a card has no assist", { type: "YELLOW", assist: hung }, "Quyết"],
    ["a card names its reason", { type: "YELLOW", reason: "foul" }, "Quyết · Foul"],
    [
      "a card of somebody unknown has its reason alone",
      { type: "YELLOW", player: undefined, reason: "foul" },
      "· Foul",
    ],
    [
      "a substitution says who is on and who is off",
      { type: "SUBST", player: undefined, playerIn: hung, playerOut: { name: "Minh" }, reason: "injury" },
      "On: Hùng Off: Minh · Injury",
    ],
    ["or only who is on", { type: "SUBST", player: undefined, playerIn: hung }, "On: Hùng"],
    [
      "a review says its decision and reason",
      { type: "VAR", player: undefined, varOutcome: "GOAL_CANCELLED", reason: "offside" },
      "Goal disallowed · Offside",
    ],
    ["an undecided review says nothing", { type: "VAR", player: undefined }, ""],
    [
      "a goal has both an assist and a reason",
      { assist: hung, reason: "post" },
      "Quyết · Assist: Hùng · Hit the woodwork",
    ],
  ])("%s", (_name, change, words) => {
    expect(text(change)).toBe(words);
  });

  test("strikes the name of a goal that does not count, which nobody assists", () => {
    expect(html({ assist: hung }, "en", true)).toContain("name struck");
    expect(html({ assist: hung }, "en", true)).not.toContain("Assist");
    expect(html({})).not.toContain("struck");
  });

  test("leads to a player's page if there is one", () => {
    expect(html({})).toContain('href="/en/football/player/quyet/7/overview"');
    expect(html({ player: { name: "Thành" } })).not.toContain("href");
  });

  test("has no space after the colon in Chinese", () => {
    expect(html({ assist: hung }, "zh-Hans")).toMatch(/：<a/);
  });
});
