import { describe, expect, test } from "vitest";
import type { ComparisonKey, ComparisonRow, SeasonComparison } from "#contract/domain/analysis";
import { finished } from "~/features/match-row/test-matches";
import { aboutOf } from "~/features/odds/test-odds-pages";
import { markupOf, textsOf } from "~/ui/test-translated";
import { Comparison } from "./details/Comparison.tsx";
import { Percent, SeasonSplits } from "./SeasonSplits.tsx";
import { testSeason } from "./test-analysis.ts";

const TEXTS = ["common", "analysis", "standings", "team", "people"] as const;

describe("averages of both teams", () => {
  const compare = (...rows: ComparisonRow[]) =>
    markupOf(<Comparison match={finished} rows={rows} locale="en" />, TEXTS);
  const row = (key: ComparisonKey, home?: number, away?: number, samples: [number, number] = [10, 10]): ComparisonRow =>
    ({ key, home: { value: home, sample: samples[0] }, away: { value: away, sample: samples[1] } }) as ComparisonRow;

  test.each<[ComparisonKey, number, string]>([
    ["avgGoalsFor", 1.25, "1.3"],
    ["avgRating10", 6.815, "6.82"],
    ["avgPossession", 56.4, "56%"],
    ["cleanSheetPct", 40, "40%"],
  ])("%s of %d is %s", (key, value, text) => {
    expect(textsOf(compare(row(key, value, 1)), "td")[0]).toBe(text);
  });

  test("leave out what is known of neither, and have a dash for one", () => {
    expect(compare(row("avgGoalsFor"))).toBe("");
    expect(textsOf(compare(row("avgGoalsFor", undefined, 2), row("avgCorner20")), "td")).toEqual(["–", "2.0"]);
  });

  test("say of how many matches they are, of each team if that differs", () => {
    const small = (samples: [number, number]) => textsOf(compare(row("avgGoalsFor", 1, 2, samples)), "small")[0];
    expect(small([10, 10])).toContain("10");
    expect(small([10, 8])).toContain("10 / 8");
  });

  test("share a bar, which is empty for nothing", () => {
    const widths = (markup: string) =>
      Array.from(markup.matchAll(/width="([\d.]+)" height="4"/g), ([, width]) => width).slice(1);
    expect(widths(compare(row("avgGoalsFor", 1, 3)))).toEqual(["12.38", "37.13"]);
    expect(widths(compare(row("avgGoalsFor", 0, 0)))).toEqual(["0.00", "0.00"]);
  });
});

describe("records of the season", () => {
  const splits = (season: SeasonComparison) =>
    markupOf(<SeasonSplits about={aboutOf(finished)} season={season} locale="en" />, TEXTS);

  test("are overall, at home and away, for both teams", () => {
    expect(textsOf(splits(testSeason), "tr").length).toBe(8);
  });

  test("have points and places where the competition has a table", () => {
    const without = structuredClone(testSeason);
    for (const side of ["home", "away"] as const)
      for (const split of ["all", "home", "away"] as const) {
        delete (without[side][split] as { points?: number }).points;
        delete (without[side][split] as { rank?: number }).rank;
      }
    const columns = (season: SeasonComparison) => textsOf(splits(season), "tr")[0];
    expect(columns(without)).not.toContain("#");
    const withTable = structuredClone(without);
    withTable.home.all = { ...withTable.home.all, points: 20, rank: 3 };
    expect(columns(withTable)).toContain("#");
    expect(textsOf(splits(withTable), "td").filter((text) => text === "–").length).toBeGreaterThan(0);
  });

  test("are not shown before the first match", () => {
    const none = structuredClone(testSeason);
    none.home.all.played = 0;
    none.away.all.played = 0;
    expect(splits(none)).toBe("");
  });
});

test("a share has its total beside it, or a dash", () => {
  const percent = (count: number, of: number) => markupOf(<Percent count={count} of={of} />, []);
  expect([percent(1, 3), percent(0, 0)]).toEqual(["33% <small>1/3</small>", "–"]);
});
