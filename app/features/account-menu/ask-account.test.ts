import { expect, test } from "vitest";
import type { Me } from "~/runtime/members/ask-me";
import { SessionEnded } from "~/runtime/members/session-ended";
import { recordOf, refusalIn } from "./ask-account.ts";

const ME = { username: "u1", nickname: "Somchai9" };
const PICTURE = { profilePicture: "/storage/avatar/03.svg" };

test.each<[string, Me, object]>([
  ["a new member", ME, { ...ME, ...PICTURE }],
  [
    "one with choices",
    { ...ME, country: "TH", language: "th", notificationFlag: true, avatar: "03", now: 7 },
    { ...ME, ...PICTURE, preferredCountry: "TH", preferredLanguage: "th", notificationFlag: true },
  ],
  ["one with a language that is none of ours", { ...ME, language: "xx" }, { ...ME, ...PICTURE }],
])("the record of %s", (_, me, record) => {
  expect(recordOf(me, PICTURE.profilePicture)).toStrictEqual(record);
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
