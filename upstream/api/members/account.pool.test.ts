import { drizzle } from "drizzle-orm/d1";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#contract/time/units";
import { purgeMembers } from "../../services/erasure/erase.ts";
import { favouriteStores } from "../../services/follow/favourite-stores.ts";
import { purgeFavourites } from "../../services/follow/purge-favourites.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings, e164, newPhone, PASSWORD, startMembers } from "./test-members.ts";

const { app, call, advance, clock, codeFor, newCodeFor, join, settled, sentNotices } = startMembers();

beforeAll(() => migrate(bindings.DB));

/** A second session of a member. */
const signInAgain = async (phone: { callingCode: string; phone: string }, password = PASSWORD) =>
  (await call("login", { ...phone, password }, { client: { address: "192.0.2.1", country: "TH", agent: "Phone" } }))
    .value.token;

const isSignedIn = async (token: string) => (await call("retrieveUserInfo", {}, { token })).refusal === undefined;

/** A member without a password, as after sign-up by a provider. */
async function joinWithoutPassword() {
  const member = await join();
  await bindings.DB.prepare("delete from credentials where username = ?").bind(member.user.username).run();
  return member;
}

describe("the profile", () => {
  it("changes nickname, picture, country, language and view", async () => {
    const { token, phone } = await join();
    const nickname = `Name${phone.phone.slice(-6)}`;
    expect((await call("updateProfile", { nickname }, { token })).value.nickname).toBe(nickname);
    expect((await call("updateProfilePicture", { avatarId: "07" }, { token })).value.profilePicture).toBe(
      "avatar/07.svg",
    );
    expect((await call("updatePreferredCountry", { preferredCountry: "KH" }, { token })).refusal).toBeUndefined();
    expect((await call("updatePreferredLanguage", { preferredLanguage: "km_KH" }, { token })).refusal).toBeUndefined();
    expect((await call("updatePreferredView", { preferredView: "hideScores.x.compact" }, { token })).refusal).toBe(
      undefined,
    );
    expect((await call("retrieveUserInfo", {}, { token })).value).toMatchObject({
      preferredView: "compact.hideScores",
      nickname,
      profilePicture: "avatar/07.svg",
      preferredCountry: "KH",
      preferredLanguage: "kh",
    });
  });

  it("knows a view whose choices were all taken back from one that was never chosen", async () => {
    const { token } = await join();
    const view = async () => (await call("retrieveUserInfo", {}, { token })).value.preferredView;
    expect(await view()).toBeUndefined();
    await call("updatePreferredView", { preferredView: "" }, { token });
    expect(await view()).toBe("");
  });

  it("has a drawing for every picture to choose, and for no other", async () => {
    const drawn = await app.request("/storage/avatar/07.svg", {}, bindings);
    expect([drawn.status, drawn.headers.get("Content-Type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    expect((await app.request("/storage/avatar/99.svg", {}, bindings)).status).toBe(404);
  });

  it("may write its own nickname in other letters", async () => {
    const { token, nickname } = await join();
    expect((await call("updateProfile", { nickname: nickname.toUpperCase() }, { token })).refusal).toBeUndefined();
  });

  it.each([
    ["updateProfile", { nickname: "x" }, "nicknameRule"],
    ["updateProfile", { nickname: "Moderator" }, "nicknameReserved"],
    ["updateProfilePicture", { avatarId: "99" }, "avatarUnknown"],
    ["updateProfilePicture", { avatarId: "../x" }, "avatarUnknown"],
    ["updatePreferredCountry", { preferredCountry: "US" }, "countryUnsupported"],
    ["updatePreferredLanguage", { preferredLanguage: "tlh" }, "languageUnsupported"],
    ["updateReferralCode", { referralCode: "unknown1" }, "referralInvalid"],
  ] as const)("%s of %j is %s, and changes nothing", async (name, fields, refusal) => {
    const { token, user } = await join();
    expect(await call(name, fields, { token })).toMatchObject({ status: 200, refusal });
    expect((await call("retrieveUserInfo", {}, { token })).value).toEqual(user);
  });

  it("refuses another's nickname", async () => {
    const [one, other] = [await join(), await join()];
    const taken = await call("updateProfile", { nickname: other.nickname.toLowerCase() }, { token: one.token });
    expect(taken).toMatchObject({ refusal: "nicknameTaken", field: "nickname" });
  });

  it("takes a friend's code once, never one's own or of whom one has invited", async () => {
    const [one, friend] = [await join(), await join()];
    const set = (code: string | undefined, token: string) =>
      call("updateReferralCode", { referralCode: code ?? "" }, { token });
    expect((await set(one.user.referralCode, one.token)).refusal).toBe("referralInvalid");
    expect((await set(friend.user.referralCode, one.token)).refusal).toBeUndefined();
    expect((await set(friend.user.referralCode, one.token)).refusal).toBe("referralSet");
    const back = await set(one.user.referralCode, friend.token);
    expect(back).toMatchObject({ refusal: "referralInvalid", message: "Invalid code" });
  });
});

describe("the password", () => {
  const fresh = { password: "Fresh1234", confirmPassword: "Fresh1234" };

  it("is changed with the old one, which ends all other sessions", async () => {
    const { token, phone } = await join();
    const other = await signInAgain(phone);
    const change = (fields: Record<string, string>) => call("updatePassword", { ...fresh, ...fields }, { token });
    expect((await change({ oldPassword: "Wrong1234" })).refusal).toBe("oldPasswordWrong");
    expect((await change({ oldPassword: PASSWORD, password: "short" })).refusal).toBe("passwordRule");
    expect((await change({ oldPassword: PASSWORD, confirmPassword: "Other1234" })).refusal).toBe("passwordsDiffer");
    expect(await isSignedIn(other)).toBe(true);
    expect((await change({ oldPassword: PASSWORD })).refusal).toBeUndefined();
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false]);
    expect((await call("login", { ...phone, password: "Fresh1234" })).refusal).toBeUndefined();
  });

  it("is tried ten times by who has a session", async () => {
    const { token } = await join();
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => call("updatePassword", { ...fresh, oldPassword: "Wrong1234" }, { token })),
    );
    expect(tries.filter(({ refusal }) => refusal === "tooManyTries")).toHaveLength(2);
  });

  it("is set by who has none, and by nobody else", async () => {
    const { token, phone, user } = await joinWithoutPassword();
    expect((await call("retrieveUserInfo", {}, { token })).value.hasPassword).toBe(false);
    expect((await call("updatePassword", { ...fresh, oldPassword: PASSWORD }, { token })).refusal).toBe(
      "oldPasswordWrong",
    );
    for (const code of ["", "000000"])
      expect((await call("setPassword", { ...fresh, code }, { token })).refusal).toBe("wrongCode");
    expect((await call("setPasswordGetCode", {}, { token })).refusal).toBeUndefined();
    const code = (await codeFor(phone)) ?? "";
    expect((await call("setPassword", { ...fresh, code }, { token })).refusal).toBeUndefined();
    await settled();
    expect(sentNotices()).toContainEqual(
      expect.objectContaining({
        happening: expect.objectContaining({ kind: "account", change: "password" }),
        audience: expect.objectContaining({ username: user.username }),
      }),
    );
    expect((await call("setPassword", { ...fresh, code }, { token })).refusal).toBe("passwordSet");
    expect((await call("setPasswordGetCode", {}, { token })).refusal).toBe("passwordSet");
    expect((await call("retrieveUserInfo", {}, { token })).value.hasPassword).toBe(true);
  });
});

