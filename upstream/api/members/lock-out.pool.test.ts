import { beforeAll, describe, expect, it, vi } from "vitest";
import { MINUTE } from "#contract/time/units";
import { LIMITS } from "../../services/members/limits.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings, newPhone, PASSWORD, startMembers } from "./test-members.ts";

const { call, advance, codeFor, join, messagesTo, newCodeFor } = startMembers();

beforeAll(() => migrate(bindings.DB));

let strangers = 0;
/** Somebody whom no number knows, in a network and a browser of their own. */
const stranger = (isChecked = false) => {
  strangers += 1;
  const address = `2001:db8:${strangers.toString(16)}::1`;
  return { address, browser: `browser-of-stranger-${strangers}`, ...(isChecked && { isChecked: true as const }) };
};

const HOME = { address: "2001:db8:ffff:1::5", browser: "browser-of-owner" };
/** Another address of the same subscriber. */
const SAME_NETWORK = { address: "2001:db8:ffff:1:9:8:7:6", browser: "another-browser" };

/** A member who has signed in at home before. */
async function owner() {
  const { phone, token } = await join();
  expect((await call("login", { ...phone, password: PASSWORD }, { client: HOME })).refusal).toBeUndefined();
  advance(MINUTE);
  return { phone, token };
}

/** Sends every kind of form about a number until all that strangers may do without solving a check is used up. */
async function attack(phone: { callingCode: string; phone: string }) {
  const somebody = async () => {
    const client = stranger();
    await call("login", { ...phone, password: "Wrong1234" }, { client });
    for (const name of ["getWLGP", "forgotPasswordGetCode", "getWSUP"] as const) await call(name, phone, { client });
    for (const name of ["loginOtp", "forgotPasswordValidate"] as const)
      await call(name, { ...phone, code: "000000" }, { client: stranger() });
  };
  await Promise.all(Array.from({ length: 11 }, somebody));
  const next = { client: stranger() };
  expect((await call("login", { ...phone, password: PASSWORD }, next)).refusal).toBe("tooManyTries");
  for (const name of ["getWLGP", "forgotPasswordGetCode", "getWSUP"] as const)
    expect((await call(name, phone, next)).refusal).toBe("codeLimit");
}

describe("after strangers have used up every limit of a number, its owner", () => {
  it.each([
    ["in a browser used before", { ...HOME, address: "198.51.100.1" }],
    ["in a network used before, by another of its addresses", SAME_NETWORK],
    ["who has solved the bot check, elsewhere", { ...stranger(true) }],
  ])("%s signs in by password, by code and with a new password", async (_, client) => {
    const { phone } = await owner();
    await attack(phone);
    expect((await call("login", { ...phone, password: PASSWORD }, { client })).refusal).toBeUndefined();
    const code = await newCodeFor("getWLGP", phone, { client });
    await attack(phone);
    expect((await call("loginOtp", { ...phone, code }, { client })).refusal).toBeUndefined();
    const reset = await newCodeFor("forgotPasswordGetCode", phone, { client });
    const { value } = await call("forgotPasswordValidate", { ...phone, code: reset }, { client });
    expect(value.resetToken).not.toBe("");
  });

  it("has a code for changing the number or deleting the account, signed in", async () => {
    const { phone, token } = await owner();
    await attack(phone);
    expect((await call("changePhoneGetCode", {}, { token, client: stranger() })).refusal).toBeUndefined();
    expect((await call("deleteAccountGetCode", {}, { token, client: stranger() })).refusal).toBeUndefined();
  });

  it("in a browser used before signs in beside a stranger in the same network who has solved checks", async () => {
    const { phone } = await owner();
    for (let round = 0; round < 70; round += 1) {
      const client = { ...SAME_NETWORK, browser: `stranger-${round}`, isChecked: true } as const;
      await call("login", { ...phone, password: "Wrong1234" }, { client });
      if (round < 35) await call("getWLGP", round < 8 ? phone : newPhone(), { client });
    }
    const neighbour = { ...SAME_NETWORK, isChecked: true } as const;
    expect((await call("login", { ...phone, password: PASSWORD }, { client: neighbour })).refusal).toBe("tooManyTries");
    expect((await call("getWLGP", phone, { client: neighbour })).refusal).toBe("codeLimit");
    expect((await call("login", { ...phone, password: PASSWORD }, { client: HOME })).refusal).toBeUndefined();
    const code = await newCodeFor("getWLGP", phone, { client: HOME });
    expect((await call("loginOtp", { ...phone, code }, { client: HOME })).refusal).toBeUndefined();
  });
});

