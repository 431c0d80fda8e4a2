import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { NoticeList } from "#contract/domain/notices";
import texts from "../../../locales/en/notices.json";
import { NoticeScroll } from "./NoticeScroll.tsx";
import { testNotice } from "./test-notices.ts";

const render = (hasNext: boolean, isFault = false): string => {
  const list: NoticeList = { announcements: [], others: [testNotice("9")], hasNext };
  const notices = {
    list,
    isFault,
    isLoading: false,
    load: () => undefined,
    markRead: () => [],
    markAllRead: async () => undefined,
  };
  return renderToStaticMarkup(<NoticeScroll notices={notices} locale="en" texts={texts} storage={undefined} />);
};

/** The observed element, after everything else. */
const END = /<div><\/div>$/;

test.each([
  ["there is more", render(true), texts.more],
  ["more did not come", render(true, true), texts.retry],
])("where %s, a button stands in front of the very end", (_, html, name) => {
  expect(html).toMatch(END);
  expect(html).toContain(`>${name}</button></div><div></div>`);
});

test("where there is no more, nothing does", () => {
  expect(render(false)).toMatch(END);
  expect(render(false)).not.toContain("data-press");
});
