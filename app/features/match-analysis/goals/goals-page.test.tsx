import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { testGoals } from "~/features/match-analysis/test-analysis";
import { expectTranslated, pageIn, past, renderAnalysis } from "~/features/match-analysis/test-analysis-page";
import { GoalsPage } from "./GoalsPage.tsx";

describe("goals", () => {
  const { past: _past, ...rest } = past("football");
  const data = { ...rest, goals: { value: testGoals } };

  test("are shown by line, minute, number and half", () => {
    const markup = renderAnalysis(<GoalsPage data={data} page={pageIn("en")} />);
    for (const text of ["31% <small>4/13</small>", "76–90+", "Matches counted: 12", "4 or more", "Second half", "1.62"])
      expect(markup).toContain(text);
  });

  test("say that there are none yet", () => {
    const none = { ...testGoals.home, matches: 0 };
    const goals = { value: { ...testGoals, sample: 0, home: none, away: none } };
    expect(renderAnalysis(<GoalsPage data={{ ...data, goals }} page={pageIn("en")} />)).toContain("<p>No data</p>");
  });

  test("are points in basketball, by quarter", () => {
    const markup = renderAnalysis(<GoalsPage data={past("basketball")} page={pageIn("en")} />);
    expect(markup).toContain("Quarter 1");
    expect(markup).toContain("Total points");
  });
});

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test.each(["football", "basketball"] as const)("goals of %s have no missing translation", (sport) => {
    expectTranslated(renderAnalysis(<GoalsPage data={past(sport)} page={pageIn(locale)} />, locale));
  });
});