describe("a code", () => {
  it("is not destroyed by a request that is refused", async () => {
    const { phone } = await owner();
    const client = stranger(true);
    let code = "";
    for (let sent = 0; sent < LIMITS.codesOfNetwork.most; sent += 1) {
      advance(MINUTE);
      code = await newCodeFor("getWLGP", phone, { client });
    }
    advance(MINUTE);
    expect((await call("getWLGP", phone, { client })).refusal).toBe("codeLimit");
    expect((await call("loginOtp", { ...phone, code }, { client })).refusal).toBeUndefined();
  });

  it("is neither replaced nor delayed by what another browser requests", async () => {
    const { phone } = await owner();
    const own = await newCodeFor("getWLGP", phone, { client: HOME });
    expect((await call("getWLGP", phone, { client: stranger(true) })).refusal).toBeUndefined();
    expect((await call("loginOtp", { ...phone, code: own }, { client: HOME })).refusal).toBeUndefined();
    expect(await messagesTo(phone)).toHaveLength(3);
  });

  it("has its five tries for the browser that requested it, however many guess elsewhere", async () => {
    const { phone } = await owner();
    const client = stranger(true);
    const code = await newCodeFor("getWLGP", phone, { client });
    const wrong = code === "000000" ? "111111" : "000000";
    const guess = (from = stranger()) => call("loginOtp", { ...phone, code: wrong }, { client: from });
    for (let time = 0; time < 30; time += 1) expect((await guess()).refusal).toBe("wrongCode");
    for (let time = 0; time < 4; time += 1) expect((await guess(client)).refusal).toBe("wrongCode");
    expect((await call("loginOtp", { ...phone, code }, { client })).refusal).toBeUndefined();
  });

  it("is tried elsewhere five times from a network and ten times in all, then not even when it is right", async () => {
    for (const [tries, of] of [
      [LIMITS.guessesOfNetwork.most, () => ({ ...stranger(), address: "203.0.113.40" })],
      [LIMITS.guessesOfNumber.most, stranger],
    ] as const) {
      const { phone } = await owner();
      const code = await newCodeFor("getWLGP", phone, { client: stranger(true) });
      const wrong = code === "000000" ? "111111" : "000000";
      for (let time = 0; time < tries; time += 1)
        expect((await call("loginOtp", { ...phone, code: wrong }, { client: of() })).refusal).toBe("wrongCode");
      expect((await call("loginOtp", { ...phone, code }, { client: of() })).refusal).toBe("wrongCode");
    }
  });

  it("is accepted in another browser, and ends the others of its number", async () => {
    const { phone } = await owner();
    const [one, other] = [stranger(true), stranger(true)];
    const first = await newCodeFor("getWLGP", phone, { client: one });
    advance(1);
    const second = await newCodeFor("getWLGP", phone, { client: other });
    expect((await call("loginOtp", { ...phone, code: second }, { client: stranger() })).refusal).toBeUndefined();
    for (const [client, code] of [
      [one, first],
      [other, second],
    ] as const)
      expect((await call("loginOtp", { ...phone, code }, { client })).refusal).toBe("wrongCode");
  });

  it("is counted for each purpose by itself", async () => {
    const { phone } = await owner();
    for (let time = 0; time < 4; time += 1) await call("getWSUP", phone, { client: stranger() });
    expect((await call("getWSUP", phone, { client: stranger() })).refusal).toBe("codeLimit");
    expect((await call("getWLGP", phone, { client: stranger() })).refusal).toBeUndefined();
  });
});

describe("an IPv6 subscriber", () => {
  it("has the codes of one address, whichever of its addresses asks", async () => {
    const sent = [];
    for (let host = 1; host <= 36; host += 1)
      sent.push(await call("getWSUP", newPhone(), { client: { address: `2001:db8:aaaa:1::${host.toString(16)}` } }));
    expect(sent.filter(({ refusal }) => refusal === "codeLimit")).toHaveLength(6);
  });
});

