import { expect, test } from "vitest";
import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import { type AttemptOutcome, pathAfterAttempt } from "./provider-paths.ts";

const failed = (fault: number | "provider" | "unavailable"): AttemptOutcome => ({ kind: "failed", fault });

const GUEST = { callBackUrl: "/th/football/fav" };
const BACK = "callBackUrl=%2Fth%2Ffootball%2Ffav";
test.each<[AttemptOutcome, string]>([
  [{ kind: "done" }, "/th/football/fav"],
  [{ kind: "restored" }, "/th/account/myProfile?saved=restored"],
  [{ kind: "pending" }, `/th/signup?${BACK}`],
  [{ kind: "cancelled" }, `/th/signin?${BACK}`],
  [failed("provider"), `/th/signin?fault=provider&${BACK}`],
  [failed("unavailable"), `/th/signin?fault=unavailable&${BACK}`],
  [failed(100112), `/th/signin?fault=100112&${BACK}`],
])("whoever signs in and comes back with %j goes on to %s", (outcome, path) => {
  expect(pathAfterAttempt(outcome, GUEST, "th")).toBe(path);
});

const MEMBER = { ...GUEST, linksTo: "u7" };
test.each<[AttemptOutcome, string]>([
  [{ kind: "done" }, "/th/account/myProfile?saved=linked"],
  [{ kind: "cancelled" }, "/th/account/myProfile"],
  [failed("provider"), "/th/account/myProfile?fault=provider"],
  [failed(100119), "/th/account/myProfile?fault=100119"],
  [failed(BUSINESS_SESSION_INVALID), "/th/signin?callBackUrl=%2Fth%2Faccount%2FmyProfile"],
])("a member who links an account and comes back with %j goes on to %s", (outcome, path) => {
  expect(pathAfterAttempt(outcome, MEMBER, "th")).toBe(path);
});

test("a friend's code goes on to sign-up", () => {
  const attempt = { ...GUEST, referralCode: "FRIEND-1" };
  expect(pathAfterAttempt({ kind: "pending" }, attempt, "th")).toBe(`/th/signup?${BACK}&ref=FRIEND-1`);
});

test("a visitor without an attempt is not sent back", () => {
  expect(pathAfterAttempt(failed("provider"), undefined, "vn")).toBe("/vn/signin?fault=provider");
});
