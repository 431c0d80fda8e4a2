import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LONGEST_COMMENT } from "#contract/tables/comments";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { translatorOf } from "~/i18n/translator";
import type { Page } from "~/page/page";
import { testPage } from "~/page/test-page";
import terms from "../../../locales/en/terms.json";
import { loadTerms } from "./load-terms.server.ts";
import { TermsPage } from "./TermsPage.tsx";

const NAMESPACES = ["common", "terms", "siteTexts"] as const;
const { config } = testPage("en");
const WITH_NEWSLETTER = { config: { ...config, hasNewsletter: true as const } };
const SECTION = /<section aria-labelledby="terms-(\w+)"><h2 id="terms-(\w+)">([^<]+)<\/h2>(.*?)<\/section>/g;

const pageOf = (locale: LocaleCode, change: Partial<Page> = {}): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, NAMESPACES)}>
      <TermsPage data={loadTerms(locale)} page={testPage(locale, change)} />
    </I18nextProvider>,
  );

/** The sections of a page, each with its heading and paragraphs. */
const sectionsOf = (html: string) =>
  [...html.matchAll(SECTION)].map(([, label, id = "", heading = "", text = ""]) => {
    expect(label).toBe(id);
    return { id, heading, paragraphs: [...text.matchAll(/<p>([^<]+)<\/p>/g)].map(([, one = ""]) => one) };
  });

describe.each(LOCALE_CODES)("the terms of use in %s", (locale) => {
  const html = pageOf(locale, WITH_NEWSLETTER);
  const sections = sectionsOf(html);

  test("have a section with a heading of its own for each part, and a text in each of its paragraphs", () => {
    expect(html.match(/<h1>[^<]+<\/h1>/g)).toHaveLength(1);
    expect(new Set(sections.map(({ heading }) => heading)).size).toBe(10);
    const { site, betting, account, sms, comments, contests, newsletter, notices, deletion, changes } = terms;
    const parts = { site, betting, account, sms, comments, contests, newsletter, notices, deletion, changes };
    expect(Object.fromEntries(sections.map(({ id, paragraphs }) => [id, paragraphs.length]))).toEqual(
      Object.fromEntries(Object.entries(parts).map(([id, texts]) => [id, Object.keys(texts).length - 1])),
    );
    for (const { paragraphs } of sections) for (const text of paragraphs) expect(text.length, text).toBeGreaterThan(12);
    expect(html).not.toMatch(/\{\{|>\w+\.\w+</);
  });

  test("name the length that comments really have", () => {
    const numbers = sections.find(({ id }) => id === "comments")?.paragraphs[0]?.match(/\d+/g);
    expect(numbers).toEqual(["1", String(LONGEST_COMMENT)]);
  });

  test("speak of a newsletter only where there is one", () => {
    expect(sectionsOf(pageOf(locale)).map(({ id }) => id)).toEqual(
      sections.map(({ id }) => id).filter((id) => id !== "newsletter"),
    );
  });
});

test.each(LOCALE_CODES.filter((code) => code !== "en"))(
  "the terms in %s have no text of the English ones",
  (locale) => {
    const textsOf = (code: LocaleCode) =>
      sectionsOf(pageOf(code, WITH_NEWSLETTER)).flatMap(({ paragraphs }) => paragraphs);
    const english = textsOf("en");
    expect(textsOf(locale).filter((text) => english.includes(text))).toEqual([]);
  },
);
