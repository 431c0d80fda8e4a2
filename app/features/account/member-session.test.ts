import { describe, expect, test } from "vitest";
import { changeAccount } from "./change-account.server.ts";
import { loadMember } from "./member-session.server.ts";
import {
  formRequest,
  getRequest,
  noAnswer,
  outcomeOf,
  refused,
  SESSION_OVER,
  TEST_USER,
  testMember,
} from "./test-account.ts";

const PATH = "/en/account/myProfile";
const SIGN_IN = "/en/signin?callBackUrl=%2Fen%2Faccount%2FmyProfile";

describe("who a page is about", () => {
  test("is the member, whose session counts anew", async () => {
    const { context, renewals } = testMember({ retrieveUserInfo: () => TEST_USER });
    expect(await outcomeOf(loadMember(context, getRequest(PATH)))).toEqual(TEST_USER);
    expect(renewals).toHaveLength(1);
  });

  test.each([
    ["a guest", { isGuest: true }, () => TEST_USER, SIGN_IN],
    ["a member whose session is over, which is said,", {}, () => SESSION_OVER, `${SIGN_IN}&ended=kept`],
  ])("%s is led to sign-in and back", async (_, who, retrieveUserInfo, path) => {
    const { context, renewals } = testMember({ retrieveUserInfo }, who);
    expect(await outcomeOf(loadMember(context, getRequest(PATH)))).toBe(path);
    expect(renewals).toEqual([]);
  });

  test.each([
    ["does not answer", noAnswer],
    ["refuses otherwise", () => refused(7)],
  ])("is an error page where the supplier %s, and stays signed in", async (_, retrieveUserInfo) => {
    const { context } = testMember({ retrieveUserInfo });
    expect(await outcomeOf(loadMember(context, getRequest(PATH)))).toMatchObject({ init: { status: 503 } });
    expect(context.account.member).toBeDefined();
  });
});

describe("a change", () => {
  const change = (updateProfile: () => unknown, who = {}) => {
    const { context } = testMember({ updateProfile }, who);
    const asking = { name: "updateProfile", query: { nickname: "Other9" }, fields: ["nickname"] } as const;
    return outcomeOf(changeAccount(context, formRequest(PATH, {}), asking));
  };

  test.each<[string, () => unknown, unknown]>([
    ["taken", () => TEST_USER, { value: TEST_USER }],
    [
      "refused for a field of the form",
      () => refused(100_108, "nickname"),
      { faults: { nickname: { message: "refused 100108" } } },
    ],
    ["refused for another", () => refused(100_108, "phone"), { faults: { form: { message: "refused 100108" } } }],
    ["not answered", noAnswer, { faults: { form: { kind: "unavailable" } } }],
  ])("that is %s", async (_, answer, outcome) => {
    expect(await change(answer)).toMatchObject(outcome as object);
  });

  test("of a session that is over leads to sign-in", async () => {
    expect(await change(() => SESSION_OVER)).toBe("/en/signin?callBackUrl=%2Fen%2Faccount%2FgoOn&ended=kept");
    expect(await change(() => TEST_USER, { isGuest: true })).toBe(SIGN_IN);
  });
});
