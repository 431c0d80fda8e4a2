import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { testHead } from "~/features/match/test-head";
import { TEST_NOW, testContext } from "~/features/match-list/test-context";
import { finished, live, STATES } from "~/features/match-row/test-matches";
import { aboutOf, expectAllTranslated, pageIn, params, renderedIn } from "~/features/odds/test-odds-pages";
import { loadOdds } from "./load-odds.server.ts";
import { OddsPage } from "./OddsPage.tsx";
import { handicapLine, quote, winnerLine } from "./test-odds.ts";

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
  return renderedIn(locale, "match-odds", <OddsPage data={{ ...data, head }} page={pageIn(locale)} />);
}

describe("the tab of prices", () => {
  test.each(LOCALES.map(({ code }) => code))("has all its texts in %s", async (locale) => {
    expectAllTranslated(await oddsHtml({ locale }));
    expectAllTranslated(await oddsHtml({ locale, search: "" }));
  });

  test.each(Object.entries(STATES))("renders in every match state: %s", async (_name, match) => {
    const markup = await oddsHtml({ match });
    expect(markup).toContain("For information only");
    expect(markup).toContain("Sbobet");
  });

  test("shows a suspended price, the minute and the score of a quote, and what rose", async () => {
    const markup = await oddsHtml();
    expect(markup).toContain('class="inPlay stageStart suspended">Suspended</td>');
    expect(markup).toContain("60&#x27; <small>1-1</small>");
    expect(markup).toMatch(
      /<data data-price="" value="2.05">2.05<\/data><i class="movement up"><span class="visually-hidden"> up<\/span>/,
    );
    expect(markup).toContain("-0/0.5");
  });

  test("explains a quarter line now, after the next goal either way, and by result", async () => {
    const markup = await oddsHtml();
    expect(markup).toContain("half settles at 0, half at -0.5");
    expect(markup).toContain("scored after 1-\u20601");
    expect(markup).toMatch(
      /If it ended now: 2-\u20601<\/th><td class="outcome won">Win<\/td><td class="outcome lost">Loss/,
    );
    expect(markup).toMatch(
      /Nam Định score next: 2-\u20602<\/th><td class="outcome lost">Half loss<\/td><td class="outcome won">Half win/,
    );
    expect(markup).toMatch(/<th scope="row">Draw<\/th><td class="outcome lost">/);
  });

  test("writes prices in the format that the address names, with the decimal one beside it", async () => {
    expect(await oddsHtml({ search: "?market=handicap&format=indonesian" })).toContain('value="1.80">-1.25</data>');
  });

  test("describes the chart in sentences, whose prices are in the same format", async () => {
    const markup = await oddsHtml({ search: "?market=handicap&company=8&format=hongKong" });
    expect(markup).toMatch(
      /<p id="od-cd" hidden="">[^<{]+: first <data data-price="" value="1\.\d\d">0\.\d\d<\/data>, last <data/,
    );
    expect(markup).toContain('aria-labelledby="od-ct od-cd"');
  });

  test("says the sample of its chances, and that a match's last prices are final", async () => {
    expect(await oddsHtml({ match: finished })).toContain(
      "Providers quoting Hà Nội FC -0/0.5: 2 of 2. Prices: Pre-match.",
    );
  });

  test("says that there is nothing, that a company has nothing, and that prices are not shown", async () => {
    expect(await oddsHtml({ search: "?market=total" })).toContain("No odds for this match");
    expect(await oddsHtml({ search: "?company=3" })).toContain("This provider has no odds");
    const off = await oddsHtml({ showsPrices: false });
    expect(off).toContain("You have hidden odds.");
    expect(off).not.toContain("data-price");
  });

  test("leads to no company", async () => {
    const [, prices = ""] = (await oddsHtml()).split('class="choices');
    const [own = ""] = prices.split('id="freshness"');
    expect(own).toContain("Bet365");
    expect(own).not.toMatch(/href="https?:/);
  });
});
