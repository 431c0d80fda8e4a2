import { beforeEach, expect, test } from "vitest";
import { readMemberRecord, writeMemberRecord } from "../../runtime/members/member-record.ts";
import { noticeMarkIn } from "./notice-mark.ts";
import {
  compareIds,
  forgetNotices,
  isFlagOld,
  noteRenewed,
  readLatest,
  readMarks,
  siteTime,
  writeLatest,
  writeMarks,
} from "./notice-record.ts";

let stored: Map<string, string>;
let store: Pick<Storage, "getItem" | "setItem" | "removeItem">;

beforeEach(() => {
  stored = new Map();
  store = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
  writeMemberRecord({ nickname: "fan1", profilePicture: "/a.svg" }, store);
});

test.each([
  [{ isFlagged: false, hasNew: false }, false],
  [{ isFlagged: true, hasNew: false }, "flagged"],
  [{ isFlagged: false, hasNew: true }, "new"],
  [{ isFlagged: true, hasNew: true }, "new"],
])("%j is read again, and is the mark %s before the first paint", (marks, mark) => {
  writeMarks(marks, store);
  expect(readMarks(store)).toEqual(marks);
  expect(noticeMarkIn(store)).toBe(mark);
  writeMarks({ isFlagged: false, hasNew: false }, store);
  writeMemberRecord({ nickname: "fan1", profilePicture: "/a.svg", walkthroughFlag: true }, store);
  expect(noticeMarkIn(store)).toBe(false);
});

test("the flag is a field of the member's record, beside what is known of them", () => {
  writeMarks({ isFlagged: true, hasNew: false }, store);
  expect(readMemberRecord(store)).toEqual({ nickname: "fan1", profilePicture: "/a.svg", notificationFlag: true });
});

test.each([
  ["12", "12"],
  ["", undefined],
  ["<b>", undefined],
  ["-1", undefined],
])("%j is the last id: %s", (text, id) => {
  stored.set("notices-latest", text);
  expect(readLatest(store)).toBe(id);
});

test.each([
  ["never yet", undefined, 1_000, true, 1_000],
  ["just now", [1_000, 501_000], 1_000, false, 501_000],
  ["three minutes ago", [1_000, 1_000], 181_000, true, 181_000],
  ["by a clock that has been put back since", [5_000, 5_000], 1_000, true, 1_000],
] as const)("the upstream said %s what its flag is", (_, renewed, now, isOld, siteNow) => {
  if (renewed) noteRenewed(renewed[0], renewed[1], store);
  expect([isFlagOld(now, store), siteTime(now, store)]).toEqual([isOld, siteNow]);
});

test("nothing of it stays when the session has ended", () => {
  writeMarks({ isFlagged: true, hasNew: true }, store);
  writeLatest("7", store);
  noteRenewed(1, 1, store);
  forgetNotices(store);
  expect([...stored.keys()]).toEqual(["user"]);
});

test("a storage that is full or forbidden is passed over", () => {
  const full = { ...store, setItem: () => expect.fail("full") };
  expect(() =>
    writeLatest("7", {
      ...full,
      setItem: () => {
        throw new Error("full");
      },
    }),
  ).not.toThrow();
  expect(readLatest(undefined)).toBeUndefined();
});

test("ids are compared as numbers", () => {
  expect(["10", "9", "100", "2"].sort(compareIds)).toEqual(["2", "9", "10", "100"]);
  expect(compareIds("7", "7")).toBe(0);
});
