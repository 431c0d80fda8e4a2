import { describe, expect, test } from "vitest";
import { fitTitle, LONGEST_TITLE, lengthOf } from "~/features/page-meta/fit-texts";
import { translatorOf } from "~/i18n/translator";
import { type MatchTextFacts, matchDescriptions, matchTitles } from "./match-texts.ts";

const t = translatorOf("en", ["match"]).getFixedT(null, "match");
const about = (match: string): string => `${match}: line-ups`;

const facts = (home: string, away: string, shorts: [string?, string?] = []): MatchTextFacts => ({
  home: { name: home, ...(shorts[0] && { shortName: shorts[0] }) },
  away: { name: away, ...(shorts[1] && { shortName: shorts[1] }) },
  competition: "Premier League",
  date: "Sat 21 Nov 2026",
});

const LONG = ["Borussia Mönchengladbach", "Wolverhampton Wanderers"] as const;

describe("the title of a match's page", () => {
  test.each([
    ["names, page, day and site", facts("Ajax", "PSV"), "Ajax v PSV: line-ups, Sat 21 Nov 2026 | Matchlight"],
    [
      "leaves the site out first",
      facts("Manchester Utd", "Chelsea"),
      "Manchester Utd v Chelsea: line-ups, Sat 21 Nov 2026",
    ],
    [
      "then the day",
      facts("Manchester United FC", "Tottenham Hotspur"),
      "Manchester United FC v Tottenham Hotspur: line-ups",
    ],
    [
      "then the long names",
      facts(`${LONG[0]} 1900`, `${LONG[1]} FC`, ["Gladbach", "Wolves"]),
      "Gladbach v Wolves: line-ups, Sat 21 Nov 2026",
    ],
    [
      "then the page",
      facts(`${LONG[0]} 1900`, `${LONG[1]} FC`),
      "Borussia Mönchengladbach 1900 v Wolverhampton Wanderers FC",
    ],
    [
      "and words at last",
      facts(`${LONG[0]} and ${LONG[0]}`, `${LONG[1]} and Friends`),
      "Borussia Mönchengladbach and… v Wolverhampton Wanderers and…",
    ],
  ])("%s", (_case, given, title) => {
    const fitted = fitTitle(matchTitles(given, t, about), "Matchlight");
    expect(fitted.replace(/ \| Matchlight$/, "")).toBe(title.replace(/ \| Matchlight$/, ""));
    expect(lengthOf(fitted)).toBeLessThanOrEqual(LONGEST_TITLE);
  });

  test("of the first tab is the match and its day", () => {
    expect(matchTitles(facts("Ajax", "PSV"), t)[0]).toBe("Ajax v PSV, Sat 21 Nov 2026");
  });
});

test("the description of a match's page gives up the competition, the day, then long names", () => {
  expect(matchDescriptions(facts("Ajax Amsterdam", "PSV", ["Ajax"]), t, about)).toEqual([
    "Ajax Amsterdam v PSV, Premier League, Sat 21 Nov 2026: line-ups",
    "Ajax Amsterdam v PSV, Sat 21 Nov 2026: line-ups",
    "Ajax Amsterdam v PSV: line-ups",
    "Ajax v PSV, Premier League, Sat 21 Nov 2026: line-ups",
    "Ajax v PSV, Sat 21 Nov 2026: line-ups",
    "Ajax v PSV: line-ups",
  ]);
});
