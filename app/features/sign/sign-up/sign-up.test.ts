import { describe, expect, test } from "vitest";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import { faultOf } from "~/features/match-list/test-context";
import { formRequest, given, guestContext, refused, SIGNED_IN, stateOf } from "~/features/sign/test-account";
import { signUp } from "./sign-up.server.ts";

const NUMBER = { callingCode: "66", phone: "0812345678" };
const DETAILS = {
  ...NUMBER,
  intent: "signup",
  code: "123 456",
  password: "Abcdefg1",
  confirmPassword: "Abcdefg1",
  nickname: "Somchai9",
  referralCode: "",
  terms: "on",
};
const SENT = given({ resendAfter: 60, expiresIn: 300 });

const send = async (fields: Record<string, string>, answer: Parameters<typeof guestContext>[0], search = "") => {
  const { context, calls, begun } = guestContext(answer);
  const response = await signUp(formRequest(`/en/signup${search}`, fields), context);
  return { response, state: await stateOf(response), calls, begun };
};

describe("the first step", () => {
  test("sends a code and shows the number as its country writes it", async () => {
    const { response, state, calls } = await send({ ...NUMBER, intent: "send", referralCode: "FRIEND" }, () => SENT);
    expect(response.status).toBe(200);
    expect(calls).toEqual([{ name: "getWSUP", query: { callingCode: "66", phone: "081 234 5678" } }]);
    expect(state).toMatchObject({
      step: "details",
      values: { callingCode: "66", phone: "081 234 5678", referralCode: "FRIEND" },
      sent: { resendAfter: 60, expiresIn: 300 },
    });
  });

  test.each([
    ["12", "phone"],
    ["", "phone"],
    ["02 123 4567", "notMobile"],
    ["+84912345678", "phone"],
  ])("takes no %j, and asks nobody", async (phone, kind) => {
    const { response, state, calls } = await send({ ...NUMBER, phone, intent: "send" }, () => SENT);
    expect(response.status).toBe(400);
    expect(state).toMatchObject({ step: "number", values: { phone }, faults: { phone: { kind } } });
    expect(calls).toEqual([]);
  });

  test("goes on where a code was sent a moment ago, and says when another may be had", async () => {
    const tooSoon = refused(MEMBER_REFUSALS.codeTooSoon.code, { message: "Wait", field: "code", retryAfter: 42 });
    const { response, state } = await send({ ...NUMBER, intent: "send" }, () => tooSoon);
    expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "42"]);
    expect(state).toMatchObject({ step: "details", sent: { resendAfter: 42 }, faults: { code: { message: "Wait" } } });
  });

  test("says until when no more codes are sent", async () => {
    const limit = refused(MEMBER_REFUSALS.codeLimit.code, { message: "Tomorrow", field: "phone", retryAfter: 7_200 });
    const { response, state } = await send({ ...NUMBER, intent: "send" }, () => limit);
    expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "7200"]);
    expect(state).toMatchObject({ step: "number", faults: { phone: { message: "Tomorrow", wait: 7_200 } } });
  });

  test("keeps what was typed while the supplier does not answer", async () => {
    const { response, state } = await send({ ...NUMBER, intent: "send" }, () => faultOf("timeout"));
    expect(response.status).toBe(503);
    expect(state).toMatchObject({ step: "number", values: NUMBER, faults: { form: { kind: "unavailable" } } });
  });
});

describe("the second step", () => {
  test("makes the account, signs in and leads to where it was asked for", async () => {
    const { response, calls, begun } = await send(DETAILS, () => given(SIGNED_IN), "?callBackUrl=%2Fen%2Fnews");
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/en/news"]);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(begun).toEqual(["token-1"]);
    const { intent: _, terms: __, referralCode: ___, ...typed } = DETAILS;
    expect(calls).toEqual([{ name: "signup", query: { ...typed, code: "123456", countryCode: "VN" } }]);
  });

  test("without a way back leads home", async () => {
    const { response } = await send(DETAILS, () => given(SIGNED_IN), "?callBackUrl=https%3A%2F%2Fevil.example");
    expect(response.headers.get("Location")).toBe("/en/football/matches");
  });

  test("says all that is wrong at once, keeps what was typed except passwords, and asks nobody", async () => {
    const wrong = { code: "12", password: "short", confirmPassword: "other", nickname: "a b", terms: "" };
    const { response, state, calls } = await send({ ...DETAILS, ...wrong }, () => given(SIGNED_IN));
    expect(response.status).toBe(400);
    expect(state?.faults).toEqual({
      code: { kind: "code" },
      password: { kind: "passwordSpecified" },
      confirmPassword: { kind: "passwordsDiffer" },
      nickname: { kind: "nickname" },
      terms: { kind: "terms" },
    });
    expect(state).toMatchObject({ step: "details", values: { nickname: "a b", code: "12" } });
    expect(JSON.stringify(state)).not.toMatch(/short|other/);
    expect(calls).toEqual([]);
  });

  test("shows a refusal beside its field", async () => {
    const taken = refused(MEMBER_REFUSALS.nicknameTaken.code, { message: "Taken", field: "nickname" });
    const { response, state, begun } = await send(DETAILS, () => taken);
    expect(response.status).toBe(400);
    expect(state?.faults).toEqual({ nickname: { message: "Taken" } });
    expect(begun).toEqual([]);
  });

  test("leads back to the number, with what was typed", async () => {
    const { state, calls } = await send({ ...DETAILS, intent: "change" }, () => SENT);
    expect(state).toMatchObject({ step: "number", values: { ...NUMBER, nickname: "Somchai9" } });
    expect(calls).toEqual([]);
  });
});