describe("a first password where no codes are sent", () => {
  const fresh = { password: "Fresh1234", confirmPassword: "Fresh1234" };
  const settings = { SMS_PROVIDER: "" };

  it.each([
    [10 * MINUTE, undefined],
    [10 * MINUTE + 1, "signInAgain"],
  ])("%i milliseconds after signing in: %s", async (after, refusal) => {
    const { token } = await joinWithoutPassword();
    advance(after);
    expect((await call("setPasswordGetCode", {}, { token, settings })).refusal).toBe("methodNotOffered");
    expect((await call("setPassword", fresh, { token, settings })).refusal).toBe(refusal);
  });
});

describe("where one is signed in", () => {
  it("is listed, and ended one by one or all but this", async () => {
    const { token, phone } = await join();
    advance(MINUTE);
    const [second, third] = [await signInAgain(phone), await signInAgain(phone)];
    const { value } = await call("getSessionList", {}, { token });
    expect(value).toHaveLength(3);
    expect(value.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(value[0]).toMatchObject({ method: "password", agent: "Phone", country: "TH", isCurrent: false });
    const [own] = (await call("getSessionList", {}, { token: second })).value.filter(({ isCurrent }) => isCurrent);
    await call("revokeSession", { sessionId: own?.id ?? "" }, { token });
    expect([await isSignedIn(token), await isSignedIn(second), await isSignedIn(third)]).toEqual([true, false, true]);
    await call("revokeSession", {}, { token });
    expect([await isSignedIn(token), await isSignedIn(third)]).toEqual([true, false]);
  });

  it("ends no session of another member", async () => {
    const [one, other] = [await join(), await join()];
    const [session] = (await call("getSessionList", {}, { token: other.token })).value;
    expect(
      (await call("revokeSession", { sessionId: session?.id ?? "" }, { token: one.token })).refusal,
    ).toBeUndefined();
    expect(await isSignedIn(other.token)).toBe(true);
  });
});

describe("the number", () => {
  it("is changed with codes to both", async () => {
    const { token, phone } = await join();
    const other = await signInAgain(phone);
    const fresh = newPhone();
    await call("changePhoneGetCode", {}, { token });
    const own = (await codeFor(phone)) ?? "";
    const code = await newCodeFor("changePhoneGetCode", fresh, { token });
    const wrong = await call("changePhone", { ...fresh, code, currentCode: "12345" }, { token });
    expect(wrong.refusal).toBe("wrongCode");
    const mistyped = await call("changePhone", { ...fresh, code: "12345", currentCode: own }, { token });
    expect(mistyped.refusal).toBe("wrongCode");
    const { value } = await call("changePhone", { ...fresh, code, currentCode: own }, { token });
    expect(value.phoneMasked).toContain(fresh.phone.slice(-4));
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false]);
    expect((await call("login", { ...phone, password: PASSWORD })).refusal).toBe("loginFailed");
    expect((await call("login", { ...fresh, password: PASSWORD })).refusal).toBeUndefined();
  });

  it.each([
    ["the new number's code", 0],
    ["the present number's code", 1],
  ])("has five tries for %s", async (_name, wrongOne) => {
    const { token, phone } = await join();
    const fresh = newPhone();
    await call("changePhoneGetCode", {}, { token });
    const currentCode = (await codeFor(phone)) ?? "";
    const code = await newCodeFor("changePhoneGetCode", fresh, { token });
    const wrong = wrongOne === 0 ? { code: "12345" } : { currentCode: "12345" };
    for (let time = 0; time < 5; time += 1)
      expect((await call("changePhone", { ...fresh, code, currentCode, ...wrong }, { token })).refusal).toBe(
        "wrongCode",
      );
    expect((await call("changePhone", { ...fresh, code, currentCode }, { token })).refusal).toBe("wrongCode");
  });

  it("is changed once by the same two codes, however many requests bring them", async () => {
    const { token, phone } = await join();
    const fresh = newPhone();
    await call("changePhoneGetCode", {}, { token });
    const currentCode = (await codeFor(phone)) ?? "";
    const code = await newCodeFor("changePhoneGetCode", fresh, { token });
    const press = () => call("changePhone", { ...fresh, code, currentCode }, { token });
    const outcomes = (await Promise.all([press(), press(), press()])).map(({ refusal }) => refusal);
    expect(outcomes.filter((refusal) => refusal === undefined)).toHaveLength(1);
  });

  it("is not another member's, nor the same", async () => {
    const [one, other] = [await join(), await join()];
    const { token } = one;
    expect((await call("changePhoneGetCode", one.phone, { token })).refusal).toBe("phoneUnchanged");
    expect((await call("changePhoneGetCode", { callingCode: "66", phone: "1" }, { token })).refusal).toBe(
      "phoneInvalid",
    );
    await call("changePhoneGetCode", {}, { token });
    const currentCode = (await codeFor(one.phone)) ?? "";
    const code = await newCodeFor("changePhoneGetCode", other.phone, { token });
    const fields = { ...other.phone, code, currentCode };
    expect((await call("changePhone", fields, { token })).refusal).toBe("phoneTaken");
    const fresh = newPhone();
    const another = await newCodeFor("changePhoneGetCode", fresh, { token });
    const { refusal } = await call("changePhone", { ...fresh, code: another, currentCode }, { token });
    expect(refusal).toBeUndefined();
  });
});

