import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import type { Page } from "~/features/frame/page";
import type { MatchAbout } from "~/features/match/match-about";
import { testHead } from "~/features/match/test-head";
import { TEST_NOW, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished, live, STATES } from "~/features/match-row/test-matches";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import { loadOdds } from "./load-odds.server.ts";
import { loadPanel } from "./load-panel.server.ts";
import { OddsPage } from "./OddsPage.tsx";
import { PanelFilterPage } from "./PanelFilterPage.tsx";
import { PanelPage } from "./PanelPage.tsx";
import { handicapLine, quote, winnerLine } from "./test-odds.ts";
import { EMPTY_PANEL, pricedMatch } from "./test-panel.ts";

const zone = offsetsBetween(TEST_NOW, TEST_NOW, "Asia/Bangkok");
const pageIn = (locale: LocaleCode): Page => ({
  locale,
  languages: [locale],
  path: "/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001/odds",
  search: "",
  origin: "https://matchlight.example",
  now: TEST_NOW,
  zone,
  requestId: "request",
  savesData: false,
  config: { storageBaseUrl: "https://storage.example", socials: {}, apps: {} },
});

const aboutOf = (match: Match): MatchAbout => ({
  sport: "football",
  match,
  competition: testGroup("766", []).competition,
  season: "2026-27",
  goals: [],
});
const params = { countryKey: "vietnam", leagueKey: "v-league-1", matchName: "ha-noi-vs-nam-dinh", matchId: live.id };

const quotes = [
  quote(
    "live",
    { homeLine: "-0.25", home: "2.05", away: "1.80" },
    { at: TEST_NOW, minuteAtQuote: 60, scoreAtQuote: [1, 1] },
  ),
  quote(
    "live",
    { homeLine: "-0.25", home: "1.95", away: "1.90" },
    { at: TEST_NOW - 60_000, minuteAtQuote: 59, isSuspended: true },
  ),
  quote("pre", { homeLine: "-0.25", home: "1.95", away: "1.90" }, { at: TEST_NOW - 7_200_000 }),
];
const handicaps = [
  { ...handicapLine(8, { early: ["-0.5", 1.9, 1.9], pre: ["-0.25", 1.95, 1.9] }), live: quotes[0]!, history: quotes },
  { ...handicapLine(31, { pre: ["-0.25", 2, 1.85] }), live: quotes[1]! },
];

interface Shown {
  match?: Match;
  locale?: LocaleCode;
  search?: string;
  showsPrices?: boolean;
}

const inside = (locale: LocaleCode, module: string, element: React.ReactElement): string =>
  renderToStaticMarkup(<I18nextProvider i18n={translatorOf(locale, namespacesOf(module))}>{element}</I18nextProvider>);

async function oddsHtml({ match = live, locale = "en", search = "?market=handicap", showsPrices = true }: Shown = {}) {
  const { context } = testContext(
    ({ name }) => {
      if (name === "matchInfo") return { value: aboutOf(match) };
      if (name === "oddsHandicap") return { value: { companies: [], labels: [], lines: handicaps } };
      if (name === "oddsLatestEurope") return { value: { lines: [winnerLine(8, "2.10", "3.40", "3.60")] } };
      if (name === "oddsEurope") return { value: { lines: [] } };
      if (name === "oddsOverUnder") return { value: { lines: [] } };
      return { value: { companies: [], handicap: handicaps[0] } };
    },
    { locale, showsPrices },
  );
  const data = await loadOdds(context, { sport: "football", params, search });
  const head = testHead(aboutOf(match), { tab: "odds" });
  return inside(locale, "match-odds", <OddsPage data={{ ...data, head }} page={pageIn(locale)} />);
}

async function panelHtml({ locale = "en", search = "", showsPrices = true }: Shown = {}, isFilter = false) {
  const { context } = testContext(
    ({ name }) =>
      name === "matchInfo"
        ? { value: aboutOf(live) }
        : {
            value: {
              ...EMPTY_PANEL,
              matches: [
                pricedMatch("2026-10-01"),
                pricedMatch("2026-09-01", "12:00", { side: "away", result: "L", handicap: "LOSE" }),
              ],
            },
          },
    { locale, showsPrices },
  );
  const data = await loadPanel(context, {
    sport: "football",
    params: { ...params, oddsSide: "home" },
    search,
    isFilter,
  });
  const Shown = isFilter ? PanelFilterPage : PanelPage;
  return inside(locale, isFilter ? "odds-result-filter" : "odds-result", <Shown data={data} page={pageIn(locale)} />);
}

