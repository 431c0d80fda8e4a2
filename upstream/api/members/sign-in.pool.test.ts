import { beforeAll, describe, expect, it, vi } from "vitest";
import { DAY, MINUTE } from "#contract/time/units";
import { keyedHash } from "../../platform/secrets.ts";
import { hashPassword } from "../../services/members/passwords.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings, e164, newPhone, PASSWORD, startMembers } from "./test-members.ts";

const { call, advance, codeFor, newCodeFor, join, messagesTo } = startMembers();

beforeAll(() => migrate(bindings.DB));

const countOf = async (table: string): Promise<number> =>
  (await bindings.DB.prepare(`select count(*) as n from ${table}`).first<{ n: number }>())?.n ?? 0;

describe("signing in by password", () => {
  it("begins a session of its own", async () => {
    const { phone, token } = await join();
    const { value } = await call("login", { ...phone, password: PASSWORD });
    expect(value.token).not.toBe(token);
    expect(value).toMatchObject({ isNewUser: false, user: { phoneMasked: `+66 •••• ${phone.phone.slice(-4)}` } });
  });

  it("says the same of a wrong password and of a number that nobody has", async () => {
    const { phone } = await join();
    const wrong = await call("login", { ...phone, password: "Wrong1234" });
    const unknown = await call("login", { ...newPhone(), password: "Wrong1234" });
    expect(wrong).toMatchObject({ refusal: "loginFailed", status: 200 });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  it("is logged when it is refused: how and from where, not by whom", async () => {
    const { phone } = await join();
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    const client = { address: "203.0.113.77", country: "TH" };
    await call("login", { ...phone, password: "Wrong1234" }, { client });
    const lines = log.mock.calls.map(([line]) => String(line));
    log.mockRestore();
    const refused = { event: "sign_in_refused", call: "login", refusal: "loginFailed", country: "TH" };
    expect(lines.map((line) => JSON.parse(line))).toEqual([refused]);
  });

  it.each([
    ["five tries on a number from a network", 5, () => ({ address: "198.51.100.1" })],
    ["ten tries on a number from many", 10, (time: number) => ({ address: `198.51.100.${time}` })],
  ])("is refused after %s, for a quarter of an hour", async (_, most, client) => {
    const { phone } = await join();
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_try, time) =>
        call("login", { ...phone, password: "Wrong1234" }, { client: client(time) }),
      ),
    );
    const refusals = tries.map(({ refusal }) => refusal);
    expect(refusals.filter((one) => one === "loginFailed")).toHaveLength(most);
    expect(refusals.filter((one) => one === "tooManyTries")).toHaveLength(30 - most);
    const again = () => call("login", { ...phone, password: PASSWORD }, { client: client(1) });
    const late = await again();
    expect(late.refusal).toBe("tooManyTries");
    expect(late.retryAfter).toBeGreaterThan(0);
    advance((late.retryAfter ?? 0) * 1000);
    expect((await again()).refusal).toBeUndefined();
  });

  it("is limited by the address that the edge signed, and all others together", async () => {
    advance(15 * MINUTE);
    const signed = { client: { address: "198.51.100.7" } };
    const tryOnce = (options = {}) => call("login", { ...newPhone(), password: "Wrong1234" }, options);
    const unsigned = await Promise.all(Array.from({ length: 61 }, () => tryOnce()));
    expect(unsigned.filter(({ refusal }) => refusal === "tooManyTries")).toHaveLength(1);
    expect((await tryOnce(signed)).refusal).toBe("loginFailed");
    advance(15 * MINUTE);
  });

  it("hashes anew what other parameters made", async () => {
    const { phone, user } = await join();
    const hashNow = async () =>
      (
        await bindings.DB.prepare("select hash from credentials where username = ?")
          .bind(user.username)
          .first<{ hash: string }>()
      )?.hash ?? "";
    const old = await hashPassword(PASSWORD, { ln: 3, r: 4, p: 1 });
    await bindings.DB.prepare("update credentials set hash = ? where username = ?").bind(old, user.username).run();
    await call("login", { ...phone, password: "Wrong1234" });
    expect(await hashNow()).toBe(old);
    expect((await call("login", { ...phone, password: PASSWORD })).refusal).toBeUndefined();
    expect(await hashNow()).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$/);
    expect((await call("login", { ...phone, password: PASSWORD })).refusal).toBeUndefined();
  });
});

