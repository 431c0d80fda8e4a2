import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { PLACEHOLDER_PAGES } from "#contract/tables/placeholder-pages";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { loadPlaceholder } from "./load-placeholder.server.ts";
import { PlaceholderPage } from "./PlaceholderPage.tsx";
import { placeholderMeta } from "./placeholder-meta.ts";

const urlOf = (address: string) => new URL(address, "https://scores.example");
const NAMESPACES = ["common", "errors", "frame"] as const;

const refusalOf = (locale: LocaleCode, address: string): Response => {
  try {
    loadPlaceholder(locale, urlOf(address));
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
  }
  throw new Error("not refused");
};

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test.each(PLACEHOLDER_PAGES)("$path says what it will be, and leads on", ({ path }) => {
    const page = testPage(locale, { path });
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={translatorOf(locale, NAMESPACES)}>
        <PlaceholderPage data={loadPlaceholder(locale, urlOf(`/${locale}${path}`))} page={page} />
      </I18nextProvider>,
    );
    expect(html).toMatch(/<h1>[^<]+<\/h1><p>[^<]{6,}<\/p>/);
    expect(html).toContain(`href="/${locale}/football/matches"`);
    expect(html).toContain(`href="/${locale}/football/worldcup2022/matches"`);
    expect(html).not.toMatch(/>(?:placeholder|nav|account|errors)[.:]/);
  });
});

test("an address of no placeholder leads home", () => {
  const refusal = refusalOf("en", "/en/elsewhere");
  expect([refusal.status, refusal.headers.get("Location")]).toEqual([302, "/en/football/matches"]);
});

test("search engines do not index the page or look for it in other languages", () => {
  const page = testPage("th", { path: "/football/event" });
  const root = { id: "root", data: page, handle: { i18n: [...NAMESPACES] } };
  const meta = placeholderMeta({ title: "events" }, [root]) as unknown as Record<string, string>[];
  expect(meta).toContainEqual({ name: "robots", content: "noindex, nofollow" });
  expect(meta.filter(({ hrefLang }) => hrefLang)).toEqual([]);
  expect(meta.find(({ title }) => title)?.title).toBe("กิจกรรม | Matchlight");
});