describe("the budget of SMS", () => {
  const settings = { SMS_BUDGET_TH: "8", SMS_BUDGET_ALL: "100" };

  it("warns at half, stops strangers at three quarters and everybody at its end, until the hour is over", async () => {
    const { phone } = await owner();
    const other = (await owner()).phone;
    advance(60 * MINUTE);
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const events = () => logged.mock.calls.map(([line]) => JSON.parse(String(line)));
    const ask = (client = stranger(true), number = newPhone()) => call("getWSUP", number, { client, settings });
    for (let time = 0; time < 3; time += 1) expect((await ask()).refusal).toBeUndefined();
    expect(events()).toEqual([]);
    for (let time = 0; time < 3; time += 1) expect((await ask()).refusal).toBeUndefined();
    expect(events()).toEqual([{ event: "sms_budget_half", scope: "TH", limit: 8 }]);
    const strangersEnd = await ask();
    expect(strangersEnd.refusal).toBe("codeNotSent");
    expect(strangersEnd.retryAfter).toBeGreaterThan(0);
    expect((await ask()).refusal).toBe("codeNotSent");
    expect((await ask(HOME, phone)).refusal).toBeUndefined();
    expect((await ask(HOME, other)).refusal).toBeUndefined();
    advance(MINUTE);
    expect((await ask(HOME, other)).refusal).toBe("codeNotSent");
    expect(events().slice(1)).toEqual([
      { event: "sms_budget_spent", scope: "TH", limit: 6 },
      { event: "sms_budget_spent", scope: "TH", limit: 8 },
    ]);
    expect(JSON.stringify(events())).not.toContain(phone.phone.slice(-6));
    advance(60 * MINUTE);
    expect((await ask()).refusal).toBeUndefined();
    logged.mockRestore();
  });

  it("is one for each country and one for all", async () => {
    advance(60 * MINUTE);
    const few = { SMS_BUDGET_COUNTRY: "4", SMS_BUDGET_ALL: "6" };
    const ask = (number: { callingCode: string; phone: string }) =>
      call("getWSUP", number, { client: stranger(true), settings: few });
    vi.spyOn(console, "error").mockImplementation(() => {});
    for (let time = 0; time < 3; time += 1) expect((await ask(newPhone())).refusal).toBeUndefined();
    expect((await ask(newPhone())).refusal).toBe("codeNotSent");
    expect((await ask({ callingCode: "84", phone: "0912345678" })).refusal).toBeUndefined();
    expect((await ask({ callingCode: "84", phone: "0912345679" })).refusal).toBe("codeNotSent");
    vi.restoreAllMocks();
  });

  it("is not spent by numbers that are sent nothing, and refuses them alike", async () => {
    advance(60 * MINUTE);
    const few = { SMS_BUDGET_COUNTRY: "4" };
    const ask = (number: { callingCode: string; phone: string }) =>
      call("getWLGP", number, { client: stranger(true), settings: few });
    const { phone } = await owner();
    for (let time = 0; time < 6; time += 1) expect((await ask(newPhone())).refusal).toBeUndefined();
    vi.spyOn(console, "error").mockImplementation(() => {});
    for (let time = 0; time < 3; time += 1) expect((await ask(phone)).refusal).toBeUndefined();
    const [known, unknown] = [await ask(phone), await ask(newPhone())];
    expect(known.refusal).toBe("codeNotSent");
    expect(unknown.text).toBe(known.text);
    expect(await codeFor(newPhone())).toBeUndefined();
    vi.restoreAllMocks();
  });
});

it("neither network nor browser is stored but as a keyed hash, and not for ever", async () => {
  const client = { address: "203.0.113.99", browser: "browser-to-forget" };
  const { phone } = await join();
  await newCodeFor("getWLGP", phone, { client });
  await call("login", { ...phone, password: PASSWORD }, { client });
  for (const table of ["member_traces", "sent_codes", "rate_counters", "sessions"]) {
    const stored = JSON.stringify(await bindings.DB.prepare(`select * from ${table}`).all());
    for (const secret of Object.values(client)) expect(stored).not.toContain(secret);
  }
});
