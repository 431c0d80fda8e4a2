import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { translatorOf } from "~/i18n/translator";
import type { Page } from "~/page/page";
import { testPage } from "~/page/test-page";
import { Preferences } from "./SettingsPanel.tsx";

const markupOf = (page: Page): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(page.locale, ["common", "saving"])}>
      <Preferences page={page} />
    </I18nextProvider>,
  );

describe("the forms of preferences", () => {
  test("are sent to the page of settings, with the way back to the page and its query", () => {
    const html = markupOf(testPage("th", { search: "?date=2026-11-21&show=live" }));
    expect(html.match(/<form method="post" action="\/th\/settings">/g)).toHaveLength(2);
    const back = '<input type="hidden" name="back" value="/th/football/matches?date=2026-11-21&amp;show=live"/>';
    expect(html.split(back)).toHaveLength(3);
  });

  test.each(LOCALES.map(({ code }) => code))("offer each theme in %s, none of them marked in the markup", (locale) => {
    const html = markupOf(testPage(locale));
    const themes = [...html.matchAll(/<button type="submit" name="theme" value="(\w+)">(.*?)<\/button>/g)];
    expect(themes.map(([, value]) => value)).toEqual(["system", "light", "dark"]);
    expect(new Set(themes.map(([, , text]) => text)).size).toBe(3);
  });

  test.each([
    [false, "on", "false"],
    [true, "off", "true"],
  ])("where data saving is %s, a press turns it %s", (savesData, value, pressed) => {
    const html = markupOf(testPage("en", { savesData }));
    expect(html).toContain(`name="saving" value="${value}" aria-pressed="${pressed}">Save data</button>`);
  });
});