describe("the deletion of an account", () => {
  const remove = (token: string, fields: Record<string, string> = {}) =>
    call("deleteAccount", { reason: "privacy", freeText: "Too much.", password: PASSWORD, ...fields }, { token });

  it("needs a reason and the password, ends every session, and can be taken back for thirty days", async () => {
    const { token, phone, user } = await join();
    expect((await remove(token, { reason: "because" })).refusal).toBe("reasonMissing");
    expect((await remove(token, { password: "Wrong1234" })).refusal).toBe("passwordWrong");
    expect(await isSignedIn(token)).toBe(true);
    const { value } = await remove(token);
    expect(value.erasedOn).toBe(new Date(clock.now + 30 * DAY).toISOString().slice(0, 10));
    expect(await isSignedIn(token)).toBe(false);
    advance(30 * DAY - MINUTE);
    const back = await call("login", { ...phone, password: PASSWORD });
    expect(back.value).toMatchObject({ wasRestored: true, user: { username: user.username } });
    expect(await isSignedIn(back.value.token)).toBe(true);
  });

  it("erases everything about the member when the time is over", async () => {
    const { token, phone, user, nickname } = await join();
    expect((await call("favTeam", { teamId: "20101" }, { token })).refusal).toBeUndefined();
    await remove(token);
    advance(30 * DAY);
    expect((await call("login", { ...phone, password: PASSWORD })).refusal).toBe("loginFailed");
    await purgeMembers(drizzle(bindings.DB), clock.now);
    // An hour later.
    await bindings.DB.prepare("update owner_changes set at = at - 3600").run();
    await purgeFavourites(favouriteStores(bindings), clock.now);
    const { results } = await bindings.DB.prepare("select name from sqlite_master where type = 'table'").all<{
      name: string;
    }>();
    const members = results.map(({ name }) => name).filter((name) => !/^(_|d1_|sqlite_|sent_messages)/.test(name));
    expect(members).toEqual(expect.arrayContaining(["users", "favourites"]));
    for (const table of members) {
      const rows = JSON.stringify((await bindings.DB.prepare(`select * from "${table}"`).all()).results);
      for (const trace of [user.username, nickname, e164(phone)])
        expect([table, rows.includes(trace)]).toEqual([table, false]);
    }
    const reason = await bindings.DB.prepare("select reason, free_text from deletion_reasons order by id desc").first();
    expect(reason).toEqual({ reason: "privacy", free_text: "Too much." });
  });

  it("needs a code of who has no password", async () => {
    const { token, phone } = await joinWithoutPassword();
    expect((await remove(token)).refusal).toBe("wrongCode");
    await call("deleteAccountGetCode", {}, { token });
    expect((await remove(token, { code: (await codeFor(phone)) ?? "" })).refusal).toBeUndefined();
  });

  it("lets who signs up with the number begin anew", async () => {
    const { token, phone, user } = await join();
    await remove(token);
    advance(MINUTE);
    const code = await newCodeFor("getWSUP", phone);
    const form = { ...phone, code, password: PASSWORD, confirmPassword: PASSWORD, nickname: "BeginAnew1" };
    const { value } = await call("signup", form);
    expect(value.user.username).not.toBe(user.username);
    expect(value.isNewUser).toBe(true);
  });
});

