import { expect, test } from "vitest";
import { flagsIn } from "./member-flags.ts";

const member = { username: "u7", nickname: "Member7x", country: "TH" };

test.each([
  ["a new member", { member, walkthroughFlag: false }, { hasSeen: false, country: "TH" }],
  ["one who has seen it", { member, walkthroughFlag: true }, { hasSeen: true, country: "TH" }],
  ["one of no country", { member: { username: "u7" }, walkthroughFlag: false }, { hasSeen: false, country: "" }],
  ["one of whom the cookie speaks", { member }, { hasSeen: undefined, country: "TH" }],
  ["a guest", { member: null }, { hasSeen: undefined, country: "" }],
])("%s", (_, data, flags) => {
  expect(flagsIn({ result: { businessCode: 0, data } })).toEqual(flags);
});

test.each([undefined, "<html>", { result: { businessCode: 503 } }])("%j says nothing", (body) => {
  expect(flagsIn(body)).toEqual({ hasSeen: undefined, country: "" });
});
