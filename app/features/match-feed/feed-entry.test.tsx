import { describe, expect, test } from "vitest";
import type { MatchTabKey } from "#contract/tables/match-tabs";
import { testEvent } from "~/features/match-events/test-events";
import { timelineRows } from "~/features/match-events/timeline";
import { live } from "~/features/match-row/test-matches";
import { aboutOf } from "~/features/odds/test-odds-pages";
import { testPage } from "~/page/test-page";
import { markupOf, textsOf } from "~/ui/test-translated";
import { FeedEntry } from "./FeedEntry.tsx";
import type { FeedItem, FeedNews } from "./feed-items.ts";

const TEXTS = ["common", "matchFeed", "matchInfo", "match", "rows", "matches"] as const;

function entry(
  news: FeedNews & Partial<FeedItem>,
  tabs: readonly MatchTabKey[] = ["info", "commentary", "lineups", "odds"],
) {
  const item = { id: "e1", at: 0, ...news } as FeedItem;
  const head = { about: aboutOf(live), tabs } as unknown as Parameters<typeof FeedEntry>[0]["head"];
  const markup = markupOf(<FeedEntry item={item} head={head} page={testPage("en")} />, TEXTS);
  return { markup, text: textsOf(markup, "li")[0] };
}
function event(change: Parameters<typeof testEvent>[0] = {}): FeedNews {
  const [row] = timelineRows({ events: [testEvent(change)] });
  if (!row) throw new Error("no such row");
  return { kind: "event", event: row };
}

describe("an entry of a match's feed", () => {
  test.each<[string, FeedNews & Partial<FeedItem>, string]>([
    ["a goal, with score and side", { ...event({ score: [1, 0] }), minute: "12" }, "12' Goal Quyết 1-0 Hà Nội FC"],
    ["a goal that does not count", event({ isDeleted: true }), "Goal disallowed Quyết Hà Nội FC"],
    [
      "the end of a period",
      event({ type: "PERIOD", side: undefined, player: undefined, phase: "HALF_TIME", score: [2, 1] }),
      "Match Half-time 2-1",
    ],
    [
      "a comment",
      { kind: "comment", comment: { kind: "SHOT", text: "Over the bar." } } as FeedNews,
      "Shot Over the bar.",
    ],
    [
      "line-ups with both formations",
      { kind: "lineups", state: "official", formations: ["4-3-3", "3-5-2"] },
      "Line-ups Line-ups announced Hà Nội FC 4-3-3 · Nam Định 3-5-2",
    ],
    [
      "predicted line-ups without a formation",
      { kind: "lineups", state: "predicted", formations: ["4-3-3", undefined] },
      "Line-ups Predicted line-ups",
    ],
    [
      "odds that are not back",
      { kind: "odds", company: "Crown", isBack: false },
      "Odds Crown suspended its odds Not back yet",
    ],
    [
      "odds that are back",
      { kind: "odds", company: "Crown", isBack: true, backMinute: 67 },
      "Odds Crown suspended its odds Back at 67'",
    ],
  ])("says %s", (_name, news, text) => {
    expect(entry(news).text?.replace(/\u2060/g, "")).toBe(text);
  });

  test("stands out for a goal that counts", () => {
    expect(entry(event()).markup).toContain("entry goal");
    expect(entry(event({ isDeleted: true })).markup).not.toContain("entry goal");
    expect(entry(event({ type: "YELLOW" })).markup).not.toContain("entry goal");
  });

  test("leads to the tab with details, if the match has it", () => {
    expect(entry(event()).markup).toMatch(/href="[^"]*#e-1"/);
    expect(entry(event(), ["odds"]).markup).not.toMatch(/href="[^"]*#e-1"/);
    const odds: FeedNews = { kind: "odds", company: "Crown", isBack: false };
    expect(entry(odds).markup).toMatch(/href="[^"]*\/odds"/);
  });
});
