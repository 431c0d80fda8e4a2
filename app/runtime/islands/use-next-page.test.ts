import { expect, test } from "vitest";
import { withNextPage } from "./use-next-page.ts";

interface Page {
  items: string[];
  next?: string;
}

const nextOf = ({ next }: Page) => next;
const FIRST: Page = { items: ["a", "b"], next: "b" };
const SECOND: Page = { items: ["c"] };
const data = (...pages: Page[]) => ({ pages, pageParams: pages.map((_, at) => String(at)) });

test("a page is added to what has been changed while it was on its way", () => {
  const changed = { ...FIRST, items: ["b"] };
  expect(withNextPage(data(changed), { page: SECOND, lastId: "b", nextOf })).toEqual({
    pages: [changed, SECOND],
    pageParams: ["0", "b"],
  });
});

test.each([
  ["was added meanwhile", data(FIRST, SECOND)],
  ["goes on behind another one now", data({ ...FIRST, next: "a" })],
  ["is gone", data()],
])("a page is left out where the last one %s", (_, now) => {
  expect(withNextPage(now, { page: SECOND, lastId: "b", nextOf })).toBe(now);
});
