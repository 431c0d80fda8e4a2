import { afterEach, expect, test, vi } from "vitest";
import { CLIENT_HEADER, readClient } from "#contract/http/client-header";
import { EDGE_REFUSALS } from "#contract/tables/edge-refusals";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import { browserCookieIn, startForms, type TestForm, testAddress, testPhone } from "./test-forms.ts";

afterEach(() => vi.restoreAllMocks());

const MEMBERS_SECRET = "a-secret-that-edge-and-upstream-share";
const WRONG = MEMBER_REFUSALS.loginFailed.code;

/** Like the platform's binding. */
function within(most: number) {
  const seen: string[] = [];
  const limit = async ({ key }: { key: string }) => {
    seen.push(key);
    return { success: seen.filter((one) => one === key).length <= most };
  };
  return { seen, limit };
}

const USER = {
  username: "u1",
  nickname: "Somchai9",
  hasPassword: true,
  notificationFlag: false,
  walkthroughFlag: false,
  identities: [],
};
const answerWith = (result: object) => Response.json({ message: "Success", result });
const signedIn = () =>
  answerWith({ businessCode: 0, data: { token: "t", isNewUser: false, wasRestored: false, user: USER } });
const sent = () => answerWith({ businessCode: 0, data: { resendAfter: 60, expiresIn: 300 } });
const refusedBy = (businessCode: number) => answerWith({ businessCode, message: "No." });

/** The edge with the platform's limits before an upstream that signs in, refuses and sends codes as told. */
function startSite() {
  let login: () => Response = () => refusedBy(WRONG);
  const facts: (string | undefined)[] = [];
  const bindings = { FORMS_OF_ADDRESS: within(30), FORMS_OF_NUMBER: within(6) };
  const edge = startForms({
    env: { MEMBERS_SECRET, ...bindings },
    upstream: ((request: Request) => {
      facts.push(request.headers.get(CLIENT_HEADER) ?? undefined);
      return request.url.includes("getW") ? sent() : login();
    }) as () => Response,
  });
  const succeed = (answer: () => Response = signedIn) => {
    login = answer;
  };
  const lastFacts = () => readClient(facts.at(-1), MEMBERS_SECRET, Date.now());
  /** Forms of many networks about one number, without any check. */
  const attack = async (phone: string, name: TestForm["name"] = "login") => {
    succeed(() => refusedBy(WRONG));
    const answers = [];
    for (let time = 0; time < 14; time += 1) answers.push(await edge.send({ name, phone }));
    return answers;
  };
  return { ...edge, ...bindings, succeed, lastFacts, attack };
}

test("six free forms a minute about a number keep nobody out who solves the check, by password or by code", async () => {
  const { send, solve, attack, succeed, lastFacts } = startSite();
  const phone = testPhone();
  for (const name of ["login", "loginOtp"] as const) {
    await attack(phone, name);
    succeed();
    const botCheck = await solve("sign-in");
    expect(await send({ name, phone, botCheck })).toMatchObject({ isRefused: false });
    expect(await lastFacts()).toMatchObject({ isChecked: true, browser: expect.stringMatching(/^[\w-]{22}$/) });
  }
  const botCheck = await solve("sign-in");
  expect(await send({ name: "getWLGP", phone, botCheck })).toMatchObject({ isRefused: false });
});

test("a browser that has signed in with the number needs no check, whatever others do about it or in its network", async () => {
  const { send, post, attack, succeed, FORMS_OF_NUMBER } = startSite();
  const phone = testPhone();
  succeed();
  const cookie = browserCookieIn(await post({ name: "login", phone }));
  expect(cookie).not.toBe("");
  expect(cookie).not.toContain(phone.slice(-8));
  await attack(phone);
  const network = testAddress();
  for (let time = 0; time < 31; time += 1) await send({ name: "login", phone: testPhone() }, network);
  expect(await send({ name: "login", phone: testPhone() }, network)).toMatchObject({ code: EDGE_REFUSALS.tooMany });
  expect(await send({ name: "login", phone, cookie }, network)).toMatchObject({ code: WRONG });
  succeed();
  expect(await send({ name: "login", phone, cookie }, network)).toMatchObject({ isRefused: false });
  expect(await send({ name: "login", phone: testPhone(), cookie }, network)).toMatchObject({
    code: EDGE_REFUSALS.tooMany,
  });
  expect(JSON.stringify(FORMS_OF_NUMBER.seen)).not.toContain(phone.slice(-8));
});

test("a browser that has requested a code enters it undisturbed, and gets nothing else by that", async () => {
  const { send, post, solve, attack, succeed } = startSite();
  const phone = testPhone();
  const cookie = browserCookieIn(await post({ name: "getWLGP", phone, botCheck: await solve("sign-in") }));
  await attack(phone, "loginOtp");
  expect(await send({ name: "loginOtp", phone, cookie })).toMatchObject({ code: WRONG });
  await attack(phone);
  const { isRefused } = await send({ name: "login", phone, cookie });
  expect(isRefused).toBe(true);
  succeed();
  expect(await send({ name: "loginOtp", phone, cookie })).toMatchObject({ isRefused: false });
});

test("a browser is one for its own count too: six forms a minute about its number", async () => {
  const { send, post, succeed } = startSite();
  const phone = testPhone();
  succeed();
  const cookie = browserCookieIn(await post({ name: "login", phone }));
  const codes = [];
  for (let time = 0; time < 7; time += 1) codes.push(await send({ name: "login", phone, cookie }));
  expect(codes.map(({ isRefused }) => isRefused)).toEqual([...Array(6).fill(false), true]);
});

test("one network has six forms a minute about a number, with solved checks too", async () => {
  const { send, solve } = startSite();
  const [phone, network] = [testPhone(), testAddress()];
  const answers = [];
  for (let time = 0; time < 7; time += 1)
    answers.push(await send({ name: "login", phone, botCheck: await solve("sign-in") }, network));
  expect(answers.slice(0, 6).every((answer) => answer.isRefused && answer.code === WRONG)).toBe(true);
  expect(answers[6]).toMatchObject({ code: EDGE_REFUSALS.tooMany });
});

test("refused passwords and refused codes both lead to a check for either", async () => {
  const { send } = startSite();
  const phone = testPhone();
  const answers = [
    await send({ name: "loginOtp", phone }),
    await send({ name: "login", phone }),
    await send({ name: "loginOtp", phone }),
  ];
  expect(answers.map((answer) => answer.isRefused && (answer.needsCheck ?? false))).toEqual([false, false, true]);
});

test("who is refused because strangers have used up the upstream's tries is asked for a check", async () => {
  const { send, solve, succeed } = startSite();
  const phone = testPhone();
  succeed(() => refusedBy(MEMBER_REFUSALS.tooManyTries.code));
  expect(await send({ name: "login", phone })).toMatchObject({ needsCheck: true, code: EDGE_REFUSALS.checkAllowance });
  const checked = await send({ name: "login", phone, botCheck: await solve("sign-in") });
  expect(checked).toMatchObject({ code: MEMBER_REFUSALS.tooManyTries.code });
});

test("a forged or foreign cookie is a browser that nobody knows", async () => {
  const { send, attack } = startSite();
  const phone = testPhone();
  await attack(phone);
  const network = testAddress();
  await send({ name: "login", phone }, network);
  const forged = await send({ name: "login", phone, cookie: "__Host-browser=eyJhbGciOiJkaXIifQ..a.b.c" }, network);
  expect(forged).toMatchObject({ needsCheck: true });
});
