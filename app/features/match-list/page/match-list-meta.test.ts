import { describe, expect, test } from "vitest";
import type { ShownDay } from "~/features/match-list/list-data";
import type { Page } from "~/page/page";
import { testPage } from "~/page/test-page";
import { matchListMeta } from "./MatchListPage.tsx";

const DAY: ShownDay = {
  date: "2026-10-17",
  label: "Sat 17 Oct 2026",
  isInReach: true,
  today: "2026-11-21",
  reach: { from: "2023-11-21", to: "2026-12-21" },
};

const metaOf = (search: string, day: Partial<ShownDay> = {}, page: Partial<Page> = {}) =>
  matchListMeta({ ...DAY, ...day }, [
    { id: "root", data: testPage("en", { search, ...page }) },
    { id: "home", handle: { i18n: ["common", "matches", "rows"] } },
  ]);

const canonicalOf = (search: string) => metaOf(search).find((one) => "rel" in one && one.rel === "canonical");

describe("what a day's list tells search engines", () => {
  test.each([
    ["", ""],
    ["?date=2026-10-17", "?date=2026-10-17"],
    ["?date=2026-10-17&show=live", "?date=2026-10-17"],
    ["?show=all", ""],
    ["?show=upcoming", ""],
  ])("“%s” is another view of the day “%s”", (search, own) => {
    expect(canonicalOf(search)).toMatchObject({ href: `https://scores.example/en/football/matches${own}` });
    expect(JSON.stringify(metaOf(search))).not.toContain("show=");
  });

  test("days out of reach are passed over, others are not", () => {
    const robots = { name: "robots", content: "noindex, nofollow" };
    expect(metaOf("?date=2018-07-15", { isInReach: false })).toContainEqual(robots);
    expect(metaOf("")).not.toContainEqual(robots);
  });

  test("today's title names no date", () => {
    expect(metaOf("", { near: "today" })[0]).toEqual({ title: "Football scores today | Matchlight" });
    expect(metaOf("?date=2026-10-17")[0]).toEqual({ title: "Football scores for Sat 17 Oct 2026 | Matchlight" });
    expect(metaOf("", { near: "today" }, { path: "/basketball/matches" })[0]).toEqual({
      title: "Basketball scores today | Matchlight",
    });
  });
});
