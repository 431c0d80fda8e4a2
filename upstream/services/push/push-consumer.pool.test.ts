import { base64url, importJWK, jwtVerify } from "jose";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PushNote } from "#contract/domain/notices";
import { bindings, startMembers } from "../../api/members/test-members.ts";
import type { Env } from "../../platform/env.ts";
import { migrate } from "../../store/test-database.ts";
import type { MatchHappening } from "../notices/notice.ts";
import type { PushMessage } from "../notices/queue-messages.ts";
import { openData } from "../sources/open-data.ts";
import { DEVICES_AT_ONCE, pushConsumer } from "./push-consumer.ts";
import { decryptPush, operatorKeys, type ReceiverKeys, subscribe } from "./test-receiver.ts";

const { call, join, clock } = startMembers();
const SUBJECT = "mailto:scores@example.com";
const [ARSENAL, CHELSEA, PREMIER_LEAGUE] = ["20101", "20107", "101"];

const GOAL: MatchHappening = {
  kind: "goal",
  key: "goal-1",
  at: clock.now,
  match: {
    id: "9001",
    sport: "football",
    competitionId: PREMIER_LEAGUE ?? "",
    homeId: ARSENAL ?? "",
    awayId: CHELSEA ?? "",
    kickOff: clock.now,
  },
  score: [1, 0],
  side: "home",
  minute: { minute: 23 },
};

let operator: Awaited<ReturnType<typeof operatorKeys>>;
beforeAll(async () => {
  await migrate(bindings.DB);
  operator = await operatorKeys();
});

/** A push service: the messages it received, decrypted by the receiving browser, and its answers. */
const receivers = new Map<string, ReceiverKeys>();
const answers = new Map<string, Response>();
let got: { endpoint: string; note: PushNote }[] = [];
let queued: { body: PushMessage; delaySeconds: number | undefined }[] = [];
beforeEach(() => {
  answers.clear();
  got = [];
  queued = [];
});

