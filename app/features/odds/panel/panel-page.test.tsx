import { describe, expect, test } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { expectAllTranslated, pageIn, panelData, renderedIn, type ShownPanel } from "~/features/odds/test-odds-pages";
import { PanelPage } from "./PanelPage.tsx";

async function panelHtml(shown: ShownPanel = {}): Promise<string> {
  const { locale = "en" } = shown;
  return renderedIn(locale, "odds-result", <PanelPage data={await panelData(shown)} page={pageIn(locale)} />);
}

describe("past matches with prices", () => {
  test.each(LOCALES.map(({ code }) => code))("have all their texts in %s", async (locale) => {
    expectAllTranslated(
      await panelHtml({ locale, search: "?venue=home&given=level&line=0.25&same=1&from=2026-01-01" }),
    );
  });

  test("show the handicap as the team had it, and how it ended", async () => {
    const markup = await panelHtml();
    expect(markup).toMatch(/-0.5\/1<\/b> <data data-price="" value="2.02">2.02<\/data><b class="outcome won">Half win/);
    expect(markup).toMatch(/\+0.5\/1<\/b> <data data-price="" value="1.85">1.85<\/data><b class="outcome lost">Loss/);
    expect(markup).toContain("50.0%, sample 2");
  });

  test("still show results without prices", async () => {
    const markup = await panelHtml({ showsPrices: false });
    expect(markup).not.toContain("data-price");
    expect(markup).toContain("You have hidden odds.");
    expect(markup).toContain("Matches: 2");
  });

  test("take each chosen filter back by a link, and say where nothing is left", async () => {
    const markup = await panelHtml({ search: "?venue=away&from=2026-11-01" });
    expect(markup).toContain(
      'href="/en/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001/analysis/details/odds/home?from=2026-11-01"',
    );
    expect(markup).toContain("No matches");
  });

  test("name a company that does not exist", async () => {
    expect(await panelHtml({ search: "?find=nobody" })).toContain("No provider is called “nobody”.");
  });
});
