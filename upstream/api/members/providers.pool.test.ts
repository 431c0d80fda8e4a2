import { createHash, randomBytes } from "node:crypto";
import { drizzle } from "drizzle-orm/d1";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SignIn } from "#contract/domain/members";
import { identityProvider } from "../../identity-provider/identity-provider.ts";
import type { Env } from "../../platform/env.ts";
import { passkeys } from "../../services/schema/members.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings, e164, newPhone, PASSWORD, startMembers } from "./test-members.ts";

const IDP = "https://idp.test";
const SITE = "https://site.test";
const CALLBACKS = { line: `${SITE}/linecallback`, zalo: `${SITE}/zaloCallBack` };
const PROJECT = "matchlight-test";
const JWKS = "https://keys.test/jwks";
const SETTINGS: Partial<Env> = {
  LINE_CLIENT_ID: "2000000001",
  LINE_CLIENT_SECRET: "line-channel-secret-0123456789abcd",
  LINE_API_BASE: `${IDP}/line`,
  ZALO_CLIENT_ID: "1234567890",
  ZALO_CLIENT_SECRET: "zalo-secret",
  ZALO_OAUTH_BASE: `${IDP}/zalo`,
  ZALO_GRAPH_BASE: `${IDP}/zalo`,
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_JWKS_URL: JWKS,
};
const { call, advance, clock, newCodeFor, join, codeFor, messagesTo, settled, sentNotices } = startMembers(SETTINGS);

type Provider = "line" | "zalo";
const CALLS = { line: "loginLine", zalo: "loginZalo" } as const;
const client = (provider: Provider) => ({
  id: (provider === "line" ? SETTINGS.LINE_CLIENT_ID : SETTINGS.ZALO_CLIENT_ID) ?? "",
  secret: (provider === "line" ? SETTINGS.LINE_CLIENT_SECRET : SETTINGS.ZALO_CLIENT_SECRET) ?? "",
  redirectUris: [CALLBACKS[provider]],
});
const provider = identityProvider({ line: client("line"), zalo: client("zalo") }, () => clock.now);

let isDown = false;
const keys = await generateKeyPair("RS256");