async function checkSignature(headers: Headers, audience: string): Promise<void> {
  const [, token = "", key = ""] = /^vapid t=(.+), k=(.+)$/.exec(headers.get("Authorization") ?? "") ?? [];
  const point = base64url.decode(key);
  const [x, y] = [point.slice(1, 33), point.slice(33)].map((part) => base64url.encode(part));
  const jwk = await importJWK({ kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, "ES256");
  const { payload } = await jwtVerify(token, jwk, { audience, currentDate: new Date(clock.now) });
  expect([key, payload.sub]).toEqual([operator.publicKey, SUBJECT]);
}

async function service(url: string, init: RequestInit): Promise<Response> {
  const keys = receivers.get(url);
  if (!keys) throw new Error(`nobody has subscribed at ${url}`);
  await checkSignature(new Headers(init.headers), new URL(url).origin);
  const text = await decryptPush(init.body as Uint8Array<ArrayBuffer>, keys);
  got.push({ endpoint: url, note: JSON.parse(text) as PushNote });
  return answers.get(url) ?? new Response(null, { status: 201 });
}

const openDirectory = async (env: Env) => (await openData(env)).directory;
const consume = pushConsumer({ openDirectory, now: () => clock.now, send: service });

const environment = (change: Partial<Env> = {}): Env =>
  ({
    ...bindings,
    PUSH_PUBLIC_KEY: operator.publicKey,
    PUSH_PRIVATE_KEY: operator.privateKey,
    PUSH_SUBJECT: SUBJECT,
    PUSHES: {
      send: async (body: PushMessage, { delaySeconds }: QueueSendOptions = {}) =>
        void queued.push({ body, delaySeconds }),
    },
    ...change,
  }) as Env;

/** Consumes a message; returns whether it was acknowledged. */
async function deliver(body: PushMessage, change: Partial<Env> = {}, id = "1"): Promise<boolean> {
  let isDone = false;
  const message = { id, body, ack: () => (isDone = true) } as unknown as Message<PushMessage>;
  await consume({ messages: [message] }, environment(change));
  return isDone;
}

let browsers = 0;

/** A member's browser with a new subscription. */
async function newBrowser(token: string): Promise<string> {
  browsers += 1;
  const endpoint = `https://push.example/${browsers}`;
  const { subscription, keys } = await subscribe(endpoint);
  receivers.set(endpoint, keys);
  const subscribed = await call("notificationPushSubscribe", { ...subscription }, { token });
  expect(subscribed.refusal).toBeUndefined();
  return endpoint;
}

const endpointsOf = async (username: string) =>
  (
    await bindings.DB.prepare("select endpoint from push_subscriptions where username = ? order by rowid")
      .bind(username)
      .all()
  ).results.map(({ endpoint }) => endpoint);

describe("a goal", () => {
  it("reaches each browser of its recipients, in their language, and nobody else's", async () => {
    const [thai, english, other] = [await join(), await join(), await join()];
    const th = await newBrowser(thai.token);
    const en = [await newBrowser(english.token), await newBrowser(english.token)];
    await newBrowser(other.token);
    await call("updatePreferredLanguage", { preferredLanguage: "en" }, { token: english.token });
    await call("updatePreferredLanguage", { preferredLanguage: "th" }, { token: thai.token });
    const recipients = [thai.user.username, english.user.username];
    expect(await deliver({ data: GOAL, recipients })).toBe(true);
    const noteAt = (endpoint: string | undefined) => got.find((one) => one.endpoint === endpoint)?.note;
    expect(got).toHaveLength(3);
    expect(noteAt(en[0])).toMatchObject({
      tag: "9001:goal-1",
      url: "/en/football/england/premier-league/arsenal-vs-chelsea/9001",
      lang: "en",
    });
    expect(noteAt(en[0])?.body).toMatch(/^Arsenal 1-0 Chelsea\n23'$/);
    expect(noteAt(en[1])).toEqual(noteAt(en[0]));
    expect(noteAt(th)).toMatchObject({
      tag: "9001:goal-1",
      url: "/th/football/england/premier-league/arsenal-vs-chelsea/9001",
      lang: "th",
    });
    expect(noteAt(th)?.body).toContain("อาร์เซนอล");
    expect(queued).toEqual([]);
  });

  it("that does not count takes the place of the goal", async () => {
    const { token, user } = await join();
    await newBrowser(token);
    const review: MatchHappening = { ...GOAL, kind: "var", key: "var-1", score: [0, 0], corrects: "goal-1" };
    await deliver({ data: review, recipients: [user.username] });
    expect(got[0]?.note).toMatchObject({ tag: "9001:goal-1", isCorrection: true });
  });

  it("tells nothing to who wants no scores", async () => {
    const { token, user } = await join();
    await newBrowser(token);
    await deliver({ data: { ...GOAL, spoilerFree: true }, recipients: [user.username] });
    expect(got[0]?.note.body).not.toContain("1-0");
  });

  it("reaches nobody who has logged out", async () => {
    const { token, user } = await join();
    await newBrowser(token);
    await call("logout", {}, { token });
    await deliver({ data: GOAL, recipients: [user.username] });
    expect([got, await endpointsOf(user.username)]).toEqual([[], []]);
  });

  it("is sent once by whichever message has it first, which may come again", async () => {
    const { token, user } = await join();
    await newBrowser(token);
    const message = { data: GOAL, chunk: "7 ab22", recipients: [user.username] };
    await deliver(message, {}, "first");
    expect(await deliver(message, {}, "second")).toBe(true);
    expect(got).toHaveLength(1);
    await deliver(message, {}, "first");
    await deliver({ ...message, chunk: "7 ab22 spoiler-free" }, {}, "second");
    expect(got).toHaveLength(3);
  });

  it("is sent to no browser without keys of the operator", async () => {
    const { token, user } = await join();
    await newBrowser(token);
    expect(await deliver({ data: GOAL, recipients: [user.username] }, { PUSH_PRIVATE_KEY: "" })).toBe(true);
    expect(got).toEqual([]);
  });
});

describe("a push service", () => {
  it("that knows a browser no more has it forgotten; one that is busy is tried again later", async () => {
    const { token, user } = await join();
    const [fine, gone, busy] = [await newBrowser(token), await newBrowser(token), await newBrowser(token)];
    answers.set(gone, new Response(null, { status: 410 }));
    answers.set(busy, new Response(null, { status: 429, headers: { "Retry-After": "30" } }));
    expect(await deliver({ data: GOAL, recipients: [user.username] })).toBe(true);
    expect(await endpointsOf(user.username)).toEqual([fine, busy]);
    const again = { data: GOAL, recipients: [], devices: [busy], attempt: 1 };
    expect(queued).toEqual([{ body: again, delaySeconds: 30 }]);

    got = [];
    answers.clear();
    await deliver(again);
    expect(got.map(({ endpoint }) => endpoint)).toEqual([busy]);
  });

  it("that stays busy is left alone in the end", async () => {
    const { token, user } = await join();
    const busy = await newBrowser(token);
    answers.set(busy, new Response(null, { status: 503 }));
    await deliver({ data: GOAL, recipients: [], devices: [busy], attempt: 2 });
    expect(queued.map(({ body, delaySeconds }) => [body.attempt, delaySeconds])).toEqual([[3, 160]]);
    queued = [];
    await deliver({ data: GOAL, recipients: [], devices: [busy], attempt: 3 });
    expect(queued).toEqual([]);
    expect(await endpointsOf(user.username)).toEqual([busy]);
  });

  it("at an address of this network is written to by nobody in production", async () => {
    const { token, user } = await join();
    const { subscription } = await subscribe("http://127.0.0.1:8080/inner");
    await call("notificationPushSubscribe", { ...subscription }, { token });
    await deliver({ data: GOAL, recipients: [user.username] }, { ENVIRONMENT: "production" });
    expect([got, await endpointsOf(user.username)]).toEqual([[], []]);
  });
});

it("more devices than an invocation takes go to others", async () => {
  const { token, user } = await join();
  await newBrowser(token);
  const extra = Array.from({ length: DEVICES_AT_ONCE + 5 }, (_, at) => `https://push.example/extra-${at}`);
  const { subscription, keys } = await subscribe("https://push.example/any");
  await bindings.DB.prepare(
    `insert into push_subscriptions select value, s.username, s.session_id, ?, ?, 0
     from json_each(?), (select username, session_id from push_subscriptions where username = ?) s`,
  )
    .bind(subscription.p256dh, subscription.auth, JSON.stringify(extra), user.username)
    .run();
  for (const endpoint of extra) receivers.set(endpoint, keys);
  await deliver({ data: GOAL, recipients: [user.username] });
  expect(got).toHaveLength(DEVICES_AT_ONCE);
  const [rest] = queued;
  expect(rest?.body.devices).toHaveLength(6);
  got = [];
  if (rest) await deliver(rest.body);
  expect(got.map(({ endpoint }) => endpoint).sort()).toEqual(rest?.body.devices?.toSorted());
});

it("a phone of a member's is sent to by Firebase until it is no more, and not after logging out", async () => {
  const { token, user } = await join({ deviceToken: "phone-1" });
  const { privateKey } = (await crypto.subtle.generateKey(
    { name: "RSASSA-PKCS1-v1_5", modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: "SHA-256" },
    true,
    ["sign"],
  )) as CryptoKeyPair;
  const pkcs8 = btoa(
    String.fromCharCode(...new Uint8Array((await crypto.subtle.exportKey("pkcs8", privateKey)) as ArrayBuffer)),
  );
  const FCM_SERVICE_ACCOUNT = JSON.stringify({
    project_id: "scores",
    client_email: "push@scores.example",
    private_key: `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----`,
    token_uri: "https://oauth2.example/token",
  });
  const phones: unknown[] = [];
  const statuses = [200, 404];
  const firebase = async (url: string, { body }: RequestInit): Promise<Response> => {
    if (url === "https://oauth2.example/token") return Response.json({ access_token: "t", expires_in: 3_600 });
    phones.push(JSON.parse(String(body)).message.token);
    return new Response("{}", { status: statuses.shift() ?? 500 });
  };
  const consumeThere = pushConsumer({ openDirectory, now: () => clock.now, send: firebase });
  const message = {
    body: { data: GOAL, recipients: [user.username] },
    ack: () => {},
  } as unknown as Message<PushMessage>;
  const push = () => consumeThere({ messages: [message] }, environment({ FCM_SERVICE_ACCOUNT }));
  await push();
  await push();
  await push();
  expect(phones).toEqual(["phone-1", "phone-1"]);
  const { token: again } = await join({ deviceToken: "phone-2" });
  await call("logout", {}, { token: again });
  const left = await bindings.DB.prepare("select count(*) as count from device_tokens").first("count");
  expect([token.length > 0, left]).toEqual([true, 0]);
});
