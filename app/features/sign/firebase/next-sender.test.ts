import { expect, test } from "vitest";
import type { FirebaseOffer } from "../offered-methods.ts";
import type { CodeSender } from "./code-proof.ts";
import { nextSender } from "./ProofFields.tsx";

test.each<[FirebaseOffer | undefined, boolean, CodeSender | undefined, CodeSender | undefined]>([
  [undefined, true, undefined, undefined],
  [undefined, true, "supplier", "supplier"],
  ["first", false, undefined, undefined],
  ["first", false, "supplier", "supplier"],
  ["first", true, undefined, "firebase"],
  ["first", true, "firebase", "firebase"],
  // It sent the code to be checked, or takes over from Firebase.
  ["first", true, "supplier", "supplier"],
  ["only", false, undefined, undefined],
  ["only", true, undefined, "firebase"],
  ["only", true, "supplier", "firebase"],
])("Firebase %s, script %s, so far %s: %s", (offer, hasScript, chosen, sender) => {
  expect(nextSender({ offer, hasScript, chosen })).toBe(sender);
});
