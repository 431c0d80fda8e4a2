import { exportPKCS8, generateKeyPair, jwtVerify } from "jose";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type ServiceAccount, serviceAccount } from "../firebase/service-account.ts";
import { fcmPush } from "./fcm.ts";
import { type Push, toTopic } from "./push-note.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const TOKENS = "https://oauth2.example/token";
const PUSH: Push = {
  note: { title: "Goal", body: "Arsenal 1 – 0 Chelsea", tag: "9:goal-1", url: "/en/football/matches", lang: "en" },
  ttl: 3_600,
};

let keys: CryptoKeyPair;
let account: ServiceAccount;
beforeAll(async () => {
  keys = await generateKeyPair("RS256", { extractable: true });
  const file = {
    project_id: "scores",
    client_email: "push@scores.example",
    private_key: await exportPKCS8(keys.privateKey),
    token_uri: TOKENS,
  };
  account = serviceAccount(JSON.stringify(file)) as ServiceAccount;
});

/** Firebase: issues tokens in sequence, and answers messages with these statuses. */
function service(statuses: number[] = []) {
  let issued = 0;
  return vi.fn(async (url: string, _init: RequestInit) => {
    if (url !== TOKENS) return new Response("{}", { status: statuses.shift() ?? 200 });
    issued += 1;
    return Response.json({ access_token: `token-${issued}`, expires_in: 3_600 });
  });
}

const start = (send: ReturnType<typeof service>, clock = { now: NOW }) =>
  fcmPush({ account, now: () => clock.now, send });

const messagesIn = (send: ReturnType<typeof service>) => send.mock.calls.filter(([url]) => url !== TOKENS);
const tokensIn = (send: ReturnType<typeof service>) =>
  messagesIn(send).map(([, { headers }]) => new Headers(headers).get("Authorization"));

describe("a device", () => {
  test("gets the note, and what leads to the page", async () => {
    const send = service();
    expect(await start(send)("device-1", PUSH)).toEqual({ kind: "delivered" });
    const [[url, init] = []] = messagesIn(send);
    expect(url).toBe("https://fcm.googleapis.com/v1/projects/scores/messages:send");
    const { message } = JSON.parse(String(init?.body));
    expect(message).toMatchObject({
      token: "device-1",
      notification: { title: "Goal", body: "Arsenal 1 – 0 Chelsea" },
      data: { url: "/en/football/matches", tag: "9:goal-1" },
      android: { ttl: "3600s", notification: { tag: "9:goal-1" } },
    });
    expect(message.apns.headers).toMatchObject({
      "apns-collapse-id": await toTopic("9:goal-1"),
      "apns-expiration": String(NOW / 1000 + 3_600),
    });
  });

  test.each([
    [404, { kind: "gone" }],
    [400, { kind: "refused", reason: "status 400" }],
    [429, { kind: "later" }],
    [503, { kind: "later" }],
  ])("answered by %d", async (status, outcome) => {
    expect(await start(service([status]))("device-1", PUSH)).toEqual(outcome);
  });

  test("is tried again where Firebase does not answer", async () => {
    const send = service();
    send.mockImplementationOnce(async () => Response.json({ access_token: "t", expires_in: 60 }));
    send.mockImplementationOnce(() => Promise.reject(new DOMException("", "TimeoutError")));
    expect(await start(send)("device-1", PUSH)).toEqual({ kind: "later" });
  });
});

describe("the account's token", () => {
  test("is asked for by a signed assertion", async () => {
    const send = service();
    await start(send)("device-1", PUSH);
    const body = send.mock.calls[0]?.[1].body as URLSearchParams;
    const { payload } = await jwtVerify(body.get("assertion") ?? "", keys.publicKey, { currentDate: new Date(NOW) });
    expect(payload).toEqual({
      iss: "push@scores.example",
      aud: TOKENS,
      scope: "https://www.googleapis.com/auth/firebase.messaging",
      iat: NOW / 1000,
      exp: NOW / 1000 + 3_600,
    });
  });

  test("is used until it ends, by many at once", async () => {
    const [send, clock] = [service(), { now: NOW }];
    const push = start(send, clock);
    await Promise.all([push("1", PUSH), push("2", PUSH)]);
    clock.now += 3_500_000;
    await push("3", PUSH);
    clock.now += 60_000;
    await push("4", PUSH);
    expect(tokensIn(send)).toEqual(["Bearer token-1", "Bearer token-1", "Bearer token-1", "Bearer token-2"]);
  });

  test("that is refused is not used again", async () => {
    const send = service([401, 200]);
    const push = start(send);
    expect(await push("1", PUSH)).toEqual({ kind: "later" });
    expect(await push("1", PUSH)).toEqual({ kind: "delivered" });
    expect(tokensIn(send)).toEqual(["Bearer token-1", "Bearer token-2"]);
  });

  test("that cannot be had is asked for again", async () => {
    const send = service();
    send.mockImplementationOnce(async () => new Response("", { status: 500 }));
    const push = start(send);
    expect(await push("1", PUSH)).toEqual({ kind: "later" });
    expect(await push("1", PUSH)).toEqual({ kind: "delivered" });
  });
});

test.each([
  [undefined, undefined],
  ["", undefined],
])("an account of %j is none", (json, expected) => {
  expect(serviceAccount(json)).toBe(expected);
});

test.each(["{}", '{"project_id":"scores"}', "no JSON"])("%s is no account", (json) => {
  expect(() => serviceAccount(json)).toThrow();
});
