import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import type { SimulationMode } from "#contract/tables/site";
import { AboutDataPage } from "~/features/site-texts/AboutDataPage";
import { AccessibilityPage } from "~/features/site-texts/AccessibilityPage";
import { translatorOf } from "~/i18n/translator";
import type { Page } from "~/page/page";
import { testPage } from "~/page/test-page";

const dataPage =
  (simulation: SimulationMode) =>
  ({ page }: { page: Page }) => <AboutDataPage data={{ simulation }} page={page} />;

const PAGES = [
  { name: "data", Component: dataPage("on"), sections: 9 },
  { name: "data where only uncovered competitions are simulated", Component: dataPage("uncovered"), sections: 9 },
  { name: "data where nothing is simulated", Component: dataPage("off"), sections: 8 },
  { name: "accessibility", Component: AccessibilityPage, sections: 4 },
];

const render = (
  Component: (props: { page: Page }) => React.ReactNode,
  locale: LocaleCode,
  change: Partial<Page> = {},
) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, ["common", "aboutData", "accessibility", "siteTexts"])}>
      <Component page={testPage(locale, change)} />
    </I18nextProvider>,
  );

describe.each(PAGES)("the page about $name", ({ Component, sections }) => {
  test.each(LOCALE_CODES)("has sections with headings of their own, and links to its neighbours, in %s", (locale) => {
    const html = render(Component, locale);
    expect(new Set(html.match(/<h2 id="[\w-]+">[^<]{2,}<\/h2>/g))).toHaveProperty("size", sections);
    expect(html.match(/<p>[^<]{10,}<\/p>/g)!.length).toBeGreaterThan(sections);
    expect(html).toContain(`href="/${locale}/privacy-policy"`);
    expect(html).not.toMatch(/>\w+\.\w+<|\{\{/);
  });

  test("has the address for reports where one is configured", () => {
    expect(render(Component, "en")).not.toContain("mailto:");
    const config = { ...testPage("en").config, supportMail: "help@scores.example" };
    expect(render(Component, "en", { config })).toContain("Write to us: help@scores.example");
  });
});

test.each<[SimulationMode, string, string[]]>([
  [
    "on",
    "Competitions without a source of their own are simulated.",
    ["What is simulated", "computer-generated entries"],
  ],
  ["uncovered", "Competitions of which nothing is imported or supplied are simulated.", ["What is simulated"]],
  ["off", "Nothing on this site is simulated.", []],
])("with the simulation %s the page about data says so, and what follows from it", (simulation, sentence, rest) => {
  const html = render(dataPage(simulation), "en");
  expect(html).toContain(sentence);
  expect(["What is simulated", "computer-generated entries"].filter((text) => html.includes(text))).toEqual(rest);
  expect(html.includes("Odds for simulated matches")).toBe(simulation !== "off");
});
