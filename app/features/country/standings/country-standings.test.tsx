import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { row } from "~/features/standings/test-standings";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { CountryStandingsPage } from "./CountryStandingsPage.tsx";
import { leaguesFirst, loadCountryStandings } from "./load-country-standings.server.ts";

const { competition } = testGroup("766", []);
const cup = { ...competition, id: "768", kind: "cup" as const };
const leagues = ["1", "2", "3", "4", "5", "6"].map((id) => ({ ...competition, id }));
const list = { countries: [{ country: { id: "84", key: "vietnam", name: "Vietnam" }, competitions: leagues }] };
const ranking = {
  season: "2026",
  source: "simulated",
  format: "league",
  isProvisionalRule: false,
  isLive: true,
  tables: [{ rows: [row(1), row(2)] }],
};
const place = "vietnam-84";

function load(locale: LocaleCode = "en", change: object = {}) {
  const { context, calls } = testContext(
    ({ name, query }) => ({
      value:
        name === "leagueList"
          ? list
          : { ...ranking, competition: { ...competition, id: String(query.leagueId) }, ...change },
    }),
    { locale },
  );
  return { data: loadCountryStandings(context, { place, search: "" }), calls };
}

const render = async (locale: LocaleCode, data = load(locale).data): Promise<string> =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("country-standings"))}>
      <CountryStandingsPage data={await data} page={testPage(locale)} />
    </I18nextProvider>,
  );

describe("a country's standings", () => {
  test("are of its leagues; cups only where it has no league", () => {
    expect(leaguesFirst([cup, competition]).map(({ id }) => id)).toEqual(["766"]);
    expect(leaguesFirst([cup]).map(({ id }) => id)).toEqual(["768"]);
  });

  test("are of four leagues at most, in six calls at most", async () => {
    const { data, calls } = load();
    expect((await data).leagues.map((league) => league.competition.id)).toEqual(["1", "2", "3", "4"]);
    expect((await data).hasSimulated).toBe(true);
    expect(calls.length).toBeLessThanOrEqual(6);
  });

  test("are the first league in full, the others in short to open", async () => {
    const tables = (await render("en")).match(/<div id="tables">.*?<\/div>(?=<section)/)?.[0] ?? "";
    expect(tables.match(/<section class="card section league"><h2>V\.League 1 <b class="live">/g)).toHaveLength(1);
    expect(tables.match(/<details class="card section league closed"><summary><h2>/g)).toHaveLength(3);
    expect(tables).toContain('href="/en/football/vietnam/v-league-1/table?leagueId=1"');
    // Only full tables have a form column.
    expect(tables.match(/<th scope="col" class="form">/g)).toHaveLength(1);
  });

  test("say that there are none", async () => {
    const { data } = load("en", { tables: [] });
    expect(await data).toMatchObject({ leagues: [], hasSimulated: false });
    expect(await render("en", data)).toContain("No table yet");
  });

  test.each(LOCALES.map(({ code }) => code))("have all their words in %s", async (code) => {
    expect(await render(code)).not.toMatch(/style=|\{\{|>(country|standings|live|column|short)[.:]/);
  });
});
