import { expect, test } from "vitest";
import { pushSettings } from "../../upstream/services/push/push-settings.ts";
import { subscribe } from "../../upstream/services/push/test-receiver.ts";
import { webPush } from "../../upstream/services/push/web-push.ts";
import { newPushKeys } from "./push-keys.mjs";

test("new keys are such as the upstream can sign with", async () => {
  const settings = pushSettings({ ...newPushKeys(), PUSH_SUBJECT: "mailto:scores@example.com" });
  if (!settings) throw new Error("not taken");
  const { subscription } = await subscribe("https://push.example/1");
  const note = { title: "Goal", body: "1–0", tag: "1:goal", url: "/en", lang: "en" };
  const send = webPush(settings, Date.now, async () => new Response(null, { status: 201 }));
  expect(await send(subscription, { note, ttl: 60 })).toEqual({ kind: "delivered" });
});

test.each([
  ["none", {}],
  ["no subject", { ...newPushKeys() }],
  ["a subject that is no address", { ...newPushKeys(), PUSH_SUBJECT: "scores@example.com" }],
  ["a key that is none", { ...newPushKeys(), PUSH_SUBJECT: "mailto:a@b.example", PUSH_PRIVATE_KEY: "secret" }],
])("%s: nothing is pushed", (_, env) => {
  expect(pushSettings(env)).toBeUndefined();
});
