import { expect, test } from "vitest";
import type { UserInfo } from "#contract/domain/members";
import type { UpstreamClient } from "../pages/context.ts";
import type { Env } from "../platform/env.ts";
import { readSessionKeys } from "../settings/session-keys.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import { openAccount } from "./account.ts";
import type { Session } from "./session.ts";
import { ATTEMPT_COOKIE } from "./sign-in-cookies.ts";
import { TEST_SESSION_KEYS, testSession } from "./test-member.ts";

const read = readSessionKeys(TEST_SESSION_KEYS);
const keys = "reason" in read ? undefined : read;
const user: UserInfo = {
  username: "u1",
  nickname: "Somchai9",
  hasPassword: true,
  notificationFlag: false,
  walkthroughFlag: false,
  identities: [],
};
const former = testSession(2);

function account(session: Session | undefined, fault?: Error, cookieHeader = "") {
  const calls: (string | undefined)[][] = [];
  const clientFor = (signedIn: { token: string } | undefined) =>
    ({
      async call(name: string) {
        calls.push([name, signedIn?.token]);
        if (fault) throw fault;
        return { value: null };
      },
    }) as unknown as UpstreamClient;
  const opened = openAccount({
    session,
    cookieHeader,
    isSecure: true,
    keys,
    clientFor,
    guard: (_call, make) => make({}),
    browser: { cookie: undefined },
    env: {} as Env,
  });
  return { opened, calls };
}

test("signing in begins a session of its own", async () => {
  const { opened, calls } = account(undefined);
  await opened.begin({ token: "new", user });
  expect(opened.member?.username).toBe("u1");
  expect(opened.cookies).toEqual([expect.stringMatching(/^__Host-session=[\w.-]+; Max-Age=\d+; .*HttpOnly; Secure/)]);
  expect(calls).toEqual([]);
});

const VIEW = /^view=([^;]*); Path=\/; Max-Age=(\d+); SameSite=Lax; Secure$/;

test.each<[string, string | undefined, string | undefined, string[]]>([
  ["a view that the member never chose", undefined, undefined, []],
  ["the view that this device has", "compact", "compact", []],
  ["a view that another device chose", "compact", "compact.hideScores", ["view=compact.hideScores"]],
  ["a view that another device took back", "compact", "", ["view="]],
  ["the view of a device's first sign-in", undefined, "hideScores", ["view=hideScores"]],
])("of %s, a renewed session writes what is new to this device", async (_name, before, after, cookies) => {
  const { opened } = account({ ...former, ...(before !== undefined && { view: before }) });
  await opened.renew(after === undefined ? {} : { view: after });
  const written = opened.cookies.filter((cookie) => VIEW.test(cookie));
  expect(written.map((cookie) => cookie.split(";")[0])).toEqual(cookies);
});

test.each([undefined, new UpstreamFault("timeout", "logout")])(
  "signing in anew ends the former session at the upstream, if that answers",
  async (fault) => {
    const { opened, calls } = account(former, fault);
    await opened.begin({ token: "new", user });
    expect(calls).toEqual([["logout", former.token]]);
    expect(opened.member?.username).toBe("u1");
  },
);

test("renewing a session ends none", async () => {
  const { opened, calls } = account(former);
  await opened.renew({ nickname: "Renamed" });
  expect([opened.member?.nickname, calls]).toEqual(["Renamed", []]);
});

test("linking an account leads to its provider, and the response gives the browser what it needs to come back", async () => {
  const { opened } = account(former);
  const link = {
    provider: "line",
    linkToken: "l".repeat(20),
    callBackUrl: "/en/account/myProfile",
    locale: "en",
  } as const;
  const url = new URL(await opened.startLinking({ ...link, origin: "https://scores.example" }));
  expect([url.hostname, url.searchParams.get("redirect_uri")]).toEqual([
    "access.line.me",
    "https://scores.example/linecallback",
  ]);
  const [cookie = ""] = opened.cookies;
  const attempt = await ATTEMPT_COOKIE.read(cookie.split(";")[0] ?? "", keys);
  expect(attempt).toMatchObject({ ...link, linksTo: former.username, state: url.searchParams.get("state") });
});

test("a guest links nothing", async () => {
  const link = {
    provider: "zalo",
    linkToken: "l".repeat(20),
    callBackUrl: "/en",
    locale: "en",
    origin: "https://a",
  } as const;
  await expect(account(undefined).opened.startLinking(link)).rejects.toThrow("only a member");
});

const press = { path: "/en/account/myProfile", fields: [["nickname", "Other9"]] satisfies [string, string][] };
/** The cookie as the browser sends it back. */
const sent = (cookie = "") => cookie.slice(0, cookie.indexOf(";"));

test("a form is kept for its member, sealed, and taken once", async () => {
  const { opened } = account(former);
  expect(await opened.keepPress(press)).toBe(true);
  const [cookie = ""] = opened.cookies;
  expect(cookie).toMatch(/^__Host-press=[\w.-]+; Max-Age=600; .*HttpOnly; Secure/);
  expect(cookie).not.toContain("Other9");
  const after = account(former, undefined, sent(cookie)).opened;
  expect(await after.takePress()).toEqual(press);
  expect(after.cookies).toEqual([expect.stringContaining("__Host-press=; Max-Age=0")]);
});

test("a form is nothing to another member, and none to a guest", async () => {
  const { opened } = account(former);
  await opened.keepPress(press);
  const cookie = sent(opened.cookies[0]);
  const other = account({ ...former, username: "somebody-else" }, undefined, cookie).opened;
  expect(await other.takePress()).toBeUndefined();
  expect(other.cookies).toEqual([expect.stringContaining("__Host-press=; Max-Age=0")]);
  expect(await account(undefined, undefined, cookie).opened.takePress()).toBeUndefined();
  expect(await account(undefined).opened.keepPress(press)).toBe(false);
});

test.each([
  ["a field that no listed form has", [["password", "x"]]],
  [
    "one among others",
    [
      ["nickname", "Other9"],
      ["code", "123456"],
    ],
  ],
  ["a file", [["text", new File([], "x")]]],
] as [string, [string, unknown][]][])("a form is not kept with %s", async (_field, fields) => {
  const { opened } = account(former);
  expect(await opened.keepPress({ ...press, fields })).toBe(false);
  expect(opened.cookies).toEqual([]);
});

test("a form that is too long for a cookie is not kept", async () => {
  const { opened } = account(former);
  expect(await opened.keepPress({ ...press, fields: [["text", "x".repeat(4_000)]] })).toBe(false);
  expect(opened.cookies).toEqual([]);
});

test("a passkey's challenge is kept sealed, for one answer from this browser", async () => {
  const { opened } = account(undefined);
  await opened.keepChallenge("c".repeat(43));
  const [cookie = ""] = opened.cookies;
  expect(cookie).toMatch(/^__Host-passkey=[\w.-]+; Max-Age=600; .*HttpOnly; Secure/);
  expect(cookie).not.toContain("ccc");
  const after = account(undefined, undefined, sent(cookie)).opened;
  expect(await after.takeChallenge()).toBe("c".repeat(43));
  expect(after.cookies).toEqual([expect.stringContaining("__Host-passkey=; Max-Age=0")]);
  expect(await account(undefined).opened.takeChallenge()).toBeUndefined();
});
