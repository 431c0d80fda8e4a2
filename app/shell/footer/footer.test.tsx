import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { articlePath, THAI_ARTICLES, VIETNAMESE_ARTICLES } from "#contract/tables/articles";
import { LOCALES } from "#contract/tables/locales";
import { translatorOf } from "~/i18n/translator";
import type { Page } from "~/page/page";
import { testPage } from "~/page/test-page";
import { Footer, socialLinks } from "./Footer.tsx";

const footerOf = (page: Page): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(page.locale)}>
      <Footer page={page} zone={page.zone} />
    </I18nextProvider>,
  );

describe("the footer", () => {
  test("leads to the same page in each language, and marks the current one", () => {
    const html = footerOf(testPage("th", { search: "?date=2026-11-21" }));
    for (const { code, tag, name } of LOCALES) {
      const current = code === "th" ? ' aria-current="true"' : "";
      expect(html).toContain(
        `<a href="/${code}/football/matches?date=2026-11-21" hrefLang="${tag}" lang="${tag}" data-locale="${code}"${current}>${name}</a>`,
      );
    }
  });

  test("credits the services that supply matches, where there are any", () => {
    const page = testPage("zh-Hans");
    const suppliers = ["API-Football", "OpenLigaDB"];
    expect(footerOf({ ...page, config: { ...page.config, suppliers } })).toContain(
      "<p>实时比赛数据由API-Football、OpenLigaDB提供。</p>",
    );
    expect(footerOf(page)).not.toContain("实时比赛数据");
  });

  test("leads to the privacy page and has the articles in Vietnamese only", () => {
    expect(footerOf(testPage("kh"))).toContain('href="/kh/privacy-policy"');
    const vietnamese = footerOf(testPage("vn"));
    for (const { slug, linkText } of VIETNAMESE_ARTICLES)
      expect(vietnamese).toContain(`<a href="/vn/${slug}">${linkText}</a>`);
    for (const { code } of LOCALES.filter((row) => row.code !== "vn"))
      expect(footerOf(testPage(code))).not.toContain(VIETNAMESE_ARTICLES[0]?.slug);
  });

  test("leads to the events of the page's sport, on pages without a sport to football's", () => {
    expect(footerOf(testPage("kh", { path: "/basketball/matches" }))).toContain('href="/kh/basketball/event"');
    expect(footerOf(testPage("en", { path: "/privacy-policy" }))).toContain('href="/en/football/event"');
  });

  test("leads to the first of the Thai articles, in Thai only", () => {
    const [first = ""] = THAI_ARTICLES.map(articlePath);
    expect(footerOf(testPage("th"))).toContain(`<a href="/th${first}">บทความ</a>`);
    expect(footerOf(testPage("en"))).not.toContain(first);
  });

  test("says in which zone the times are, and carries the specification's notice and the year", () => {
    const html = footerOf(testPage("en"));
    expect(html).toContain("UTC+7");
    expect(html).toContain("not affiliated with betting sites in Malaysia, Thailand or Vietnam");
    expect(html).toContain("© 2026 Matchlight");
  });

  test("names what is configured, and nothing else", () => {
    const config = { storageBaseUrl: "", supportMail: "help@scores.example", socials: {}, apps: {} };
    expect(footerOf(testPage("en", { config }))).toContain('href="mailto:help@scores.example"');
    expect(footerOf(testPage("en"))).not.toMatch(/mailto|https:/);
    const apps = { apple: "https://apps.example/1", apk: "https://files.example/app.apk" };
    const html = footerOf(testPage("en", { config: { storageBaseUrl: "", socials: {}, apps } }));
    expect(html).toMatch(/https:\/\/apps\.example\/1.*Get the app: App Store.*app\.apk.*Get the app: APK/);
    expect(html).not.toContain("Google Play");
  });
});

describe("networks", () => {
  const socials = {
    facebook: "https://f.example",
    instagram: "https://i.example",
    tiktok: "https://t.example",
    line: "https://l.example",
  };
  test.each([
    ["en", "facebook instagram"],
    ["th", "facebook instagram tiktok line"],
    ["vn", "facebook instagram tiktok"],
    ["kh", "facebook instagram tiktok"],
    ["zh-Hans", "facebook instagram"],
    ["zh-Hant", "facebook instagram"],
    ["pt", "facebook instagram"],
  ] as const)("in %s are %s", (locale, networks) => {
    expect(
      socialLinks({ socials }, locale)
        .map(({ network }) => network)
        .join(" "),
    ).toBe(networks);
  });

  test("are none where none is configured", () => {
    expect(socialLinks({ socials: {} }, "th")).toEqual([]);
  });
});
