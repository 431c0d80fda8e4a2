import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { LoginTip } from "~/features/favourites/LoginTip";
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
