import { expect, test } from "vitest";
import {
  type ProfileIntent,
  profileFormOf,
  providerIntent,
  REVOKE_OTHERS,
  readProfileIntent,
  revokeIntent,
} from "./profile-intent.ts";

test.each<[string, ProfileIntent, string]>([
  ["picture", { form: "picture" }, "picture"],
  [providerIntent("unlink", "line"), { form: "linked", provider: "line", step: "unlink" }, "line"],
  [providerIntent("confirm", "zalo"), { form: "linked", provider: "zalo", step: "confirm" }, "zalo"],
  ["link:elsewhere", { form: "nickname" }, "nickname"],
  [revokeIntent("s1"), { form: "sessions", sessionId: "s1" }, "sessions"],
  ["session:", { form: "nickname" }, "nickname"],
  [REVOKE_OTHERS, { form: "sessions" }, "sessions"],
  ["", { form: "nickname" }, "nickname"],
  ["hello", { form: "nickname" }, "nickname"],
])("the button “%s” means %j, in the form %s", (name, intent, form) => {
  expect(readProfileIntent(name)).toEqual(intent);
  expect(profileFormOf(intent)).toBe(form);
});
