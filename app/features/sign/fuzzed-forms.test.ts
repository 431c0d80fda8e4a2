import fc from "fast-check";
import { expect, test } from "vitest";
import { resetPassword } from "~/features/sign/reset/reset-password.server";
import { signIn } from "~/features/sign/sign-in/sign-in.server";
import { signUp } from "~/features/sign/sign-up/sign-up.server";
import { formRequest, given, guestContext, SIGNED_IN } from "./test-account.ts";

const FIELDS = [
  "callingCode",
  "phone",
  "code",
  "nickname",
  "referralCode",
  "terms",
  "resetToken",
  "expiresIn",
  "resendAt",
];
const INTENTS = ["send", "change", "signup", "login", "code", "validate", "save", ""];

const form = fc.record({
  intent: fc.constantFrom(...INTENTS),
  fields: fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(fc.string(), fc.string({ unit: "binary" }))),
  password: fc.string({ minLength: 21, maxLength: 40, unit: "grapheme-ascii" }),
});

/** Covers the answers of all calls of these forms. */
const ANSWER = { ...SIGNED_IN, resendAfter: 60, expiresIn: 300, resetToken: "t".repeat(32) };

test.each([
  ["sign-up", signUp],
  ["sign-in", signIn],
  ["a forgotten password", resetPassword],
])("whatever the form of %s holds, it is answered, and no password comes back", async (_name, action) => {
  await fc.assert(
    fc.asyncProperty(form, async ({ intent, fields, password }) => {
      const { context } = guestContext(() => given(ANSWER));
      const passwords = { password, confirmPassword: password };
      const response = await action(formRequest("/en/signin", { ...fields, ...passwords, intent }), context);
      expect([200, 303, 400]).toContain(response.status);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      if (Object.values(fields).some((text) => text.includes(password.trim()))) return;
      expect(await response.text()).not.toContain(JSON.stringify(password).slice(1, -1));
    }),
  );
});
