import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { LoginTip } from "~/features/favourites/LoginTip";
import { SearchDialog } from "~/features/search/SearchDialog";
import { translatorOf } from "~/i18n/translator";
import type { Page } from "~/page/page";
import { testPage } from "~/page/test-page";
import { TabBar } from "~/shell/tab-bar/TabBar";
import { Header } from "./Header.tsx";

const render = (Part: (props: { page: Page }) => React.ReactNode, locale: LocaleCode, change: Partial<Page> = {}) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale)}>
      <Part page={testPage(locale, change)} />
    </I18nextProvider>,
  );

const linkTo = (html: string, href: string): string =>
  new RegExp(`<a href="${href.replace(/[?*.+]/g, "\\$&")}"[^>]*>`).exec(html)?.[0] ?? "";

describe("the header", () => {
  test("marks the page itself and the part that it is in", () => {
    const html = render(Header, "en", { path: "/football/highlights", languages: ["th"] });
    expect(linkTo(html, "/en/football/highlights")).toContain('aria-current="page"');
    expect(linkTo(html, "/en/football/matches")).toContain('aria-current="true"');
    expect(linkTo(html, "/en/basketball/matches")).not.toContain("aria-current");
  });

  test.each(LOCALE_CODES)(
    "in %s has each page of the navigation, and what is for members by way of sign-in",
    (locale) => {
      const html = render(Header, locale);
      for (const path of ["football/highlights", "football/event", "basketball/highlights", "basketball/event", "news"])
        expect(linkTo(html, `/${locale}/${path}`)).not.toBe("");
      for (const sport of ["football", "basketball"])
        expect(linkTo(html, `/${locale}/${sport}/fav/matches`)).toContain('data-tip="favourites"');
      const fantasy = `/${locale}/signin?callBackUrl=%2F${locale}%2Ffantasysport`;
      expect(html.split(`href="${fantasy}" data-tip="fantasy"`)).toHaveLength(3);
      expect(html).not.toMatch(/nav\.|account\./);
    },
  );

  test("leads to sign-in and sign-up and from there back", () => {
    const html = render(Header, "th", { search: "?date=2026-11-21" });
    const back = "callBackUrl=%2Fth%2Ffootball%2Fmatches%3Fdate%3D2026-11-21";
    expect(html).toContain(`href="/th/signin?${back}"`);
    expect(html).toContain(`href="/th/signup?${back}"`);
  });

  test("offers the languages of the visitor's country, this page in each", () => {
    const html = render(Header, "th", { languages: ["th", "en"], path: "/news" });
    expect([...html.matchAll(/data-locale="([\w-]+)"/g)].map(([, code]) => code)).toEqual(["th", "en"]);
    expect(linkTo(html, "/en/news")).toContain('hrefLang="en"');
    expect(html).toContain('href="#languages"');
  });

  test("leads to where the page is in another language, where it says so", () => {
    const languagePaths = { en: "/news/all/offside/1" };
    const html = render(Header, "th", { languages: ["th", "en"], path: "/news/all/offside/2", languagePaths });
    expect(linkTo(html, "/en/news/all/offside/1")).toContain('hrefLang="en"');
    expect(linkTo(html, "/th/news/all/offside/2")).toContain('data-locale="th"');
  });

  const bellsOf = (html: string): string[] => html.match(/<a [^>]*class="[^"]*\bbell\b[^>]*>/g) ?? [];

  test("has a bell with a dropdown, and for phones on the two home pages one that leads to the notices", () => {
    const opens = (path: string) =>
      bellsOf(render(Header, "en", { path })).map((bell) => bell.includes('data-press="notices"'));
    expect([opens("/football/matches"), opens("/news")]).toEqual([[false, true], [true]]);
    expect(render(Header, "en", { path: "/news" })).toContain('data-island="notices"');
  });

  test("has on the page of notices one bell, which is selected and opens nothing", () => {
    const html = render(Header, "en", { path: "/notification" });
    const [bell, ...others] = bellsOf(html);
    expect(others).toEqual([]);
    expect(bell).toContain('href="/en/notification"');
    expect(bell).toContain('aria-current="page"');
    expect(bell).not.toContain("data-press");
    expect(html).not.toContain('data-island="notices"');
  });

  test("stands on a phone on the two home pages only", () => {
    expect(render(Header, "en")).toContain('<header class="header">');
    expect(render(Header, "en", { path: "/news" })).toContain('<header class="header desktopOnly">');
  });
});

describe("the tab bar", () => {
  test("leads within the page's sport, to news without one, and to fantasy by way of sign-in", () => {
    const html = render(TabBar, "vn", { path: "/basketball/highlights" });
    expect([...html.matchAll(/<a href="([^"]+)" data-tab="(\d)"/g)].map(([, href, id]) => [id, href])).toEqual([
      ["1", "/vn/basketball/matches"],
      ["2", "/vn/basketball/highlights"],
      ["4", "/vn/signin?callBackUrl=%2Fvn%2Ffantasysport"],
      ["3", "/vn/news"],
    ]);
    expect(linkTo(html, "/vn/basketball/highlights")).toContain('aria-current="page"');
  });

  test("has a picker that leads to this page of the other sport", () => {
    const html = render(TabBar, "en", { path: "/football/highlights" });
    expect(html).toContain('<details class="menu" data-tab="9">');
    expect(html).toContain('<a href="/en/basketball/highlights" data-sport="basketball">');
    expect(html).toContain('<a href="/en/football/highlights" data-sport="football" aria-current="true">');
  });

  test("keeps to the page where a sport is only remembered", () => {
    const html = render(TabBar, "en", { path: "/news" });
    expect(html).toContain('<a href="/en/news" data-sport="football">');
    expect(html).toContain('<a href="/en/news" data-sport="basketball">');
  });
});

test.each(LOCALE_CODES)(
  "the tip in %s has a text and ways for favourites and for fantasy, and a form for stars",
  (locale) => {
    const html = render(LoginTip, locale);
    expect(html).toMatch(/<p id="tip-favourites">[^<]{6,}<\/p><p id="tip-fantasy" hidden="">[^<]{6,}<\/p>/);
    const here = `%2F${locale}%2Ffootball%2Fmatches`;
    for (const page of ["signin", "signup"]) {
      expect(html).toContain(`href="/${locale}/${page}?callBackUrl=${here}"`);
      expect(html).toContain(`data-fantasy="/${locale}/${page}?callBackUrl=%2F${locale}%2Ffantasysport"`);
    }
    expect(html).toContain(`<form id="fav" method="post" action="/${locale}/football/fav/matches" hidden="">`);
    expect(html).toContain(`<input type="hidden" name="callBackUrl" value="/${locale}/football/matches"/>`);
  },
);

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
