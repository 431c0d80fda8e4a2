import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { decideRoute } from "#worker/locale/decide-route";
import { announcementRow } from "#upstream/services/announcements/publish-announcement";

const announcements = globSync("content/*/announcements/*.md")
  .sort()
  .map((file) => ({ file, row: announcementRow(readFileSync(file, "utf8")) }));

/** Earlier than the tests' clock. */
const LATEST = Date.parse("2026-10-17T00:00:00Z");

const linksOf = (markdown: string): string[] => [...markdown.matchAll(/\]\(([^)]*)\)/g)].map(([, link = ""]) => link);

test("each is in every language, in its own file, and out at the same time", () => {
  for (const { file, row } of announcements)
    expect(file).toBe(`content/${row.language}/announcements/${row.key}.md`);
  for (const key of new Set(announcements.map(({ row }) => row.key))) {
    const variants = announcements.filter(({ row }) => row.key === key).map(({ row }) => row);
    expect(variants.map(({ language }) => language).sort()).toEqual([...LOCALE_CODES].sort());
    expect(new Set(variants.map(({ publishAt }) => publishAt)).size).toBe(1);
    expect(variants[0]?.publishAt).toBeLessThan(LATEST);
    expect(new Set(variants.map(({ markdown }) => linksOf(markdown).length)).size, key).toBe(1);
  }
});

describe.each(announcements.map((one) => [one.file, one.row] as const))("%s", (_, row) => {
  test("is written as texts here are", () => {
    expect(row.markdown).not.toMatch(/[!！]|TODO|\{\{|undefined/);
    expect(row.markdown).not.toMatch(/[^\n|] {2,}[^ |]/);
    expect(row.html.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(2);
    expect(row.title.length).toBeLessThanOrEqual(70);
  });

  test("leads to pages of its language, without a detour", () => {
    for (const link of linksOf(row.markdown)) {
      expect(link.startsWith(`/${row.language}/`), link).toBe(true);
      const request = { path: link, search: "", now: LATEST };
      const route = decideRoute({ ...request, chooseLocale: () => "en", chooseSport: () => "football" });
      expect(route.kind, link).toBe("page");
    }
  });
});
