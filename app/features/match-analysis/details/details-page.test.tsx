import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { testComparison, testMedia, testRates, testSeason, testTips } from "~/features/match-analysis/test-analysis";
import { expectTranslated, headOf, pageIn, renderAnalysis } from "~/features/match-analysis/test-analysis-page";
import { STATES } from "~/features/match-row/test-matches";
import { DetailsPage } from "./DetailsPage.tsx";
import type { DetailsData } from "./load-details.server.ts";

const row = { id: "77", href: "/en/x", day: "Fri 27 Nov", opponent: "Huế", isAtHome: false, days: 6 };
const details = (change: Partial<DetailsData> = {}): DetailsData => ({
  head: headOf("football"),
  season: { value: testSeason },
  comparison: { value: testComparison },
  squads: { value: { home: [{ player: { name: "An" }, reason: "Knee injury", isNow: true }], away: [] } },
  next: { value: { home: [row], away: [] } },
  tips: { value: testTips },
  media: { value: testMedia },
  rates: { value: testRates },
  showsPrices: true,
  ...change,
});

const detailsIn = (locale: LocaleCode, change?: Partial<DetailsData>) =>
  renderAnalysis(<DetailsPage data={details(change)} page={pageIn(locale)} />, locale);

describe("the details", () => {
  test("say of how many matches every figure is", () => {
    const markup = detailsIn("en");
    expect(markup).toMatch(/<td>6\.63<\/td><th scope="row">Average rating <small>Matches counted: 10<\/small>/);
    expect(markup).toContain("Matches counted: 20 / 18");
    expect(markup).toContain("Matches counted: 28");
    expect(markup).not.toContain("Yellow cards per match");
  });

  test("give prices only where they are shown; what is not a price stays", () => {
    expect(detailsIn("en")).toContain("Pick: Nam Định +0.5 · Odds 1.87 · Outcome: Half win");
    const without = detailsIn("en", { showsPrices: false });
    expect(without).toContain("Pick: Nam Định +0.5 · Outcome: Half win");
    expect(without).not.toContain("1.87");
    expect(without).not.toContain("3.40");
  });

  test("say that picks go by ninety minutes where the match went on", () => {
    expect(detailsIn("en")).not.toContain("Settled on 90 minutes");
    const head = headOf("football", STATES.afterExtraTime);
    expect(detailsIn("en", { head })).toContain("Settled on 90 minutes plus added time, not extra time.");
  });

  test("say that analysts are made up, and how often they were right", () => {
    expect(detailsIn("en")).toContain("These analysts are fictional and computer-generated.");
    expect(detailsIn("en")).toContain("Past picks: 8 of 18 correct");
  });

  test("mark who may yet play, and say where nobody is out", () => {
    expect(detailsIn("en")).toContain('<span class="tag warn">Doubtful</span>');
    expect(detailsIn("en")).toContain("No players out");
  });

  test("show the rest when a part could not be loaded", () => {
    const markup = detailsIn("en", { rates: { error: "upstream" } });
    expect(markup).toContain("Goal times</h2>");
    expect(markup).toContain("What the numbers say");
    expect(markup).not.toContain("31–45+");
  });

  test("say that there is nothing where nothing is known", () => {
    const none = { home: [], away: [] };
    const tally = { ...testSeason.home.all, played: 0 };
    const split = { all: tally, home: tally, away: tally };
    const markup = detailsIn("en", {
      season: { value: { home: split, away: split } },
      comparison: { value: [] },
      squads: { value: none },
      next: { value: none },
      tips: { value: [] },
      media: { value: [] },
      rates: undefined,
    });
    expect(markup).toContain("<p>No data</p>");
    expect(markup).not.toContain("Past results with odds");
  });

  test("lead to the past matches with their prices", () => {
    for (const side of ["home", "away", "h2h"]) expect(detailsIn("th")).toContain(`/analysis/details/odds/${side}"`);
  });

  test.each(Object.entries(STATES))("stand under the head of a match in every state: %s", (_name, match) => {
    const markup = detailsIn("en", { head: headOf("football", match) });
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).not.toContain("style=");
  });
});

test.each(LOCALE_CODES)("the details are in their language: %s", (locale) => {
  expectTranslated(detailsIn(locale));
});
