import { expect, test } from "vitest";
import {
  type ProfileIntent,
  profileFormOf,
  providerIntent,
  REVOKE_OTHERS,
  readProfileIntent,
  revokeIntent,
  stepOfUnsent,
} from "./profile-intent.ts";

test.each<[string, ProfileIntent, string]>([
  ["picture", { form: "picture" }, "picture"],
  [providerIntent("unlink", "line"), { form: "linked", provider: "line", step: "unlink" }, "line"],
  [providerIntent("confirm", "zalo"), { form: "linked", provider: "zalo", step: "confirm" }, "zalo"],
  ["link:elsewhere", { form: "nickname" }, "nickname"],
  [revokeIntent("s1"), { form: "sessions", sessionId: "s1" }, "sessions"],
  ["session:", { form: "nickname" }, "nickname"],
  [REVOKE_OTHERS, { form: "sessions" }, "sessions"],
  ["passkey:add", { form: "passkey", step: "add" }, "passkey"],
  ["passkeyName:k1", { form: "passkeyName", id: "k1" }, "passkeyName-k1"],
  ["passkeyRemoval:confirm:k1", { form: "passkeyRemoval", id: "k1", step: "confirm" }, "passkeyRemoval-k1"],
  ["passkeyName:", { form: "nickname" }, "nickname"],
  ["", { form: "nickname" }, "nickname"],
  ["hello", { form: "nickname" }, "nickname"],
])("the button “%s” means %j, in the form %s", (name, intent, form) => {
  expect(readProfileIntent(name)).toEqual(intent);
  expect(profileFormOf(intent)).toBe(form);
});

test.each([
  ["link:line", { step: "start" }],
  ["confirm:line", { step: "proof" }],
  ["passkey:add", { step: "start" }],
  ["passkey:resend", { step: "proof" }],
  ["passkey:answer", { step: "start" }],
  ["passkeyRemoval:confirm:k1", { step: "proof" }],
  ["nickname", {}],
])("a form that was sent by “%s” and did not arrive stays at %j", (name, step) => {
  expect(stepOfUnsent(readProfileIntent(name))).toEqual(step);
});