describe("codes", () => {
  it("sign a member in, once", async () => {
    const { phone } = await join();
    const code = await newCodeFor("getWLGP", phone);
    expect((await call("loginOtp", { ...phone, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).value.isNewUser).toBe(
      false,
    );
    expect((await call("loginOtp", { ...phone, code })).refusal).toBe("wrongCode");
  });

  it("are answered alike, and not sent, where nobody has the number", async () => {
    const [known, unknown] = [(await join()).phone, newPhone()];
    for (const name of ["getWLGP", "forgotPasswordGetCode"] as const) {
      const first = await call(name, known);
      const second = await call(name, unknown);
      expect([second.status, second.text]).toEqual([first.status, first.text]);
      expect((await call(name, unknown)).text).toBe((await call(name, known)).text);
    }
    expect(await messagesTo(unknown)).toEqual([]);
    expect(await messagesTo(known)).toHaveLength(3);
    const guess = await call("loginOtp", { ...unknown, code: "123456" });
    expect(guess.text).toBe((await call("loginOtp", { ...known, code: "abcdef" })).text);
  });

  it("are tried five times, however many guess at once", async () => {
    const { phone } = await join();
    const client = { address: "203.0.113.4" };
    const code = await newCodeFor("getWLGP", phone, { client });
    const wrong = code === "000000" ? "111111" : "000000";
    const guesses = await Promise.all(
      Array.from({ length: 100 }, () => call("loginOtp", { ...phone, code: wrong }, { client })),
    );
    expect(guesses.every(({ refusal, status }) => refusal === "wrongCode" && status === 200)).toBe(true);
    const phoneHash = keyedHash(bindings.MEMBERS_SECRET ?? "", "phone", e164(phone));
    const row = await bindings.DB.prepare("select tries from sent_codes where phone_hash = ? and purpose = 'sign-in'")
      .bind(phoneHash)
      .first<{ tries: number }>();
    expect(row?.tries).toBe(5);
    expect((await call("loginOtp", { ...phone, code }, { client })).refusal).toBe("wrongCode");
  });

  it("live five minutes, and their number waits one", async () => {
    const { phone } = await join();
    const code = await newCodeFor("getWLGP", phone);
    const early = await call("getWLGP", phone, { client: { address: `of ${phone.phone}` } });
    expect(early).toMatchObject({ refusal: "codeTooSoon", retryAfter: 60 });
    advance(MINUTE);
    const second = await newCodeFor("getWLGP", phone);
    if (second !== code) expect((await call("loginOtp", { ...phone, code })).refusal).toBe("wrongCode");
    advance(5 * MINUTE);
    expect((await call("loginOtp", { ...phone, code: second })).refusal).toBe("wrongCode");
  });

  it("are good for what they were sent for", async () => {
    const { phone } = await join();
    const code = await newCodeFor("forgotPasswordGetCode", phone);
    expect((await call("loginOtp", { ...phone, code })).refusal).toBe("wrongCode");
  });

  it("are sent five times a day to a number from a network, and one of many that ask at once", async () => {
    const { phone } = await join();
    const client = { address: "203.0.113.5", isChecked: true } as const;
    advance(MINUTE);
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => call("getWLGP", phone, { client })));
    expect(atOnce.filter(({ refusal }) => refusal === undefined)).toHaveLength(1);
    for (let sent = 2; sent <= 5; sent += 1) {
      advance(MINUTE);
      expect((await call("getWLGP", phone, { client })).refusal).toBeUndefined();
    }
    advance(MINUTE);
    const last = await call("getWLGP", phone, { client });
    expect(last).toMatchObject({ refusal: "codeLimit", status: 200 });
    advance((last.retryAfter ?? 0) * 1000);
    expect((await call("getWLGP", phone, { client })).refusal).toBeUndefined();
  });

  it("are sent thirty times a day for an address, and fifteen for a device", async () => {
    const client = { address: "203.0.113.9" };
    const fromAddress = await Promise.all(Array.from({ length: 33 }, () => call("getWSUP", newPhone(), { client })));
    expect(fromAddress.filter(({ refusal }) => refusal === "codeLimit")).toHaveLength(3);
    const ofDevice = await Promise.all(
      Array.from({ length: 17 }, (_, index) =>
        call(
          "getWSUP",
          { ...newPhone(), deviceToken: "device-1" },
          { client: { address: `203.0.113.${100 + index}` } },
        ),
      ),
    );
    expect(ofDevice.filter(({ refusal }) => refusal === "codeLimit")).toHaveLength(2);
  });

  it("are nowhere in the database as they were sent, and no number but a member's is", async () => {
    const phone = newPhone();
    const code = await newCodeFor("getWSUP", phone);
    for (const table of ["sent_codes", "rate_counters", "grants"]) {
      const { results } = await bindings.DB.prepare(`select * from ${table}`).all();
      expect(JSON.stringify(results)).not.toContain(code);
      expect(JSON.stringify(results)).not.toContain(e164(phone));
    }
  });

  it("are not offered where nothing can be sent", async () => {
    for (const settings of [{ SMS_PROVIDER: "" }, { ENVIRONMENT: "production" }]) {
      expect((await call("getWSUP", newPhone(), { settings })).refusal).toBe("methodNotOffered");
      expect((await call("getLoginMethod", {}, { settings })).value).toEqual(["password", "passkey"]);
      expect((await call("getSignUpMethod", {}, { settings })).value).toEqual([]);
    }
    expect((await call("getLoginMethod", { countryCode: "TH" })).value).toEqual(["password", "code", "passkey"]);
  });
});

