import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { SearchDialog } from "~/features/search/SearchDialog";
import { translatorOf } from "~/i18n/translator";
import type { Page } from "~/page/page";
import { testPage } from "~/page/test-page";
import { TabBar } from "~/shell/tab-bar/TabBar";
import { Header } from "./Header.tsx";

const linkIn = (Part: typeof Header | typeof TabBar, locale: LocaleCode, change: Partial<Page> = {}) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale)}>
      <Part page={testPage(locale, change)} />
    </I18nextProvider>,
  );
  return /<a [^>]*data-opens="island-search"[^>]*>.*?<\/a>/s.exec(html)?.[0] ?? "";
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

describe("the search over a page", () => {
  const placeOn = (change: Partial<Page>, locale: LocaleCode = "en") =>
    renderToStaticMarkup(
      <I18nextProvider i18n={translatorOf(locale)}>
        <SearchDialog page={testPage(locale, change)} />
      </I18nextProvider>,
    );
  const propsOn = (change: Partial<Page>) => {
    const [, props = ""] = /data-props="([^"]*)"/.exec(placeOn(change)) ?? [];
    return JSON.parse(props.replaceAll("&quot;", '"'));
  };

  test("is given its page's language and sport, and where pictures are", () => {
    expect(propsOn({ path: "/basketball/matches" })).toEqual({
      from: { locale: "en", sport: "basketball", storage: "/storage" },
      action: "/en/search",
      label: "Team, competition, player or country",
      close: "Close",
    });
  });

  test.each(LOCALE_CODES)("is a form in %s that works without its island", (locale) => {
    const { t } = translatorOf(locale);
    const dialog = placeOn({ path: "/basketball/matches" }, locale);
    expect(dialog).toMatch(/^<dialog id="search" aria-label="[^"]+"><div id="island-search"/);
    expect(dialog).toContain(`<form class="search-form" role="search" action="/${locale}/search">`);
    expect(dialog).toMatch(new RegExp(`<input type="search" name="q"[^>]* aria-label="${t("frame:searchField")}"`));
    expect(dialog).toContain('<input type="hidden" name="sport" value="basketball"/></form>');
    expect(dialog).toMatch(
      new RegExp(`<button type="submit" form="close-search"[^>]* aria-label="${t("frame:close")}"`),
    );
    expect(dialog).toContain('<form id="close-search" method="dialog"></form></dialog>');
  });

  test("has no pictures for a visitor who saves data", () => {
    expect(propsOn({ savesData: true }).from.storage).toBe("");
  });

  test("is not on the search page, which has a field of its own", () => {
    expect(placeOn({ path: "/search" })).toBe("");
  });
});

test("the tab is marked on the search page", () => {
  expect(linkIn(TabBar, "en", { path: "/search" })).toContain('aria-current="page"');
});
