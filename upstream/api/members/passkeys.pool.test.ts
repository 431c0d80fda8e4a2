import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { MOST_PASSKEYS } from "#contract/members/passkeys";
import { eraseStatements } from "../../services/erasure/erase.ts";
import { migrate } from "../../store/test-database.ts";
import { type Deviation, newAuthenticator } from "./test-authenticator.ts";
import { bindings, PASSWORD, startMembers } from "./test-members.ts";

const SITE = "https://scores.example";
const { call, advance, join, codeFor, messagesTo, settled, sentNotices } = startMembers({ SITE_URL: SITE });

beforeAll(async () => {
  await migrate(bindings.DB);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(() => void vi.restoreAllMocks());

type Authenticator = Awaited<ReturnType<typeof newAuthenticator>>;

const confirm = (token: string, proof: Record<string, string> = { password: PASSWORD }) =>
  call("passkeyConfirm", proof, { token });

/** Adds a passkey to a member, and returns the call's answer with it. */
async function add(token: string, { counter = 0, deviation = {} as Deviation } = {}) {
  const authenticator = await newAuthenticator(SITE, counter);
  const { challengeToken, options } = (await confirm(token)).value;
  const credential = await authenticator.create(options, deviation);
  return { authenticator, credential, answer: await call("passkeyAdd", { challengeToken, credential }, { token }) };
}

async function logIn({ sign }: Authenticator, deviation: Deviation = {}) {
  const { challengeToken, options } = (await call("passkeyChallenge")).value;
  return call("loginPasskey", { challengeToken, credential: await sign(options, deviation) });
}

describe("adding a passkey", () => {
  it("needs the password, asks for a discoverable one with verification, and lists it", async () => {
    const { token, user } = await join();
    expect((await confirm(token, { password: "Wrong1234" })).refusal).toBe("passwordWrong");
    const options = JSON.parse((await confirm(token)).value.options);
    expect(options).toMatchObject({
      rp: { id: "scores.example", name: "Matchlight" },
      user: { name: user.nickname },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const { answer } = await add(token);
    expect(answer.value).toEqual([{ id: expect.any(String), createdAt: expect.any(Number) }]);
    const [listed] = (await call("getPasskeyList", {}, { token })).value;
    expect(listed).toEqual(answer.value[0]);
    expect(JSON.parse((await confirm(token)).value.options).excludeCredentials).toHaveLength(1);
  });

  it("is confirmed by a code where the member has no password", async () => {
    const { token, phone, user } = await join();
    await bindings.DB.prepare("delete from credentials where username = ?").bind(user.username).run();
    expect((await confirm(token)).refusal).toBe("wrongCode");
    expect((await call("passkeyGetCode", {}, { token })).refusal).toBeUndefined();
    expect((await confirm(token, { code: (await codeFor(phone)) ?? "" })).refusal).toBeUndefined();
  });

  it.each<[string, Deviation]>([
    ["made on another site", { origin: "https://scores.example.evil.test" }],
    ["for another host", { rpId: "evil.test" }],
    ["without verification of its holder", { isUnverified: true }],
    ["for another challenge", { challenge: "b3RoZXI" }],
  ])("is refused %s", async (_case, deviation) => {
    const { token } = await join();
    expect((await add(token, { deviation })).answer.refusal).toBe("passkeyRefused");
    expect((await call("getPasskeyList", {}, { token })).value).toEqual([]);
  });

  it.each([["not JSON"], ["{}"], ["null"], ['{"id":"a","rawId":"a","type":"public-key","response":{}}']])(
    "is refused with %s for an answer",
    async (credential) => {
      const { token } = await join();
      const { challengeToken } = (await confirm(token)).value;
      expect((await call("passkeyAdd", { challengeToken, credential }, { token })).refusal).toBe("passkeyRefused");
    },
  );

  it("answers a challenge once, within five minutes, in the session that confirmed it", async () => {
    const [{ token, phone }, other] = [await join(), await join()];
    const authenticator = await newAuthenticator(SITE);
    const { challengeToken, options } = (await confirm(token)).value;
    const fields = { challengeToken, credential: await authenticator.create(options) };
    const elsewhere = (await call("login", { ...phone, password: PASSWORD })).value.token;
    for (const wrong of [other.token, elsewhere]) {
      const { challengeToken: theirs } = (await confirm(token)).value;
      const answer = await call("passkeyAdd", { ...fields, challengeToken: theirs }, { token: wrong });
      expect(answer.refusal).toBe("passkeyExpired");
    }
    expect((await call("passkeyAdd", fields, { token })).refusal).toBeUndefined();
    expect((await call("passkeyAdd", fields, { token })).refusal).toBe("passkeyExpired");
    const late = (await confirm(token)).value;
    advance(300_000);
    const answer = { challengeToken: late.challengeToken, credential: await authenticator.create(late.options) };
    expect((await call("passkeyAdd", answer, { token })).refusal).toBe("passkeyExpired");
  });

  it("is told to the member: in the account, and by SMS where no device takes pushes", async () => {
    const { token, user, phone } = await join();
    await add(token);
    await settled();
    const audience = { kind: "member", username: user.username };
    const happening = expect.objectContaining({ kind: "account", change: "passkeyAdded" });
    expect(sentNotices()).toContainEqual({ happening, audience });
    expect((await messagesTo(phone)).filter((text) => text.includes("passkey"))).toHaveLength(1);
  });

  it("ends with ten, and takes none twice", async () => {
    const { token } = await join();
    const first = await add(token);
    const again = (await confirm(token)).value;
    const credential = await first.authenticator.create(again.options);
    const fields = { challengeToken: again.challengeToken, credential };
    expect((await call("passkeyAdd", fields, { token })).refusal).toBe("passkeyTaken");
    for (let count = 1; count < MOST_PASSKEYS; count += 1) expect((await add(token)).answer.refusal).toBeUndefined();
    expect((await add(token)).answer.refusal).toBe("passkeyLimit");
  });

  it("is not offered where the site's address is unknown", async () => {
    const settings = { SITE_URL: "" };
    const { token } = await join();
    expect((await call("passkeyConfirm", { password: PASSWORD }, { token, settings })).refusal).toBe(
      "methodNotOffered",
    );
    expect((await call("passkeyChallenge", {}, { settings })).refusal).toBe("methodNotOffered");
    expect((await call("getLoginMethod", {}, { settings })).value).not.toContain("passkey");
    expect((await call("getLoginMethod")).value).toContain("passkey");
  });
});

describe("logging in by a passkey", () => {
  it("needs neither number nor password, and is noted", async () => {
    const { token, user } = await join();
    const { authenticator } = await add(token);
    const { value } = await logIn(authenticator);
    expect(value).toMatchObject({ kind: "signedIn", isNewUser: false, user: { username: user.username } });
    const sessions = (await call("getSessionList", {}, { token: value.token })).value;
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({ method: "passkey" });
    const [passkey] = (await call("getPasskeyList", {}, { token })).value;
    expect(passkey?.lastUsedAt).toEqual(expect.any(Number));
  });

  it.each<[string, Deviation]>([
    ["on another site", { origin: "https://evil.test" }],
    ["for another host", { rpId: "evil.test" }],
    ["without verification of its holder", { isUnverified: true }],
    ["of another challenge", { challenge: "b3RoZXI" }],
    ["with another key", { isForged: true }],
    ["for another member", { userHandle: "c29tZWJvZHk" }],
  ])("is refused when signed %s", async (_case, deviation) => {
    const { authenticator } = await add((await join()).token);
    expect((await logIn(authenticator, deviation)).refusal).toBe("passkeyRefused");
    expect((await logIn(authenticator)).refusal).toBeUndefined();
  });

  it("is refused when the counter does not rise", async () => {
    const { authenticator } = await add((await join()).token, { counter: 5 });
    expect((await logIn(authenticator)).refusal).toBeUndefined();
    expect((await logIn(authenticator, { counter: 6 })).refusal).toBe("passkeyRefused");
    expect((await logIn(authenticator, { counter: 0 })).refusal).toBe("passkeyRefused");
    expect((await logIn(authenticator, { counter: 20 })).refusal).toBeUndefined();
  });

  it("answers a challenge once, and one of adding never", async () => {
    const { token } = await join();
    const { authenticator } = await add(token);
    const { challengeToken, options } = (await call("passkeyChallenge")).value;
    const fields = { challengeToken, credential: await authenticator.sign(options) };
    const answers = await Promise.all([call("loginPasskey", fields), call("loginPasskey", fields)]);
    expect(answers.map(({ refusal }) => refusal).sort()).toEqual(["passkeyExpired", undefined]);
    const adding = (await confirm(token)).value;
    const wrong = { challengeToken: adding.challengeToken, credential: await authenticator.sign(adding.options) };
    expect((await call("loginPasskey", wrong)).refusal).toBe("passkeyExpired");
  });

  it("says that nobody has the passkey any more", async () => {
    const { token } = await join();
    const { authenticator, answer } = await add(token);
    const passkeyId = answer.value[0]?.id ?? "";
    expect((await call("passkeyRemove", { passkeyId }, { token })).refusal).toBe("passwordWrong");
    expect((await call("passkeyRemove", { passkeyId, password: PASSWORD }, { token })).value).toEqual([]);
    const refused = await logIn(authenticator);
    expect([refused.refusal, refused.field]).toEqual(["passkeyUnknown", undefined]);
    await settled();
    expect(sentNotices().at(-1)).toMatchObject({ happening: { change: "passkeyRemoved" } });
  });

  it("restores an account within its grace period, and erasing it erases the passkey", async () => {
    const { token, user } = await join();
    const { authenticator } = await add(token);
    await call("deleteAccount", { reason: "other", password: PASSWORD }, { token });
    expect((await logIn(authenticator)).value.wasRestored).toBe(true);
    for (const statement of eraseStatements(drizzle(bindings.DB), user.username)) await statement;
    expect((await logIn(authenticator)).refusal).toBe("passkeyUnknown");
    const left = await bindings.DB.prepare("select count(*) n from passkeys where username = ?")
      .bind(user.username)
      .first();
    expect(left).toEqual({ n: 0 });
  });

  it("is limited by network", async () => {
    const client = { address: "203.0.113.9" };
    const begun: (string | undefined)[] = [];
    for (let count = 0; count <= 300; count += 1) begun.push((await call("passkeyChallenge", {}, { client })).refusal);
    expect(begun.filter((refusal) => refusal === undefined)).toHaveLength(300);
    expect(begun.at(-1)).toBe("tooManyTries");
    expect((await call("passkeyChallenge", {}, { client: { address: "203.0.113.10" } })).refusal).toBeUndefined();
  });
});

it("a passkey is renamed by its member only", async () => {
  const [{ token }, other] = [await join(), await join()];
  const passkeyId = (await add(token)).answer.value[0]?.id ?? "";
  const rename = (passkeyName: string, whose = token) =>
    call("passkeyRename", { passkeyId, passkeyName }, { token: whose });
  expect((await rename(" My\nphone ")).value[0]?.name).toBe("My phone");
  const refused = await rename("x".repeat(41));
  expect([refused.refusal, refused.field]).toEqual(["passkeyName", "passkeyName"]);
  expect((await rename("Stolen", other.token)).value).toEqual([]);
  expect((await call("passkeyRemove", { passkeyId, password: PASSWORD }, { token: other.token })).value).toEqual([]);
  expect((await call("getPasskeyList", {}, { token })).value).toMatchObject([{ id: passkeyId, name: "My phone" }]);
});

it("a forgotten password's reset counts the passkeys, and removes them on request", async () => {
  const { token, phone } = await join();
  const { authenticator } = await add(token);
  const reset = async (more: Record<string, string>) => {
    advance(60_000);
    await call("forgotPasswordGetCode", phone);
    await settled();
    const validated = await call("forgotPasswordValidate", { ...phone, code: (await codeFor(phone)) ?? "" });
    const { resetToken, passkeys } = validated.value;
    const fields = { resetToken, password: "Other1234", confirmPassword: "Other1234", ...more };
    expect((await call("forgotPasswordChange", fields)).refusal).toBeUndefined();
    return passkeys;
  };
  expect(await reset({})).toBe(1);
  expect((await logIn(authenticator)).refusal).toBeUndefined();
  expect(await reset({ endPasskeys: "true" })).toBe(1);
  expect((await logIn(authenticator)).refusal).toBe("passkeyUnknown");
});
