import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { Header } from "~/features/frame/Header";
import type { Page } from "~/features/frame/page";
import { TabBar } from "~/features/frame/TabBar";
import { testPage } from "~/features/frame/test-page";
import { translatorOf } from "~/i18n/translator";

const linkIn = (Part: typeof Header | typeof TabBar, locale: LocaleCode, change: Partial<Page> = {}) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale)}>
      <Part page={testPage(locale, change)} />
    </I18nextProvider>,
  );
  return /<a [^>]*data-search[^>]*>.*?<\/a>/s.exec(html)?.[0] ?? "";
};

describe.each(LOCALE_CODES)("search in %s", (locale) => {
  const { t } = translatorOf(locale);

  test("is a named link of the header", () => {
    const link = linkIn(Header, locale);
    expect(link).toContain(`href="/${locale}/search"`);
    expect(link).toContain(`aria-label="${t("frame:search")}"`);
  });

  test("is a tab of phones, with its name", () => {
    const link = linkIn(TabBar, locale, { path: "/privacy-policy" });
    expect(link).toContain(`href="/${locale}/search"`);
    expect(link).toContain(t("frame:search"));
  });
});

test("a page of basketball leads to basketball first", () => {
  const path = "/basketball/matches";
  expect(linkIn(Header, "en", { path })).toContain('href="/en/search?sport=basketball"');
  expect(linkIn(TabBar, "en", { path })).toContain('href="/en/search?sport=basketball"');
});

test("the header's link says where pictures are, not to a visitor who saves data", () => {
  expect(linkIn(Header, "en")).toContain('data-search="/storage"');
  expect(linkIn(Header, "en", { savesData: true })).toContain('data-search=""');
});

test("the tab is marked on the search page", () => {
  expect(linkIn(TabBar, "en", { path: "/search" })).toContain('aria-current="page"');
});