const withoutMissingWords = (markup: string) => {
  expect(markup).not.toMatch(/\{\{|>(?:odds:)?(?:explain|panel|band|settle|stage|outcome|market)\.[\w.]+</);
  expect(markup).not.toContain("style=");
};

describe("the tab of prices", () => {
  test.each(LOCALES.map(({ code }) => code))("speaks %s whole", async (locale) => {
    withoutMissingWords(await oddsHtml({ locale }));
    withoutMissingWords(await oddsHtml({ locale, search: "" }));
  });

  test.each(Object.entries(STATES))("stands in every state of a match: %s", async (_name, match) => {
    const markup = await oddsHtml({ match });
    expect(markup).toContain("For information only");
    expect(markup).toContain("Company 31");
  });

  test("tells a suspended price, the minute and the score of a quote, and what rose", async () => {
    const markup = await oddsHtml();
    expect(markup).toContain('class="sg3 g off">Suspended</td>');
    expect(markup).toContain("60&#39; <small>1–1</small>");
    expect(markup).toMatch(/<data class="od" value="2.05">2.05<\/data><i class="mv up"><span class="vh"> up<\/span>/);
    expect(markup).toContain("-0/0.5");
  });

  test("explains a quarter line now, after the next goal either way, and by result", async () => {
    const markup = await oddsHtml();
    expect(markup).toContain("one counts at 0, the other at -0.5");
    expect(markup).toContain("scored after 1–1");
    expect(markup).toMatch(/If it ended now: 2–1<\/th><td class="so WIN">Win<\/td><td class="so LOSE">Loss/);
    expect(markup).toMatch(
      /Nam Định scores next: 2–2<\/th><td class="so HALF_LOSE">Half loss<\/td><td class="so HALF_WIN">Half win/,
    );
    expect(markup).toMatch(/<th scope="row">Draw<\/th><td class="so HALF_LOSE">/);
  });

  test("writes prices in the form that the address asks for, with the decimal one beside it", async () => {
    expect(await oddsHtml({ search: "?market=handicap&format=indonesian" })).toContain('value="1.80">-1.25</data>');
  });

  test("says the sample of its chances, and that a match's last prices are final", async () => {
    expect(await oddsHtml({ match: finished })).toContain(
      "Companies with Hà Nội FC -0/0.5: 2 of 2. Prices: Pre-match.",
    );
  });

  test("says that there is nothing, that a company has nothing, and that prices are not shown", async () => {
    expect(await oddsHtml({ search: "?market=total" })).toContain("No odds for this match");
    expect(await oddsHtml({ search: "?company=3" })).toContain("This company has no odds");
    const off = await oddsHtml({ showsPrices: false });
    expect(off).toContain("Odds are not shown in your country.");
    expect(off).not.toContain('class="od"');
  });

  test("leads to no company", async () => {
    const [, prices = ""] = (await oddsHtml()).split('class="od-choices');
    const [own = ""] = prices.split('id="freshness"');
    expect(own).toContain("Company 8");
    expect(own).not.toMatch(/href="https?:/);
  });
});

describe("past matches with prices", () => {
  test.each(LOCALES.map(({ code }) => code))("speak %s whole", async (locale) => {
    withoutMissingWords(
      await panelHtml({ locale, search: "?venue=home&given=level&line=0.25&same=1&from=2026-01-01" }),
    );
    withoutMissingWords(await panelHtml({ locale }, true));
  });

  test("show the handicap as the team had it, and how it ended", async () => {
    const markup = await panelHtml();
    expect(markup).toMatch(/-0.5\/1<\/b> <data class="od" value="2.02">2.02<\/data><b class="so HALF_WIN">Half win/);
    expect(markup).toMatch(/\+0.5\/1<\/b> <data class="od" value="1.85">1.85<\/data><b class="so LOSE">Loss/);
    expect(markup).toContain("50.0%, sample 2");
  });

  test("without prices keep results", async () => {
    const markup = await panelHtml({ showsPrices: false });
    expect(markup).not.toContain('class="od"');
    expect(markup).toContain("Odds are not shown in your country.");
    expect(markup).toContain("Matches: 2");
  });

  test("take each chosen filter back by a link, and say where nothing is left", async () => {
    const markup = await panelHtml({ search: "?venue=away&from=2026-11-01" });
    expect(markup).toContain(
      'href="/en/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001/analysis/details/odds/home?from=2026-11-01"',
    );
    expect(markup).toContain("No matches");
  });

  test("name a company that is none, and lead from the filters to the matches", async () => {
    expect(await panelHtml({ search: "?find=nobody" })).toContain("No company is called “nobody”.");
    expect(await panelHtml({}, true)).toContain(
      '<form class="card od-form whole" action="/en/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001/analysis/details/odds/home"',
    );
  });
});
