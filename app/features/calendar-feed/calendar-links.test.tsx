import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { translatorOf } from "~/i18n/translator";
import { CalendarLinks } from "./CalendarLinks.tsx";

const path = "/football/team/arsenal/20101/calendar.ics";

test.each(LOCALE_CODES)("in %s a calendar opens in an app and can be saved", (locale) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, ["common"])}>
      <CalendarLinks path={path} page={{ locale, origin: "https://scores.example" }} />
    </I18nextProvider>,
  );
  expect(html).toContain(`href="webcal://scores.example/${locale}${path}"`);
  expect(html).toContain(`href="/${locale}${path}"`);
  expect(html).toContain(`<code>https://scores.example/${locale}${path}</code>`);
  expect(html.replace(/<[^>]+>/g, "")).not.toContain("calendarFeed");
});