beforeAll(async () => {
  await migrate(bindings.DB);
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url === JWKS)
      return Response.json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: "one", alg: "RS256" }] });
    if (isDown) throw new TypeError("connection refused");
    return provider.request(request.url.slice(IDP.length), request);
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
});
beforeEach(() => {
  isDown = false;
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Consent {
  user?: string;
  cancel?: string;
  fault?: string;
}

/** The browser's part: to the provider, a button on its page, and back with what the edge stored. */
async function consent(name: Provider, choice: Consent) {
  const codeVerifier = randomBytes(32).toString("base64url");
  const nonce = randomBytes(16).toString("base64url");
  const challenge = createHash("sha256").update(codeVerifier).digest("base64url");
  const shared = { redirect_uri: CALLBACKS[name], state: "the-state", code_challenge: challenge };
  const line = {
    response_type: "code",
    client_id: client(name).id,
    scope: "openid profile",
    nonce,
    code_challenge_method: "S256",
  };
  const query = name === "line" ? { ...shared, ...line } : { ...shared, app_id: client(name).id };
  const path = name === "line" ? "/line/oauth2/v2.1/authorize" : "/zalo/v4/permission";
  const address = `${path}?${new URLSearchParams(query)}`;
  expect(await (await provider.request(address)).text()).toContain("<form");
  const answer = await provider.request(address, { method: "POST", body: new URLSearchParams({ ...choice }) });
  const back = new URL(answer.headers.get("Location") ?? "");
  expect(back.searchParams.get("state")).toBe("the-state");
  const fields = { redirectUri: CALLBACKS[name], codeVerifier, ...(name === "line" && { nonce }) };
  return { error: back.searchParams.get("error"), fields: { ...fields, code: back.searchParams.get("code") ?? "" } };
}

const tokenOf = (value: SignIn): string => (value.kind === "signedIn" ? value.token : "");
const providerTokenOf = (value: SignIn): string => (value.kind === "needsPhone" ? value.providerToken : "");

/** Signs up with a provider and a new number. */
async function joinAt(name: Provider, user: string) {
  const { fields } = await consent(name, { user });
  const first = await call(CALLS[name], fields);
  const phone = newPhone();
  const phoneCode = await newCodeFor("getWSUP", phone);
  const second = await call(CALLS[name], { ...phone, phoneCode, providerToken: providerTokenOf(first.value) });
  return { phone, first: first.value, second: second.value, token: tokenOf(second.value) };
}

/** A row as a browser's answer leaves it. */
async function givePasskey(token: string) {
  const { username } = (await call("retrieveUserInfo", {}, { token })).value;
  const row = { id: username, credentialId: username, username, publicKey: "key", counter: 0, transports: [] };
  await drizzle(bindings.DB)
    .insert(passkeys)
    .values({ ...row, createdAt: clock.now });
}

describe.each(["line", "zalo"] as const)("an account at %s", (name) => {
  const user = `${name}-Nok`;

  it("asks for a number, becomes a member's, and signs in from then on", async () => {
    const { first, second, phone } = await joinAt(name, user);
    expect(first).toMatchObject({ kind: "needsPhone", name: user });
    expect(second).toMatchObject({
      kind: "signedIn",
      isNewUser: true,
      user: { hasPassword: false, phoneMasked: expect.stringContaining(phone.phone.slice(-4)) },
    });
    const again = await call(CALLS[name], (await consent(name, { user })).fields);
    expect(again.value).toMatchObject({
      kind: "signedIn",
      isNewUser: false,
      user: { identities: [{ provider: name, name: user }] },
    });
    const { value } = await call("getSessionList", {}, { token: tokenOf(again.value) });
    expect(value[0]?.method).toBe(name);
  });

  it("belongs to the member whose number it is", async () => {
    const member = await join();
    const first = await call(CALLS[name], (await consent(name, { user: `${name}-Som` })).fields);
    advance(60_000);
    const phoneCode = await newCodeFor("getWSUP", member.phone);
    const fields = { ...member.phone, phoneCode, providerToken: providerTokenOf(first.value) };
    expect((await call(CALLS[name], { ...fields, phoneCode: "12345" })).refusal).toBe("wrongCode");
    const { value } = await call(CALLS[name], fields);
    expect(value).toMatchObject({ isNewUser: false, user: { username: member.user.username } });
    expect((await call(CALLS[name], fields)).refusal).toBe("tokenInvalid");
  });

  it.each(["used-code", "token-error"])("is refused when the provider has a fault: %s", async (fault) => {
    const { fields } = await consent(name, { user, fault });
    const answer = await call(CALLS[name], { ...fields, lang: "vi_VN" });
    expect(answer).toMatchObject({
      status: 200,
      refusal: "providerFailed",
      message: expect.stringContaining("chăm sóc khách hàng"),
    });
  });

  it("is refused with a code used twice, another verifier, another callback's code, and a provider that is down", async () => {
    const { fields } = await consent(name, { user });
    expect((await call(CALLS[name], fields)).refusal).toBeUndefined();
    expect((await call(CALLS[name], fields)).refusal).toBe("providerFailed");
    const other = await consent(name, { user });
    expect((await call(CALLS[name], { ...other.fields, codeVerifier: "x".repeat(43) })).refusal).toBe("providerFailed");
    isDown = true;
    expect((await call(CALLS[name], fields)).refusal).toBe("providerFailed");
    expect((await consent(name, { cancel: "1" })).error).toBeTruthy();
  });

  it("is linked and unlinked, never to two members", async () => {
    const [one, other] = [await join(), await join()];
    const link = async (token: string, account: string) => {
      const { value } = await call("linkIdentityConfirm", { provider: name, password: PASSWORD }, { token });
      const { fields } = await consent(name, { user: account });
      return call("linkIdentity", { provider: name, linkToken: value.linkToken, ...fields }, { token });
    };
    const linked = await link(one.token, `${name}-Linked`);
    expect(linked.value.identities).toEqual([{ provider: name, name: `${name}-Linked` }]);
    expect((await link(one.token, `${name}-Linked`)).refusal).toBeUndefined();
    expect((await link(other.token, `${name}-Linked`)).refusal).toBe("identityTaken");
    expect((await link(one.token, `${name}-Replaced`)).value.identities).toHaveLength(1);
    expect((await call("unlinkIdentity", { provider: name }, { token: one.token })).value.identities).toEqual([]);
    expect((await link(other.token, `${name}-Replaced`)).refusal).toBeUndefined();
  });

  it("is linked only by a member who has confirmed it, once", async () => {
    const [{ token }, other] = [await join(), await join()];
    const confirm = (proof: Record<string, string>, whose = token) =>
      call("linkIdentityConfirm", { provider: name, ...proof }, { token: whose });
    const link = async (linkToken: string) =>
      call("linkIdentity", { provider: name, linkToken, ...(await consent(name, { user })).fields }, { token });
    expect((await confirm({ password: "Wrong1234" })).refusal).toBe("passwordWrong");
    expect((await confirm({ code: "123456" })).refusal).toBe("passwordWrong");
    expect((await link("t".repeat(32))).refusal).toBe("tokenInvalid");
    const { linkToken: others } = (await confirm({ password: PASSWORD }, other.token)).value;
    expect((await link(others)).refusal).toBe("tokenInvalid");
    const unused = name === "line" ? "zalo" : "line";
    const { value: elsewhere } = await call("linkIdentityConfirm", { provider: unused, password: PASSWORD }, { token });
    expect((await link(elsewhere.linkToken)).refusal).toBe("tokenInvalid");
    const { linkToken } = (await confirm({ password: PASSWORD })).value;
    advance(600_000);
    expect((await link(linkToken)).refusal).toBe("tokenInvalid");
  });

  it("is confirmed by a code where the member has no password", async () => {
    const other = name === "line" ? "zalo" : "line";
    const { phone, token } = await joinAt(name, `${name}-Coded`);
    expect((await call("linkIdentityConfirm", { provider: other, password: "" }, { token })).refusal).toBe("wrongCode");
    expect((await call("linkIdentityGetCode", {}, { token })).refusal).toBeUndefined();
    const code = (await codeFor(phone)) ?? "";
    const confirmed = await call("linkIdentityConfirm", { provider: other, code }, { token });
    const { fields } = await consent(other, { user: `${other}-Coded too` });
    const { linkToken } = confirmed.value;
    const linked = await call("linkIdentity", { provider: other, linkToken, ...fields }, { token });
    expect(linked.value.identities).toHaveLength(2);
  });

  it("that was linked is told to the member: in the account, and by SMS where no device takes pushes", async () => {
    const { phone, token, user: member } = await join();
    const link = async (account: string) => {
      const { value } = await call("linkIdentityConfirm", { provider: name, password: PASSWORD }, { token });
      const { fields } = await consent(name, { user: account });
      await call("linkIdentity", { provider: name, linkToken: value.linkToken, ...fields }, { token });
      await settled();
    };
    const named = name === "line" ? "LINE" : "Zalo";
    const smsCount = () => messagesTo(phone).then((texts) => texts.filter((text) => text.includes(named)).length);
    await link(`${name}-Told`);
    const audience = { kind: "member", username: member.username };
    const happening = { kind: "account", change: "linked", provider: name, name: `${name}-Told` };
    expect(sentNotices()).toContainEqual({ happening: expect.objectContaining(happening), audience });
    expect(await smsCount()).toBe(1);
    await bindings.DB.prepare("insert into push_subscriptions values (?, ?, 's', 'p', 'a', 1)")
      .bind(`https://push.test/${name}`, member.username)
      .run();
    await link(`${name}-Told again`);
    expect(await smsCount()).toBe(1);
    await call("unlinkIdentity", { provider: name }, { token });
    await settled();
    expect(sentNotices().at(-1)).toMatchObject({ happening: { change: "unlinked", name: `${name}-Told again` } });
  });

  it("by which the number's owner signs in is told to them too", async () => {
    const member = await join();
    const first = await call(CALLS[name], (await consent(name, { user: `${name}-Late` })).fields);
    advance(60_000);
    const phoneCode = await newCodeFor("getWSUP", member.phone);
    await call(CALLS[name], { ...member.phone, phoneCode, providerToken: providerTokenOf(first.value) });
    await settled();
    expect(sentNotices().at(-1)).toMatchObject({
      happening: { change: "linked" },
      audience: { username: member.user.username },
    });
  });

  it("is listed by a reset of the password, which removes it on request and signs in", async () => {
    const { phone, token } = await joinAt(name, `${name}-Reset`);
    advance(60_000);
    const code = await newCodeFor("forgotPasswordGetCode", phone);
    const { value } = await call("forgotPasswordValidate", { ...phone, code });
    expect(value.identities).toEqual([{ provider: name, name: `${name}-Reset` }]);
    const { resetToken } = value;
    const fields = { resetToken, password: PASSWORD, confirmPassword: PASSWORD };
    const changed = await call("forgotPasswordChange", { ...fields, unlink: name });
    expect(changed.value).toMatchObject({ user: { hasPassword: true, identities: [] } });
    expect((await call("retrieveUserInfo", {}, { token })).refusal).toBe("sessionInvalid");
    const own = await call("retrieveUserInfo", {}, { token: changed.value?.token });
    expect(own.value.identities).toEqual([]);
    expect((await call(CALLS[name], (await consent(name, { user: `${name}-Reset` })).fields)).value).toMatchObject({
      kind: "needsPhone",
    });
  });

  it("stays where it is the only way in", async () => {
    const { token } = await joinAt(name, `${name}-Only`);
    const settings = { ...SETTINGS, SMS_PROVIDER: "", FIREBASE_PROJECT_ID: "" };
    expect((await call("unlinkIdentity", { provider: name }, { token, settings })).refusal).toBe("lastMethod");
    const fresh = { password: PASSWORD, confirmPassword: PASSWORD };
    expect((await call("setPassword", fresh, { token, settings })).refusal).toBeUndefined();
    expect((await call("unlinkIdentity", { provider: name }, { token, settings })).refusal).toBeUndefined();
  });

  it.each<[string, Partial<Env>, boolean]>([
    ["a number for Firebase", {}, false],
    ["a passkey", { FIREBASE_PROJECT_ID: "" }, true],
  ])("goes where %s remains", async (_way, change, hasPasskey) => {
    const { token } = await joinAt(name, `${name}-${hasPasskey ? "Passkey" : "Firebase"}`);
    if (hasPasskey) await givePasskey(token);
    const settings = { ...SETTINGS, SMS_PROVIDER: "", ...change };
    expect((await call("unlinkIdentity", { provider: name }, { token, settings })).refusal).toBeUndefined();
  });

  it("gives a token for later", async () => {
    const { fields } = await consent(name, { user: `${name}-Later` });
    const { value } = await call("getProviderToken", { provider: name, ...fields });
    expect(value).toMatchObject({ expiresIn: 600, name: `${name}-Later` });
    advance(600_000);
    const phone = newPhone();
    const phoneCode = await newCodeFor("getWSUP", phone);
    const late = await call(CALLS[name], { ...phone, phoneCode, providerToken: value.providerToken });
    expect(late.refusal).toBe("tokenInvalid");
  });

  it("is not offered where it is not configured", async () => {
    const settings = { LINE_CLIENT_ID: "", ZALO_CLIENT_ID: "" };
    const { fields } = await consent(name, { user });
    expect((await call(CALLS[name], fields, { settings })).refusal).toBe("methodNotOffered");
  });
});

it.each(["wrong-nonce", "wrong-audience", "expired-token"])("LINE's ID token is refused: %s", async (fault) => {
  const { fields } = await consent("line", { user: "Nok", fault });
  expect((await call("loginLine", fields)).refusal).toBe("providerFailed");
});

it("LINE's ID token is refused without the nonce of the browser that began", async () => {
  const { fields } = await consent("line", { user: "Nok" });
  expect((await call("loginLine", { ...fields, nonce: "" })).refusal).toBe("providerFailed");
});

it.each([
  ["TH", ["password", "code", "passkey", "line", "firebase"], ["phone", "line", "firebase"]],
  ["VN", ["password", "code", "passkey", "zalo", "firebase"], ["phone", "zalo", "firebase"]],
  ["BR", ["password", "code", "passkey", "firebase"], ["phone", "firebase"]],
])("%s is offered what is usual there", async (countryCode, signIn, signUp) => {
  expect((await call("getLoginMethod", { countryCode })).value).toEqual(signIn);
  expect((await call("getSignUpMethod", { countryCode })).value).toEqual(signUp);
});

describe("Firebase", () => {
  interface Claims {
    issuer?: string;
    audience?: string;
    checkedAt?: number;
    number?: string | null;
    key?: CryptoKey;
  }
  async function idToken(phone: { phone: string }, claims: Claims = {}): Promise<string> {
    const seconds = Math.floor(clock.now / 1000);
    const number = claims.number === null ? {} : { phone_number: claims.number ?? e164(phone) };
    return new SignJWT({ auth_time: seconds + (claims.checkedAt ?? 0), ...number })
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .setIssuer(claims.issuer ?? `https://securetoken.google.com/${PROJECT}`)
      .setAudience(claims.audience ?? PROJECT)
      .setSubject("firebase-user")
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(claims.key ?? keys.privateKey);
  }

  it("signs up, signs in, and gives leave to set a password", async () => {
    const phone = newPhone();
    const unknown = await call("firebaseLogin", { idToken: await idToken(phone) });
    expect(unknown).toMatchObject({ refusal: "noAccount", field: "phone" });
    const joined = await call("firebaseSignup", { idToken: await idToken(phone), nickname: "Firebase1" });
    expect(joined.value).toMatchObject({ isNewUser: true, user: { nickname: "Firebase1", hasPassword: false } });
    expect((await call("firebaseSignup", { idToken: await idToken(phone) })).refusal).toBe("phoneTaken");
    expect((await call("firebaseLogin", { idToken: await idToken(phone) })).value.user.nickname).toBe("Firebase1");
    const { value } = await call("firebaseForgotValidate", { idToken: await idToken(phone) });
    const fresh = { password: PASSWORD, confirmPassword: PASSWORD };
    expect((await call("firebaseForgotChange", { resetToken: value.resetToken, ...fresh })).refusal).toBeUndefined();
    expect((await call("login", { ...phone, password: PASSWORD })).refusal).toBeUndefined();
  });

  it.each<[string, () => Promise<Claims>]>([
    ["another project's", async () => ({ audience: "another" })],
    ["another issuer's", async () => ({ issuer: "https://securetoken.google.com/another" })],
    ["signed by another key", async () => ({ key: (await generateKeyPair("RS256")).privateKey })],
    ["of a sign-in ten minutes ago", async () => ({ checkedAt: -600 })],
    ["without a number", async () => ({ number: null })],
  ])("refuses a token that is %s", async (_, claims) => {
    const { phone } = await join();
    const token = await idToken(phone, await claims());
    expect((await call("firebaseLogin", { idToken: token })).refusal).toBe("providerFailed");
  });

  it("takes unsigned tokens of the emulator on a developer's machine only", async () => {
    const { phone } = await join();
    const [, payload] = (await idToken(phone)).split(".");
    const header = btoa(JSON.stringify({ alg: "none", typ: "JWT" })).replace(/=+$/, "");
    const unsigned = `${header}.${payload}.`;
    const signIn = (settings: Partial<Env>) =>
      call("firebaseLogin", { idToken: unsigned }, { settings: { ...SETTINGS, ...settings } });
    expect((await signIn({})).refusal).toBe("providerFailed");
    const emulator = { FIREBASE_EMULATOR_URL: "http://127.0.0.1:9099" };
    expect((await signIn({ ...emulator, ENVIRONMENT: "production" })).refusal).toBe("providerFailed");
    expect((await signIn(emulator)).refusal).toBeUndefined();
  });
});

it("a token is not opened: nonsense is refused", async () => {
  for (const idToken of ["", "a.b.c", "x".repeat(500)])
    expect((await call("firebaseLogin", { idToken })).refusal).toBe("providerFailed");
});
