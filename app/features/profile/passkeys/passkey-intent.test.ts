import { expect, test } from "vitest";
import {
  addingIntent,
  namingIntent,
  type PasskeyForm,
  type PasskeyIntent,
  passkeyFormOf,
  readPasskeyIntent,
  removalIntent,
} from "./passkey-intent.ts";

test.each<[string, PasskeyIntent, PasskeyForm]>([
  [addingIntent("add"), { form: "passkey", step: "add" }, "passkey"],
  [addingIntent("answer"), { form: "passkey", step: "answer" }, "passkey"],
  [namingIntent("k1"), { form: "passkeyName", id: "k1" }, "passkeyName-k1"],
  [removalIntent("remove", "k1"), { form: "passkeyRemoval", id: "k1", step: "remove" }, "passkeyRemoval-k1"],
  [removalIntent("confirm", "k1"), { form: "passkeyRemoval", id: "k1", step: "confirm" }, "passkeyRemoval-k1"],
])("the button “%s” means %j, in the form %s", (name, intent, form) => {
  expect(readPasskeyIntent(name)).toEqual(intent);
  expect(passkeyFormOf(intent)).toBe(form);
});

test.each([
  "",
  "nickname",
  "passkey",
  "passkey:steal",
  "passkeyName:",
  "passkeyRemoval:confirm:",
  "passkeyRemoval:x:k1",
])("“%s” is no button about a passkey", (name) => {
  expect(readPasskeyIntent(name)).toBeUndefined();
});