it("a download has everything, and nothing of others", async () => {
  const [one, other] = [await join(), await join()];
  await signInAgain(one.phone);
  await call("favTeam", { teamId: "20101" }, { token: one.token });
  await call("favLeague", { leagueId: "8001", sportType: "1" }, { token: one.token });
  await call("favTeam", { teamId: "20107" }, { token: other.token });
  const { value, text } = await call("getMyData", {}, { token: one.token });
  expect(value).toMatchObject({ phone: e164(one.phone), user: { username: one.user.username } });
  expect(value.sessions).toHaveLength(2);
  expect(value.favourites).toEqual([
    { kind: "team", sport: "football", id: "20101", followedAt: clock.now },
    { kind: "competition", sport: "basketball", id: "8001", followedAt: clock.now },
  ]);
  expect(value.events.map(({ kind }) => kind).sort()).toEqual(["signed_in", "signed_up"]);
  for (const secret of [one.token, "scrypt", other.user.username, other.nickname]) expect(text).not.toContain(secret);
});

it("what has run out is erased", async () => {
  await join();
  advance(400 * DAY);
  await purgeMembers(drizzle(bindings.DB), clock.now);
  for (const table of ["sessions", "sent_codes", "rate_counters", "grants", "audit_events"])
    expect([table, await bindings.DB.prepare(`select count(*) as n from ${table}`).first("n")]).toEqual([table, 0]);
});
