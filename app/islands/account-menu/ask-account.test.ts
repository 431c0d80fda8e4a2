import { expect, test } from "vitest";
import { SessionEnded } from "~/browser/session-ended";
import { readMe, refusalIn } from "./ask-account.ts";

const answer = (data: object) => ({ result: { businessCode: 0, data } });
const MEMBER = { username: "u1", nickname: "Somchai9", avatar: "03" };

test.each([
  [{ member: MEMBER }, { country: undefined, language: undefined, notificationFlag: false }],
  [
    { member: { ...MEMBER, country: "TH", language: "th" }, notificationFlag: true, walkthroughFlag: true },
    { country: "TH", language: "th", notificationFlag: true, walkthroughFlag: true },
  ],
  [
    { member: { ...MEMBER, country: "TH", language: "xx" } },
    { country: "TH", language: undefined, notificationFlag: false },
  ],
])("%j is a member", (data, facts) => {
  expect(readMe(answer(data))).toEqual({ username: "u1", nickname: "Somchai9", ...facts });
});

test.each([
  { result: { businessCode: 0, data: { member: null } } },
  {},
  { result: {} },
  answer({ member: { username: 7 } }),
])("%j is none", (given) => {
  expect(readMe(given)).toBeUndefined();
});

test.each([
  [{ result: { businessCode: 0 } }, undefined],
  [
    { result: { businessCode: 100124, message: "This country is not available." } },
    { message: "This country is not available." },
  ],
  [{ result: { businessCode: 7 } }, {}],
  [{}, {}],
])("%j: %j", (given, refusal) => {
  expect(refusalIn(given)).toEqual(refusal);
});

test("the code of a session that is over ends it", () => {
  expect(() => refusalIn({ result: { businessCode: 100007, message: "over" } })).toThrow(SessionEnded);
});
