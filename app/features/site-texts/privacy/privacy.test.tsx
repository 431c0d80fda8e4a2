import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import type { FirebaseProject } from "#worker/pages/context";
import { translatorOf } from "~/i18n/translator";
import type { Page } from "~/page/page";
import { testPage } from "~/page/test-page";
import { loadPrivacy } from "./load-privacy.server.ts";
import { PrivacyPage, privacyMeta } from "./PrivacyPage.tsx";
import { COOKIES, IN_TAB, storedOnDevice } from "./stored-names.ts";

const NAMESPACES = ["common", "privacy", "siteTexts"] as const;

const firebase = { apiKey: "key", projectId: "scores", authDomain: "scores.firebaseapp.com" };

const pageOf = (locale: LocaleCode, change: Partial<Page> = {}, edge: { firebase?: FirebaseProject } = {}): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, NAMESPACES)}>
      <PrivacyPage data={loadPrivacy({ locale, ...edge })} page={testPage(locale, change)} />
    </I18nextProvider>,
  );

describe.each(LOCALE_CODES)("the privacy page in %s", (locale) => {
  const html = pageOf(locale);

  test("has a title, eleven sections with headings of their own, and a text in each", () => {
    expect(html.match(/<h1>[^<]+<\/h1>/g)).toHaveLength(1);
    const sections = [
      ...html.matchAll(/<section aria-labelledby="([\w-]+)"><h2 id="([\w-]+)">([^<]+)<\/h2>(.*?)<\/section>/g),
    ];
    expect(sections).toHaveLength(11);
    expect(new Set(sections.map(([, , , heading]) => heading)).size).toBe(11);
    for (const [, label, id, , text] of sections) {
      expect(label).toBe(id);
      expect(text).toMatch(/<p>[^<]{10,}/);
    }
  });

  test("names the cookies and what else is stored, and says of each what it is for", () => {
    const named = [...html.matchAll(/<div>((?:<dt><code>[^<]+<\/code><\/dt>)+)<dd>[^<]{4,}<\/dd><\/div>/g)].flatMap(
      ([, terms = ""]) => [...terms.matchAll(/<code>([^<]+)</g)].map(([, name]) => name),
    );
    const onDevice = storedOnDevice(testPage(locale).config);
    expect(named).toEqual([...COOKIES, ...onDevice, ...IN_TAB].flatMap(({ names }) => names));
  });

  test("shows no key in place of a text", () => {
    expect(html).not.toMatch(/>\w+\.\w+</);
  });

  test("is found by search engines under its own title", () => {
    const root = { id: "root", data: testPage(locale, { path: "/privacy-policy" }), handle: { i18n: [...NAMESPACES] } };
    const meta = privacyMeta([root]) as unknown as Record<string, string>[];
    expect(meta.find(({ title }) => title)?.title).toMatch(/.+ \| Matchlight$/);
    expect(meta.filter(({ name }) => name === "robots")).toEqual([]);
    expect(meta.filter(({ hrefLang }) => hrefLang)).toHaveLength(LOCALE_CODES.length + 1);
  });
});

const EMBEDDED = testPage("en").config;

test("where crests come from another company, the page says so instead of that nothing does", () => {
  expect(pageOf("en")).toContain("load nothing from the servers of other companies");
  const html = pageOf("en", { config: { ...EMBEDDED, storageBaseUrl: "https://pictures.example" } });
  expect(html).toContain("only team crests from another company");
  expect(html).not.toContain("load nothing");
});

test("where livestreams or the fantasy site are configured, the page says who sees the address then", () => {
  expect(pageOf("en")).not.toMatch(/livestream|fantasy site/);
  const html = pageOf("en", {
    config: {
      ...EMBEDDED,
      liveVideoHosts: ["video.example"],
      fantasyEnterUrl: "https://fantasy.example/enter",
      fantasyLogOutUrl: "https://fantasy.example/out",
    },
  });
  expect(html).toContain("If you play a livestream");
  expect(html).toContain("asks the fantasy site to log you out");
  expect(html).toContain("with a one-time code");
});

test.each(LOCALE_CODES)("where there is a newsletter, the page says in %s what is stored for it", (locale) => {
  const { config } = testPage(locale);
  expect(pageOf(locale)).not.toContain('id="privacy-newsletter"');
  const html = pageOf(locale, { config: { ...config, hasNewsletter: true } });
  const [, text = ""] = /<h2 id="privacy-newsletter">[^<]+<\/h2>(.*?)<\/section>/.exec(html) ?? [];
  expect(text.match(/<p>[^<]{10,}<\/p>/g)).toHaveLength(3);
});

test("where Firebase sends codes, the page says what Google sees", () => {
  expect(pageOf("en")).not.toContain("Google sends it");
  expect(pageOf("en", {}, { firebase })).toContain("Google sees and keeps your phone number");
});

test("where Firebase rings for notices, the page says what Google sees", () => {
  const noticeDatabase = { apiKey: "key", projectId: "scores", url: "https://scores.firebaseio.com" };
  expect(pageOf("en", { config: { ...EMBEDDED, noticeDatabase } })).toContain("the internal ID of your account");
});

test("what only some sites store on a device is named where it is", () => {
  expect(pageOf("en")).not.toMatch(/favs-guest|firebase:/);
  const noticeDatabase = { apiKey: "key", projectId: "scores", url: "https://scores.firebaseio.com" };
  const html = pageOf("en", { config: { ...EMBEDDED, guestFavourites: true, noticeDatabase } });
  expect(html).toContain("<code>favs-guest</code>");
  expect(html).toContain("<code>firebase:…</code>");
});

test("an address for questions is there when one is configured", () => {
  expect(pageOf("en")).not.toContain("mailto:");
  const html = pageOf("en", { config: { ...EMBEDDED, supportMail: "help@scores.example" } });
  expect(html).toContain('<a href="mailto:help@scores.example">Write to us: help@scores.example</a>');
});

test("where a service checks forms for bots, the page says what it sees", () => {
  const service = { provider: "turnstile", siteKey: "site", scriptUrl: "https://check.example/api.js" } as const;
  const pages = [undefined, { provider: "off" } as const, service].map((botCheck) =>
    pageOf("en", { config: { ...EMBEDDED, botCheck } }),
  );
  expect(pages.map((html) => html.includes("load a bot check"))).toEqual([false, false, true]);
});
