import { describe, expect, test } from "vitest";
import type { SignedIn } from "#contract/domain/members";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import type { MemberAnswer, PendingQuery } from "#worker/pages/context";
import { faultOf } from "~/features/match-list/test-context";
import { formRequest, given, guestContext, refused, SIGNED_IN, stateOf } from "~/features/sign/test-account";
import { loadSignUp } from "./load-sign-up.server.ts";
import { signUp } from "./sign-up.server.ts";

const NUMBER = { callingCode: "66", phone: "0812345678" };
const FORM = { ...NUMBER, provider: "line", intent: "complete", code: "123 456", terms: "on" };
const CALL_BACK = "?callBackUrl=%2Fen%2Fnews";
const SENT = given({ resendAfter: 60, expiresIn: 300 });
const SIGN_IN_AGAIN = `/en/signin${CALL_BACK}&fault=${MEMBER_REFUSALS.tokenInvalid.code}`;

/** A guest with a LINE account that waits for a number; `answer` is the result of completing it. */
function pendingContext(answer: MemberAnswer<SignedIn> | Error = given(SIGNED_IN)) {
  const { context, calls, begun } = guestContext(() => SENT);
  const completed: PendingQuery[] = [];
  let isPending = true;
  const pending = {
    provider: "line" as const,
    name: "Som",
    async complete(query: PendingQuery) {
      completed.push(query);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    drop: () => {
      isPending = false;
    },
  };
  const account = { ...context.account, pending: async () => (isPending ? pending : undefined) };
  return { context: { ...context, account }, calls, begun, completed };
}

async function send(fields: Record<string, string>, answer?: MemberAnswer<SignedIn> | Error) {
  const setup = pendingContext(answer);
  const response = await signUp(formRequest(`/en/signup${CALL_BACK}`, fields), setup.context);
  return { ...setup, response, state: await stateOf(response), location: response.headers.get("Location") };
}

describe("sign-up with an account at a provider", () => {
  test("shows whose it is, and nothing else of it", async () => {
    const data = await loadSignUp(new Request("https://matchlight.example/en/signup"), pendingContext().context);
    expect(data.pending).toEqual({ provider: "line", name: "Som" });
  });

  test("sends the code of any sign-up", async () => {
    const { state, calls } = await send({ ...NUMBER, provider: "line", intent: "send" });
    expect(calls.map(({ name }) => name)).toEqual(["getWSUP"]);
    expect(state).toMatchObject({ step: "details", values: { phone: "081 234 5678" } });
  });

  test("signs in with a number and its code, and leads to where it was begun", async () => {
    const { response, location, completed, begun } = await send(FORM);
    expect([response.status, location, begun]).toEqual([303, "/en/news", ["token-1"]]);
    expect(completed).toEqual([{ ...NUMBER, phoneCode: "123456", countryCode: "VN" }]);
    const friends = await send({ ...FORM, referralCode: "FRIEND" });
    expect(friends.completed).toEqual([{ ...NUMBER, phoneCode: "123456", referralCode: "FRIEND", countryCode: "VN" }]);
  });

  test("says all that is wrong at once, and asks nobody", async () => {
    const { state, completed } = await send({ ...FORM, code: "12", terms: "" });
    expect(state).toMatchObject({ step: "details", faults: { code: { kind: "code" }, terms: { kind: "terms" } } });
    expect(completed).toEqual([]);
  });

  test.each([
    [
      "a wrong code",
      refused(MEMBER_REFUSALS.wrongCode.code, { message: "Wrong", field: "code" }),
      { code: { message: "Wrong" } },
    ],
    ["a supplier that does not answer", faultOf("timeout"), { form: { kind: "unavailable" } }],
  ])("with %s says so in the form", async (_, answer, faults) => {
    const { state, begun } = await send(FORM, answer);
    expect(state).toMatchObject({ step: "details", faults });
    expect(begun).toEqual([]);
  });

  test("that took too long has to be begun again", async () => {
    const { location, context } = await send(FORM, refused(MEMBER_REFUSALS.tokenInvalid.code, { message: "Late" }));
    expect(location).toBe(SIGN_IN_AGAIN);
    expect(await context.account.pending()).toBeUndefined();
  });

  test.each(["send", "change", "complete"])("that is no longer pending has to be begun again: %s", async (intent) => {
    const { context, calls } = guestContext(() => SENT);
    const response = await signUp(formRequest(`/en/signup${CALL_BACK}`, { ...FORM, intent }), context);
    expect([response.headers.get("Location"), calls]).toEqual([SIGN_IN_AGAIN, []]);
  });

  test("does not complete the account of another provider, which has come in another tab", async () => {
    const { location, completed } = await send({ ...FORM, provider: "zalo" });
    expect([location, completed]).toEqual([SIGN_IN_AGAIN, []]);
  });

  test("can be given up for a sign-up without it", async () => {
    const { context } = pendingContext();
    const response = await signUp(formRequest(`/en/signup${CALL_BACK}&ref=FRIEND`, { intent: "giveUp" }), context);
    expect(response.headers.get("Location")).toBe(`/en/signup${CALL_BACK}&ref=FRIEND`);
    expect(await context.account.pending()).toBeUndefined();
  });
});
