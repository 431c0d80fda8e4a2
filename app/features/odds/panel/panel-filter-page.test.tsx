import { expect, test } from "vitest";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { expectAllTranslated, pageIn, panelData, renderedIn } from "~/features/odds/test-odds-pages";
import { PanelFilterPage } from "./PanelFilterPage.tsx";

async function filterHtml(locale: LocaleCode): Promise<string> {
  const data = await panelData({ locale, isFilter: true });
  return renderedIn(locale, "odds-result-filter", <PanelFilterPage data={data} page={pageIn(locale)} />);
}

test.each(LOCALES.map(({ code }) => code))("the filters have all their texts in %s", async (locale) => {
  expectAllTranslated(await filterHtml(locale));
});

test("the filters lead to the matches", async () => {
  expect(await filterHtml("en")).toContain(
    '<form class="form card hold-until-parsed" action="/en/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001/analysis/details/odds/home"',
  );
});