describe("a forgotten password", () => {
  it("is set anew with a code, which ends every session", async () => {
    const { phone, token } = await join();
    const code = await newCodeFor("forgotPasswordGetCode", phone);
    const { value } = await call("forgotPasswordValidate", { ...phone, code });
    const fields = { resetToken: value.resetToken, password: "Newer1234", confirmPassword: "Newer1234" };
    expect((await call("forgotPasswordChange", { ...fields, confirmPassword: "Newer" })).refusal).toBe(
      "passwordsDiffer",
    );
    expect((await call("forgotPasswordChange", fields)).refusal).toBeUndefined();
    expect((await call("forgotPasswordChange", fields)).refusal).toBe("tokenInvalid");
    expect((await call("retrieveUserInfo", {}, { token })).refusal).toBe("sessionInvalid");
    expect((await call("login", { ...phone, password: PASSWORD })).refusal).toBe("loginFailed");
    expect((await call("login", { ...phone, password: "Newer1234" })).refusal).toBeUndefined();
  });

  it("waits ten minutes for the new one", async () => {
    const { phone } = await join();
    const code = await newCodeFor("forgotPasswordGetCode", phone);
    const { value } = await call("forgotPasswordValidate", { ...phone, code });
    advance(10 * MINUTE);
    const fields = { resetToken: value.resetToken, password: "Newer1234", confirmPassword: "Newer1234" };
    expect((await call("forgotPasswordChange", fields)).refusal).toBe("tokenInvalid");
  });
});

describe("a session", () => {
  it("lives thirty days after its last use", async () => {
    const { token } = await join();
    for (let month = 0; month < 3; month += 1) {
      advance(29 * DAY);
      expect((await call("retrieveUserInfo", {}, { token })).refusal).toBeUndefined();
    }
    advance(30 * DAY);
    const over = await call("retrieveUserInfo", {}, { token });
    expect(over).toMatchObject({ status: 200, refusal: "sessionInvalid" });
    expect(over.text).toContain('"businessCode":100007');
  });

  it("lasts half a year, however much it is used", async () => {
    const { token } = await join();
    for (let week = 1; week * 7 < 180; week += 1) {
      advance(7 * DAY);
      expect((await call("retrieveUserInfo", {}, { token })).refusal).toBeUndefined();
    }
    advance(7 * DAY);
    expect((await call("retrieveUserInfo", {}, { token })).refusal).toBe("sessionInvalid");
  });

  it("is ended by logging out, with its device; again is no error", async () => {
    const { phone } = await join();
    const before = await countOf("device_tokens");
    const { value } = await call("login", { ...phone, password: PASSWORD, deviceToken: "push-of-a-phone" });
    expect(await countOf("device_tokens")).toBe(before + 1);
    for (let time = 0; time < 2; time += 1)
      expect(
        (await call("logout", { deviceToken: "push-of-a-phone" }, { token: value.token })).refusal,
      ).toBeUndefined();
    expect(await countOf("device_tokens")).toBe(before);
    expect((await call("retrieveUserInfo", {}, { token: value.token })).refusal).toBe("sessionInvalid");
  });

  it.each([undefined, "", "nonsense", "A".repeat(43), "'; drop table users; --", "ü".repeat(2000)])(
    "is none by the token %j",
    async (token) => {
      expect(await call("retrieveUserInfo", {}, { token })).toMatchObject({ status: 200, refusal: "sessionInvalid" });
    },
  );

  it("says in the caller's language that it is over", async () => {
    expect((await call("retrieveUserInfo", { lang: "zh-Hant_HK" })).message).toBe("你已登出，請重新登入。");
  });
});

it("nothing about members works without a secret", async () => {
  const answer = await call("login", { ...newPhone(), password: PASSWORD }, { settings: { MEMBERS_SECRET: "short" } });
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain("short");
  expect(await codeFor(newPhone())).toBeUndefined();
});
