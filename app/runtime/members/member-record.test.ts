import { expect, test } from "vitest";
import {
  forgetMemberRecord,
  hasMemberRecord,
  isOtherMember,
  noteMember,
  readMemberRecord,
  writeMemberRecord,
} from "./member-record.ts";

function memoryStore(user?: string) {
  const entries = new Map(user === undefined ? [] : [["user", user]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
const SHOWN = { nickname: "Somchai9", profilePicture: "/storage/avatar/03.svg" };

test.each([
  ["nothing", undefined, SHOWN],
  [
    "the same member",
    { ...SHOWN, username: "u1", preferredCountry: "TH" },
    { ...SHOWN, username: "u1", preferredCountry: "TH" },
  ],
  ["somebody else", { nickname: "Other8", username: "u2", preferredCountry: "VN" }, SHOWN],
  ["no record of ours", 7, SHOWN],
])("over %s", (_, before, after) => {
  const store = memoryStore(before === undefined ? undefined : JSON.stringify(before));
  writeMemberRecord(SHOWN, store);
  expect(JSON.parse(store.getItem("user") ?? "")).toEqual(after);
});

test.each([
  ["nothing", undefined, true],
  ["the same nickname", { nickname: "Somchai9" }, false],
  ["another nickname", { nickname: "Other8" }, true],
  ["another nickname of unknown members", { nickname: "Other8", username: undefined }, true],
])("beside %s", (_, before, isOther) => {
  const store = memoryStore(before === undefined ? undefined : JSON.stringify(before));
  expect(isOtherMember(SHOWN, store)).toBe(isOther);
});

test("over what is no JSON", () => {
  const store = memoryStore("{");
  writeMemberRecord(SHOWN, store);
  expect(JSON.parse(store.getItem("user") ?? "")).toEqual(SHOWN);
});

test("a full storage is no fault", () => {
  const store = memoryStore();
  const full = {
    ...store,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => writeMemberRecord(SHOWN, full)).not.toThrow();
});

test("is there until it is forgotten", () => {
  const store = memoryStore();
  expect(hasMemberRecord(store)).toBe(false);
  writeMemberRecord(SHOWN, store);
  expect(hasMemberRecord(store)).toBe(true);
  forgetMemberRecord(store);
  expect(hasMemberRecord(store)).toBe(false);
});

test("what is learnt of the member is added, and nothing of nobody", () => {
  const store = memoryStore();
  noteMember({ walkthroughFlag: true }, store);
  expect(hasMemberRecord(store)).toBe(false);
  writeMemberRecord(SHOWN, store);
  noteMember({ walkthroughFlag: true }, store);
  expect(readMemberRecord(store)).toEqual({ ...SHOWN, walkthroughFlag: true });
});
