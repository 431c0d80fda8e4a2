import { expect, test } from "vitest";
import { PAGES } from "#contract/tables/pages/pages";
import { pageStyles } from "./document-styles.mjs";

const { everyPage, pages } = (await pageStyles()) as { everyPage: string[]; pages: Record<string, string[]> };

test("every document has the sheets of the frame, no page has them again", () => {
  expect(everyPage).toContain("app/ui/every-page.css");
  expect(Object.values(pages).flat()).not.toContain("app/ui/every-page.css");
});

test("a page has what its components import, each sheet once, its own behind what it shares", () => {
  const files = pages["match-list"] ?? [];
  expect(files).toContain("app/features/match-row/match-row.module.css");
  for (const [page, sheets] of Object.entries(pages)) expect(new Set(sheets).size, page).toBe(sheets.length);
  expect(pages.article?.at(-1)).toBe("app/features/article/article.module.css");
  expect(pages.team?.at(-1)).toBe("app/features/team/team-overview.module.css");
});

test("of other pages' sheets a page has none but those that it imports", () => {
  expect(pages.fantasy?.filter((file) => file.startsWith("app/features/"))).toEqual([
    "app/features/fantasy/fantasy.module.css",
  ]);
});

// An error page has its own style.
const PLAIN = ["offline"];

test.each([...new Set(PAGES.map(({ module }) => module))].filter((module) => !PLAIN.includes(module)))(
  "the page %s has sheets of its own",
  (module) => {
    expect(pages[module]?.length).toBeGreaterThan(0);
  },
);
