import { base64url, importJWK, jwtVerify } from "jose";
import { describe, expect, test } from "vitest";
import type { Push } from "./push-note.ts";
import { toTopic } from "./push-note.ts";
import { decryptPush, operatorKeys, receiverOf, subscribe } from "./test-receiver.ts";
import { type Fetch, webPush } from "./web-push.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const ENDPOINT = "https://push.example/send/1";
const PUSH: Push = {
  note: { title: "Goal", body: "អាសឺណាល់ 1 – 0 เชลซี", tag: "9:goal-1", url: "/kh/football/matches", lang: "km" },
  ttl: 3_600,
};

test("the receiving side reads the message of RFC 8291, appendix A", async () => {
  const keys = await receiverOf(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
    "BTBZMqHH6r4Tts7J_aSIgg",
  );
  const body =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y" +
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
  expect(await decryptPush(new Uint8Array(base64url.decode(body)), keys)).toBe(
    "When I grow up, I want to be a watermelon",
  );
});

/** What a push service receives of pushes sent in sequence. */
async function sentTo(endpoints: readonly string[], push = PUSH, now = () => NOW) {
  const operator = await operatorKeys();
  const got: { url: string; headers: Headers; body: Uint8Array<ArrayBuffer> }[] = [];
  const service: Fetch = async (url, { headers, body }) => {
    got.push({ url, headers: new Headers(headers), body: body as Uint8Array<ArrayBuffer> });
    return new Response(null, { status: 201 });
  };
  const send = webPush({ ...operator, subject: "mailto:scores@example.com" }, now, service);
  const receivers = await Promise.all(endpoints.map(subscribe));
  const outcomes = [];
  for (const { subscription } of receivers) outcomes.push(await send(subscription, push));
  return { got, outcomes, receivers, operator };
}

describe("a push", () => {
  test("is encrypted for its browser alone", async () => {
    const { got, outcomes, receivers } = await sentTo([ENDPOINT, "https://push.example/send/2"]);
    expect(outcomes).toEqual([{ kind: "delivered" }, { kind: "delivered" }]);
    const [first, second] = got;
    if (!first || !second || !receivers[0]) throw new Error("not sent");
    expect(JSON.parse(await decryptPush(first.body, receivers[0].keys))).toEqual(PUSH.note);
    await expect(decryptPush(second.body, receivers[0].keys)).rejects.toThrow();
  });

  test("says how it is encrypted, how urgent it is, how long it is good and what it takes the place of", async () => {
    const { got } = await sentTo([ENDPOINT]);
    const headers = got[0]?.headers;
    expect(headers?.get("Content-Encoding")).toBe("aes128gcm");
    expect(headers?.get("TTL")).toBe("3600");
    expect(headers?.get("Urgency")).toBe("high");
    expect(headers?.get("Topic")).toBe(await toTopic("9:goal-1"));
    expect(headers?.get("Topic")).toMatch(/^[\w-]{32}$/);
  });

  test("is signed for the service's origin, by a token of half a day", async () => {
    const { got, operator } = await sentTo([ENDPOINT]);
    const [, token = "", key] = /^vapid t=(.+), k=(.+)$/.exec(got[0]?.headers.get("Authorization") ?? "") ?? [];
    expect(key).toBe(operator.publicKey);
    const point = base64url.decode(operator.publicKey);
    const jwk = {
      kty: "EC",
      crv: "P-256",
      x: base64url.encode(point.slice(1, 33)),
      y: base64url.encode(point.slice(33)),
    };
    const { payload } = await jwtVerify(token, await importJWK(jwk, "ES256"), { currentDate: new Date(NOW) });
    expect(payload).toEqual({
      aud: "https://push.example",
      sub: "mailto:scores@example.com",
      exp: (NOW + 43_200_000) / 1000,
    });
  });

  test("is signed anew for another service, and before the token ends", async () => {
    let now = NOW;
    const endpoints = [ENDPOINT, ENDPOINT, "https://other.example/1", ENDPOINT];
    const { got } = await sentTo(endpoints, PUSH, () => {
      now += 4 * 3_600_000;
      return now;
    });
    const tokens = got.map(({ headers }) => headers.get("Authorization"));
    expect(tokens[1]).toBe(tokens[0]);
    expect(new Set(tokens).size).toBe(3);
  });
});

describe("what becomes of it", () => {
  const outcomeWith = async (service: Fetch, change = {}) => {
    const { subscription } = await subscribe(ENDPOINT);
    const settings = { ...(await operatorKeys()), subject: "mailto:scores@example.com" };
    return webPush(settings, () => NOW, service)({ ...subscription, ...change }, PUSH);
  };

  test.each<[string, Fetch, object]>([
    ["gone", async () => new Response(null, { status: 410 }), { kind: "gone" }],
    [
      "busy",
      async () => new Response(null, { status: 429, headers: { "Retry-After": "7" } }),
      { kind: "later", after: 7 },
    ],
    ["unreachable", () => Promise.reject(new TypeError("no network")), { kind: "later" }],
    ["too slow", () => Promise.reject(new DOMException("", "TimeoutError")), { kind: "later" }],
    ["elsewhere", async () => new Response(null, { status: 302 }), { kind: "refused", reason: "status 302" }],
  ])("where the service is %s", async (_, service, outcome) => {
    expect(await outcomeWith(service)).toEqual(outcome);
  });

  test("where the operator's keys are no pair", async () => {
    const { subscription } = await subscribe(ENDPOINT);
    const [{ publicKey }, { privateKey }] = [await operatorKeys(), await operatorKeys()];
    const settings = { publicKey, privateKey, subject: "mailto:scores@example.com" };
    const send = webPush(
      settings,
      () => NOW,
      () => Promise.reject(new Error("sent")),
    );
    const reason = "PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are no pair";
    expect(await send(subscription, PUSH)).toEqual({ kind: "refused", reason });
  });

  test("where it cannot be signed for another reason", async () => {
    const { subscription } = await subscribe(ENDPOINT);
    const settings = { ...(await operatorKeys()), subject: 7 as unknown as string };
    const send = webPush(settings, () => Number.NaN);
    expect(await send(subscription, PUSH)).toEqual({ kind: "refused", reason: expect.stringMatching(/^not signed: /) });
  });

  test("where it cannot be encrypted, though the subscription's keys are good", async () => {
    const note = { ...PUSH.note, title: 7n as unknown as string };
    const { subscription } = await subscribe(ENDPOINT);
    const settings = { ...(await operatorKeys()), subject: "mailto:scores@example.com" };
    const send = webPush(settings, () => NOW);
    expect(await send(subscription, { ...PUSH, note })).toEqual({
      kind: "refused",
      reason: "not encrypted: TypeError",
    });
  });

  test.each([{ p256dh: "AAAA" }, { auth: "AAAA" }])(
    "a subscription with keys that are none is gone: %j",
    async (change) => {
      const unused: Fetch = () => Promise.reject(new Error("sent"));
      expect(await outcomeWith(unused, change)).toEqual({ kind: "gone" });
    },
  );
});
