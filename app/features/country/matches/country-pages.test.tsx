import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { BRAZIL } from "#contract/tables/brazil";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { matchPage } from "#contract/tables/pages/pages";
import { countryPath } from "#contract/tables/paths";
import type { CountryFrame } from "~/features/country/load-country.server";
import { CountryStandingsPage, countryStandingsMeta } from "~/features/country/standings/CountryStandingsPage";
import { testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { CountryMatchesPage, countryMatchesMeta } from "./CountryMatchesPage.tsx";
import { loadCountryMatches } from "./load-country-matches.server.ts";

const country = { ...BRAZIL, name: "Brazil", flag: "br" };
const { competition } = testGroup("401", []);
const list = { countries: [{ country, competitions: [competition] }] };

const load = (locale: LocaleCode) =>
  loadCountryMatches(
    testContext(({ name }) => ({ value: name === "leagueList" ? list : { groups: [], hasNext: false } }), { locale })
      .context,
    { place: "brazil-51", search: "" },
  );

async function html(locale: LocaleCode, frame?: CountryFrame): Promise<string> {
  const data = await load(locale);
  const head = { ...data.head, ...(frame && { frame }) };
  const page = testPage(locale);
  const standings = { head: { ...head, tab: "standings" as const }, leagues: [], hasSimulated: true };
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, [...namespacesOf("country-matches"), "empty"])}>
      <CountryMatchesPage data={{ ...data, head }} page={page} />
      <CountryStandingsPage data={standings} page={page} />
    </I18nextProvider>,
  );
}

describe("a country's pages", () => {
  test.each(LOCALES.map(({ code }) => code))("have all their words in %s", async (code) => {
    const markup = await html(code, { url: "https://a.example/b", host: "a.example", isShown: false });
    expect(markup).not.toMatch(/style=|>[^<]*\{\{|>(country|frame|title)[.:]/);
    expect(markup).toContain(`href="/${code}/football/vietnam/v-league-1/table?leagueId=401"`);
  });

  test("another's page is asked for after consent only, in a sandbox, with a way to close it", async () => {
    const frame = { url: "https://a.example/b", host: "a.example" };
    const before = await html("en", { ...frame, isShown: false });
    expect(before).not.toContain("https://a.example");
    expect(before).toContain('href="/en/football/brazil-51/matches?content=shown"');
    const after = await html("en", { ...frame, isShown: true });
    expect(after).toMatch(
      /<iframe src="https:\/\/a\.example\/b" title="Content from a\.example" sandbox="allow-scripts allow-same-origin"/,
    );
    expect(after).toContain("Our own matches and tables are below.");
  });

  test("without one configured there is no word of it", async () => {
    expect(await html("en")).not.toContain("<iframe");
  });

  test.each(["matches", "standings"] as const)("the tab %s has a page", (tab) => {
    const found = matchPage(countryPath(country, tab));
    expect(found).toMatchObject({ page: { module: `country-${tab}` }, params: { countryPlace: "brazil-51" } });
  });

  test("titles are specific, and asking for another's page makes no other address", async () => {
    const data = await load("en");
    const routes = (module: string) => [
      { id: "root", data: testPage("en", { path: "/football/brazil-51/matches", search: "?content=shown" }) },
      { id: module, handle: { i18n: namespacesOf(module) } },
    ];
    const ofMatches = JSON.stringify(countryMatchesMeta(data, routes("country-matches")));
    expect(ofMatches).toContain("Brazil: today’s football matches");
    expect(ofMatches).not.toContain("content=shown");
    const standings = { head: data.head, leagues: [], hasSimulated: false };
    expect(JSON.stringify(countryStandingsMeta(standings, routes("country-standings")))).toContain(
      "Brazil: football league tables",
    );
  });
});
