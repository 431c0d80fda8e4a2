import { expect, test } from "vitest";
import type { UserInfo } from "#contract/domain/members";
import type { UpstreamClient } from "../context.ts";
import { UpstreamFault } from "../upstream/fault.ts";
import { openAccount } from "./account.ts";
import type { Session } from "./session.ts";
import { readSessionKeys } from "./session-keys.ts";
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

function account(session: Session | undefined, fault?: Error) {
  const calls: (string | undefined)[][] = [];
  const clientFor = (signedIn: { token: string } | undefined) =>
    ({
      async call(name: string) {
        calls.push([name, signedIn?.token]);
        if (fault) throw fault;
        return { value: null };
      },
    }) as unknown as UpstreamClient;
  const opened = openAccount({ session, cookieHeader: "", keys, clientFor, guard: (_call, make) => make() });
  return { opened, calls };
}

test("signing in begins a session of its own", async () => {
  const { opened, calls } = account(undefined);
  await opened.begin({ token: "new", user });
  expect(opened.member?.username).toBe("u1");
  expect(opened.cookies).toEqual([expect.stringMatching(/^__Host-session=[\w.-]+; Max-Age=\d+; .*HttpOnly; Secure/)]);
  expect(calls).toEqual([]);
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
