import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { expectTranslated, pageIn, past, renderAnalysis } from "~/features/match-analysis/test-analysis-page";
import { WdlPage } from "./WdlPage.tsx";

describe("results", () => {
  const html = (sport: Sport) => renderAnalysis(<WdlPage data={past(sport)} page={pageIn("en")} />);

  test("are shares of the matches played, and half-time against full-time", () => {
    expect(html("football")).toContain("46% <small>6/13</small>");
    expect(html("football")).toMatch(/<th scope="row">Level<\/th><td>50% <small>1\/2<\/small>/);
  });

  test("of basketball know no draw at the end, but one at half-time", () => {
    expect(html("basketball")).not.toContain("Drawn");
    expect(html("basketball")).toContain("Level");
  });
});

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test.each(["football", "basketball"] as const)("results of %s have no missing translation", (sport) => {
    expectTranslated(renderAnalysis(<WdlPage data={past(sport)} page={pageIn(locale)} />, locale));
  });
});
