import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { MAIL_TEXTS, type MailTexts } from "./mail-texts.ts";

const textsOf = ({ confirm, letter }: MailTexts): string[] => [...Object.values(confirm), ...Object.values(letter)];

/** Letters that each language's texts must have. */
const SCRIPTS = {
  en: /[a-z]/,
  th: /[ก-๙]/,
  vn: /[ạ-ỹăđơư]/i,
  kh: /[ក-៹]/,
  "zh-Hans": /\p{Script=Han}/u,
  "zh-Hant": /\p{Script=Han}/u,
  pt: /[a-z]/,
};

describe.each(LOCALE_CODES)("mails in %s", (locale) => {
  const texts = textsOf(MAIL_TEXTS[locale]);

  test("are of its script, composed, and each of its own", () => {
    for (const text of texts) {
      expect(text).toMatch(SCRIPTS[locale]);
      expect(text.normalize("NFC")).toBe(text);
    }
    expect(new Set(texts).size).toBe(texts.length);
    if (locale !== "en") expect(texts.filter((text) => textsOf(MAIL_TEXTS.en).includes(text))).toEqual([]);
  });

  test("have one place, for a title in the subject", () => {
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([MAIL_TEXTS[locale].letter.subject]);
    expect(MAIL_TEXTS[locale].letter.subject.split("{title}")).toHaveLength(2);
  });

  test("say after how many days a link and an address are gone", () => {
    const { steps, otherwise } = MAIL_TEXTS[locale].confirm;
    for (const text of [steps, otherwise]) expect(text).toMatch(/(?<!\d)7(?!\d)/);
  });
});
