import fc from "fast-check";
import { expect, test } from "vitest";
import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import type { EdgeContext } from "#worker/pages/context";
import { deleteAccount } from "~/features/account/deletion/delete-account.server";
import { changePassword } from "~/features/account/password/change-password.server";
import { changePreferences } from "~/features/account/preferences/account-page.server";
import { enterReferralCode } from "~/features/invitation/my-referral-code.server";
import { changeMyPhoneNumber } from "~/features/phone-number/my-phone-number.server";
import { changeMyProfile } from "~/features/profile/change-my-profile.server";
import { logOut } from "~/features/sign/log-out/log-out.server";
import { formRequest, refused, TEST_USER, testMember } from "./test-account.ts";

const FIELDS = [
  "intent",
  "nickname",
  "avatarId",
  "provider",
  "sessionId",
  "callingCode",
  "phone",
  "code",
  "currentCode",
  "country",
  "language",
  "reason",
  "freeText",
  "referralCode",
  "back",
];
/** Meaningful values of various forms, mixed with meaningless ones. */
const KNOWN = [
  "send",
  "change",
  "other",
  "nickname",
  "picture",
  "unlink",
  "line",
  "confirm",
  "delete",
  "TH",
  "th",
  "03",
];

const form = fc.record({
  fields: fc.dictionary(
    fc.constantFrom(...FIELDS),
    fc.oneof(fc.constantFrom(...KNOWN), fc.string(), fc.string({ unit: "binary" })),
  ),
  password: fc.string({ minLength: 21, maxLength: 40, unit: "grapheme-ascii" }),
  code: fc.constantFrom(0, 42, BUSINESS_SESSION_INVALID),
});

type Action = (request: Request, context: EdgeContext) => Promise<Response>;

const ACTIONS: readonly [string, Action][] = [
  ["profile", changeMyProfile],
  ["password", changePassword],
  ["number", changeMyPhoneNumber],
  ["deletion", deleteAccount],
  ["invitation", enterReferralCode],
  ["preferences", changePreferences],
  ["log-out", logOut],
];

/** A supplier that knows the member and accepts every call, or refuses it with a code. */
const supplier = (code: number) =>
  new Proxy(
    {},
    {
      get: (_, call) => () => {
        const isDone = code === 0 || (call === "retrieveUserInfo" && code !== BUSINESS_SESSION_INVALID);
        return isDone ? { ...TEST_USER, resendAfter: 60, data: [] } : refused(code, "phone");
      },
    },
  );

test.each(ACTIONS)(
  "whatever the form of %s holds, it is answered, and no password comes back",
  async (_name, action) => {
    await fc.assert(
      fc.asyncProperty(form, async ({ fields, password, code }) => {
        const { context } = testMember(supplier(code));
        const passwords = { oldPassword: password, password, confirmPassword: password };
        const request = formRequest("/en/account/myProfile", { ...fields, ...passwords });
        const answer = await action(request, context).catch((thrown: unknown) => thrown);
        if (!(answer instanceof Response)) throw answer;
        expect([200, 302, 303, 400]).toContain(answer.status);
        expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
        const location = answer.headers.get("Location");
        if (location !== null) expect(location).toMatch(/^\/[a-z]/);
        if (Object.values(fields).some((text) => text.includes(password.trim()))) return;
        expect(await answer.text()).not.toContain(JSON.stringify(password).slice(1, -1));
      }),
    );
  },
);
