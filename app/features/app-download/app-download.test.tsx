import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { AppBar } from "~/features/app-download/AppBar";
import { AppPanel } from "~/features/app-download/AppPanel";
import { appCode, loadAppPanel } from "~/features/app-download/load-app-panel.server";
import { QrCode } from "~/features/qr-code/QrCode";
import { darkPath, qrCode } from "~/features/qr-code/qr-code.server";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { AppDownloadPage } from "./AppDownloadPage.tsx";

const apps = { apple: "https://apps.example/1", apk: "https://files.example/app.apk" };
const config = { storageBaseUrl: "/storage", socials: {}, apps };
const withApps = testPage("en", { config });
const render = (page: ReturnType<typeof testPage>, node: ReactNode): string =>
  renderToStaticMarkup(<I18nextProvider i18n={translatorOf(page.locale)}>{node}</I18nextProvider>);
const pageOf = (page: ReturnType<typeof testPage>): string =>
  render(page, <AppDownloadPage page={page} code={appCode(page)} />);

describe("the code", () => {
  test("draws runs of dark modules", () => {
    expect(
      darkPath([
        [true, true, false, true],
        [false, false, false, false],
        [false, true, true, true],
      ]),
    ).toBe("M0 0h2v1H0zM3 0h1v1H3zM1 2h3v1H1z");
  });

  test("is one picture with a name and a margin, light in bytes", () => {
    const data = qrCode("https://scores.example/zh-Hant/app-download");
    const code = renderToStaticMarkup(<QrCode code={data} label={'a "code"'} />);
    expect(code).toContain('role="img" aria-label="a &quot;code&quot;"');
    // Version 3 has 29 modules per side, plus a margin of four on each.
    expect(code).toContain('viewBox="0 0 37 37"');
    expect(code).toContain("M4 4h7v1H4z");
    expect(code.length).toBeLessThan(4_500);
  });
});

describe("the page about the app", () => {
  test("names every store that is configured, and no other", () => {
    const html = pageOf(withApps);
    expect(html).toMatch(/data-store="apple".*https:\/\/apps\.example\/1.*data-store="apk".*app\.apk/);
    expect(html).not.toContain('data-store="google"');
  });

  test.each(LOCALE_CODES)("in %s says that there is no app where none is configured", (locale) => {
    const html = pageOf(testPage(locale));
    expect(html).not.toContain("data-store");
    expect(html).toContain(translatorOf(locale).t("banner:download.none"));
    expect(html).toContain(`https://scores.example/${locale}/app-download`);
  });
});

describe("the app bar", () => {
  test("leads to the page about the app, with a script in front of it and a button that is hidden until it works", () => {
    const html = render(withApps, <AppBar page={withApps} />);
    expect(html).toMatch(/^<script>.*<aside class="bar"/);
    expect(html).toContain('href="/en/app-download"');
    expect(html).toMatch(/<button[^>]*aria-label="Hide for 30 days"[^>]*hidden/);
  });

  test.each([
    ["without an app", testPage("en")],
    ["on the page about the app", testPage("en", { config, path: "/app-download" })],
  ])("is not there %s", (_, page) => {
    expect(render(page, <AppBar page={page} />)).toBe("");
  });
});

describe("the header's panel", () => {
  test("has the stores and the code of the page's address in its language", () => {
    const page = { ...withApps, locale: "th" as const };
    const html = render(page, <AppPanel locale={page.locale} panel={loadAppPanel(page)} />);
    expect(html).toContain('<a href="/th/app-download">');
    expect(html).toContain('<a href="https://apps.example/1" rel="noopener">');
    expect(html).toContain("https://scores.example/th/app-download");
  });

  test("is not there without an app", () => {
    expect(loadAppPanel(testPage("en"))).toBeUndefined();
    expect(render(testPage("en"), <AppPanel locale="en" />)).toBe("");
  });
});
