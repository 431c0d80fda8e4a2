import { describe, expect, it } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { CODE_MESSAGES } from "../code-messages.ts";
import { REFUSAL_TEXTS } from "./refusals.ts";

/** Letters that each language's texts must contain; texts in other languages must not be English. */
const SCRIPTS = {
  en: /[a-z]/,
  th: /[ก-๙]/,
  vn: /[ạ-ỹăđơư]/i,
  kh: /[ក-៹]/,
  "zh-Hans": /\p{Script=Han}/u,
  "zh-Hant": /\p{Script=Han}/u,
  pt: /[a-z]/,
};

describe.each(LOCALE_CODES)("refusals in %s", (locale) => {
  const texts = Object.entries(REFUSAL_TEXTS[locale]);

  it("are of its script, composed, and each of its own", () => {
    for (const [, text] of texts) {
      expect(text).toMatch(SCRIPTS[locale]);
      expect(text.normalize("NFC")).toBe(text);
    }
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
    if (locale !== "en") for (const [name, text] of texts) expect(text).not.toBe(REFUSAL_TEXTS.en[name as "noAccount"]);
  });

  it("come with a message for codes that has one place for them", () => {
    expect(CODE_MESSAGES[locale].split("{code}")).toHaveLength(2);
    expect(CODE_MESSAGES[locale].length).toBeLessThanOrEqual(80);
  });
});

it("the specification's texts are as it gives them, or in correct English", () => {
  const { referralInvalid, wrongCode, phoneInvalid, passwordsDiffer, providerFailed } = REFUSAL_TEXTS.en;
  expect(referralInvalid).toBe("Invalid code");
  expect(wrongCode).toMatch(/^Please enter the correct OTP/);
  expect(phoneInvalid).toMatch(/^Please enter a valid phone number/);
  expect(passwordsDiffer).toMatch(/^Please retype password/);
  expect(providerFailed).toBe("Something went wrong. Please contact support.");
});
