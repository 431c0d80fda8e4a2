import { describe, expect, test } from "vitest";
import type { OddsQuote, Prices } from "#contract/domain/odds";
import { quoteLine, quoteRows } from "./quote-rows.ts";
import { quote } from "./test-odds.ts";

test.each<[Prices, string]>([
  [{ homeLine: "-0.75" }, "-0.5/1"],
  [{ homeLine: "0.25" }, "+0/0.5"],
  [{ homeLine: "-1" }, "-1"],
  [{ homeLine: "0" }, "0"],
  [{ total: "2.25" }, "2/2.5"],
  [{ total: "3" }, "3"],
  [{ homeLine: "level" }, "level"],
  [{}, ""],
])("the line of %j is “%s”", (prices, text) => {
  expect(quoteLine(prices)).toBe(text);
});

describe("changes of prices, latest first", () => {
  const NOON = Date.parse("2026-11-21T12:00:00Z");
  const rows = (...steps: OddsQuote[]) =>
    quoteRows(steps, { outcomes: ["home", "away"], locale: "en", timeZone: "Asia/Bangkok" });
  const priced = (home: string, change: Partial<OddsQuote> = {}) =>
    quote("pre", { homeLine: "-1", home, away: "1.90" }, change);

  test.each<[string, Partial<OddsQuote>, string | undefined, string | undefined]>([
    ["in play by its minute, with the score", { minuteAtQuote: 60, scoreAtQuote: [1, 0] }, "60'", "1-0"],
    ["before by day and time of the visitor's zone", { at: NOON }, "Sat 21 Nov 19:00", undefined],
    ["by nothing where the source does not say", {}, undefined, undefined],
  ])("are named %s", (_name, change, when, score) => {
    expect(rows(priced("1.95", change))[0]).toMatchObject({ ...(when && { when }), ...(score && { score }) });
    expect(rows(priced("1.95", change))[0]?.when).toBe(when);
  });

  test("say how each price has moved since the one before", () => {
    const [latest, first] = rows(priced("2.05"), priced("1.95"));
    expect(latest?.prices.map(({ movement }) => movement)).toEqual(["up", undefined]);
    expect(first?.prices.map(({ movement }) => movement)).toEqual([undefined, undefined]);
  });

  test("have names of their own, also without a time", () => {
    expect(rows(priced("2"), priced("3"), priced("4", { at: NOON })).map(({ id }) => id)).toEqual([
      "qn3",
      "qn2",
      `q${NOON}`,
    ]);
  });
});
