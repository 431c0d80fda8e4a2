import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { TabBar } from "./TabBar.tsx";

const barOf = (path: string): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf("en")}>
      <TabBar page={testPage("en", { path })} />
    </I18nextProvider>,
  );

test.each([
  ["/football/matches", "/en/football/event", false],
  ["/basketball/usa/nba/a-vs-b/1", "/en/basketball/event", false],
  ["/news", "/en/football/event", false],
  ["/basketball/event", "/en/basketball/event", true],
  ["/football/event/prediction/pf-2026w48", "/en/football/event", true],
])("on %s a phone has a way to %s", (path, href, isCurrent) => {
  const [, link = ""] = new RegExp(`<a ([^>]*href="${href}"[^>]*)>`).exec(barOf(path)) ?? [];
  expect(link).toContain("data-events");
  expect(link.includes("aria-current")).toBe(isCurrent);
});
