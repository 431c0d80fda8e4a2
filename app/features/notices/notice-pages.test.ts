import { describe, expect, test } from "vitest";
import type { Notice, NoticeList } from "#contract/domain/notices";
import {
  joinPages,
  latestUnread,
  type NoticePages,
  nextId,
  withAllRead,
  withArrived,
  withRead,
} from "./notice-pages.ts";
import { testNotice } from "./test-notices.ts";

const announcement = (id: string): Notice => testNotice(id, { target: { kind: "announcement", id } });
const listOf = (others: string[], hasNext = false, announcements: string[] = []): NoticeList => ({
  announcements: announcements.map(announcement),
  others: others.map((id) => testNotice(id)),
  hasNext,
});
const pagesOf = (pages: NoticeList[], start = ""): NoticePages => ({
  pages,
  pageParams: pages.map((_, at) => (at === 0 ? start : "1")),
});
const short = ({ announcements, others }: NoticeList): string =>
  [announcements, others].map((list) => list.map(({ id, isRead }) => id + (isRead ? "r" : "")).join(" ")).join(" | ");

test.each([
  [listOf(["9", "8"], true), "8"],
  [listOf(["9", "8"]), undefined],
  [listOf([], true), undefined],
])("more begins behind the last that was loaded", (list, id) => {
  expect(nextId(list)).toBe(id);
});

describe("lists one after the other", () => {
  const data = pagesOf([listOf(["9", "8"], true, ["3"]), listOf(["7", "6"], true)]);

  test("are one list", () => {
    expect([short(joinPages(data.pages)), joinPages(data.pages).hasNext]).toEqual(["3 | 9 8 7 6", true]);
    expect(joinPages([]).hasNext).toBe(false);
  });

  test("one is read wherever it stands", () => {
    expect(short(joinPages(withRead(withRead(data, "7"), "3").pages))).toBe("3r | 9 8 7r 6");
  });

  test.each<[what: string, arrived: Notice[], list: string]>([
    ["the latest stands first", [testNotice("10"), testNotice("11")], "3 | 11 10 9 8 7 6"],
    ["announcements stand apart", [announcement("10")], "10 3 | 9 8 7 6"],
    ["what is there already does not come twice", [testNotice("9"), testNotice("10")], "3 | 10 9 8 7 6"],
  ])("of those that come %s", (_, arrived, list) => {
    expect(short(joinPages(withArrived(data, arrived).pages))).toBe(list);
  });

  test("all up to one are read, later ones are not", () => {
    const all = pagesOf([listOf(["10", "9"], false, ["3"]), listOf(["8"])]);
    expect(short(joinPages(withAllRead(all, "9").pages))).toBe("3r | 10 9r 8r");
  });

  test("the latest unread list can be marked up to its highest id, unless all of it is read", () => {
    expect(latestUnread(listOf(["9", "10"], false, ["30"]))).toBe("30");
    expect(latestUnread({ announcements: [], others: [testNotice("9", { isRead: true })] })).toBeUndefined();
    expect(latestUnread(listOf([]))).toBeUndefined();
  });

  test("a page of earlier ones stays as it is", () => {
    const earlier = pagesOf([listOf(["5"])], "6");
    expect(withArrived(earlier, [testNotice("10")])).toBe(earlier);
  });
});
