import { beforeAll, describe, expect, it } from "vitest";
import { MINUTE } from "#contract/time/units";
import { migrate } from "../../store/test-database.ts";
import { bindings, newPhone, PASSWORD, startMembers } from "./test-members.ts";

const { call, advance, codeFor, newCodeFor, join, messagesTo } = startMembers();
const both = { password: PASSWORD, confirmPassword: PASSWORD };

beforeAll(() => migrate(bindings.DB));

it("nobody has an account before they sign up", async () => {
  expect(await bindings.DB.prepare("select count(*) as count from users").first()).toEqual({ count: 0 });
});

describe("sign-up", () => {
  it("makes a member and signs them in", async () => {
    const phone = newPhone();
    const sent = await call("getWSUP", phone);
    expect(sent.value).toEqual({ resendAfter: 60, expiresIn: 300 });
    const code = (await codeFor(phone)) ?? "";
    const { value } = await call("signup", { ...phone, code, ...both, nickname: "Somchai9", countryCode: "TH" });
    expect(value).toMatchObject({ kind: "signedIn", isNewUser: true, wasRestored: false });
    expect(value.token).toMatch(/^[\w-]{43}$/);
    expect(value.user).toMatchObject({
      nickname: "Somchai9",
      phoneMasked: `+66 •••• ${phone.phone.slice(-4)}`,
      hasPassword: true,
      preferredCountry: "TH",
      preferredLanguage: "en",
      registrationDate: "2026-11-23",
      profilePicture: "avatar/01.svg",
      identities: [],
    });
    const { value: user } = await call("retrieveUserInfo", {}, { token: value.token });
    expect(user).toEqual(value.user);
  });

  it("takes language and country of the request where the form has none", async () => {
    const phone = newPhone();
    const code = await newCodeFor("getWSUP", phone);
    const form = { ...phone, code, ...both, nickname: "FromVietnam", lang: "vi_VN" };
    const { value } = await call("signup", form, { client: { address: "192.0.2.7", country: "VN" } });
    expect(value.user).toMatchObject({ preferredCountry: "VN", preferredLanguage: "vn" });
  });

  it.each([
    ["phoneInvalid", { phone: "123" }, "phone"],
    ["passwordRule", { password: "short1", confirmPassword: "short1" }, "password"],
    ["passwordRule", { password: "Abcd123!", confirmPassword: "Abcd123!" }, "password"],
    ["passwordsDiffer", { confirmPassword: "Abcd1235" }, "confirmPassword"],
    ["nicknameRule", { nickname: "1234" }, "nickname"],
    ["nicknameReserved", { nickname: "Admin1" }, "nickname"],
    ["nicknameTaken", { nickname: "sOMCHAI9" }, "nickname"],
    ["referralInvalid", { referralCode: "nobodys0" }, "referralCode"],
    ["wrongCode", { code: "12345" }, "code"],
  ] as const)("refuses by %s, and stores nothing", async (refusal, wrong, field) => {
    const phone = newPhone();
    const code = await newCodeFor("getWSUP", phone);
    const right = { ...phone, code, ...both, nickname: `New${phone.phone.slice(-6)}` };
    expect(await call("signup", { ...right, ...wrong })).toMatchObject({ status: 200, refusal, field });
    // The code is still valid: only the last mistake costs an attempt.
    expect((await call("signup", right)).refusal).toBeUndefined();
  });

  it("says that a number has a member to who has its code", async () => {
    const { phone } = await join();
    advance(MINUTE);
    const code = await newCodeFor("getWSUP", phone);
    const again = await call("signup", { ...phone, code, ...both, nickname: "Again1234" });
    expect(again).toMatchObject({ refusal: "phoneTaken", field: "phone" });
    const client = { address: `of ${phone.phone}` };
    expect((await call("getWSUP", { ...phone }, { client })).refusal).toBe("codeTooSoon");
  });

  it("takes one of two who want a nickname at once", async () => {
    const phones = [newPhone(), newPhone()];
    const codes = await Promise.all(phones.map((phone) => newCodeFor("getWSUP", phone)));
    const answers = await Promise.all(
      phones.map((phone, index) =>
        call("signup", { ...phone, code: codes[index] ?? "", ...both, nickname: index ? "Wanted01" : "wanted01" }),
      ),
    );
    expect(answers.map(({ refusal }) => refusal ?? "ok").sort()).toEqual(["nicknameTaken", "ok"]);
  });

  it("makes one member of a form that is sent many times at once", async () => {
    const phone = newPhone();
    const code = await newCodeFor("getWSUP", phone);
    const form = { ...phone, code, ...both, nickname: "OnlyOnce1" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => call("signup", form)));
    expect(answers.filter(({ refusal }) => refusal === undefined)).toHaveLength(1);
    for (const { status } of answers) expect(status).toBe(200);
  });

  it("by a friend's code is counted for the friend", async () => {
    const friend = await join();
    const { token, nickname } = await join({ referralCode: ` ${friend.user.referralCode?.toUpperCase()} ` });
    const { value: own } = await call("retrieveUserInfo", {}, { token });
    expect(own.referredBy).toBe(friend.nickname);
    const { value } = await call("getReferralList", {}, { token: friend.token });
    expect(value).toMatchObject({ referralCode: friend.user.referralCode, total: 1 });
    expect(value.referrals).toEqual([{ nickname: `${nickname.slice(0, 3)}••••`, joinedAt: expect.any(Number) }]);
  });

  it("sends its code in the caller's language", async () => {
    const phone = newPhone();
    await call("getWSUP", { ...phone, lang: "th_TH" });
    expect((await messagesTo(phone))[0]).toContain("รหัส OTP");
  });
});

describe("the standard policy", () => {
  const settings = { PASSWORD_POLICY: "standard" };
  it.each([
    ["passwordLength", "Ab1!"],
    ["passwordCommon", "Password123"],
    ["passwordCommon", "MatchLight-26"],
    ["passwordCommon", "2026 football!"],
    [undefined, "football on ice"],
    [undefined, "ช้างเผือกวิ่งเร็ว"],
    [undefined, "no-rule of composition"],
  ])("is %s for %j", async (refusal, password) => {
    const phone = newPhone();
    const code = await newCodeFor("getWSUP", phone);
    const form = { ...phone, code, password, confirmPassword: password, nickname: `Std${phone.phone.slice(-6)}` };
    expect((await call("signup", form, { settings })).refusal).toBe(refusal);
  });
});
