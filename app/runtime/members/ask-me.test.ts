import { expect, test } from "vitest";
import { type Me, readMe } from "./ask-me.ts";
import { SessionEnded } from "./session-ended.ts";

const answer = (data: object) => ({ result: { businessCode: 0, data } });
const MEMBER = { username: "u1", nickname: "Somchai9", avatar: "03" };
const ME: Me = MEMBER;

test.each<[string, object, Me]>([
  ["of whom the cookie speaks alone", { member: MEMBER }, ME],
  [
    "who has seen the walkthrough",
    { member: MEMBER, notificationFlag: false, walkthroughFlag: true, now: 1_795_281_305_054 },
    { ...ME, notificationFlag: false, walkthroughFlag: true, now: 1_795_281_305_054 },
  ],
  [
    "with choices",
    { member: { ...MEMBER, country: "TH", language: "th" }, notificationFlag: true },
    { ...ME, country: "TH", language: "th", notificationFlag: true },
  ],
])("a member %s", (_, data, me) => {
  expect(readMe(answer(data))).toStrictEqual(me);
});

test.each([
  ["a guest", answer({ member: null })],
  ["the code of a session that is over", { result: { businessCode: 100_007 } }],
])("%s ends the session", (_, given) => {
  expect(() => readMe(given)).toThrow(SessionEnded);
});

// If these ended the session, the page would reload for ever.
test.each([{}, null, { result: {} }, { result: { businessCode: 503, data: { member: null } } }, answer({})])(
  "%j says nothing, and ends nothing",
  (given) => {
    expect(() => readMe(given)).toThrow(/no answer/);
    expect(() => readMe(given)).not.toThrow(SessionEnded);
  },
);
