import { describe, expect, test } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { translatorOf } from "~/i18n/translator";
import { adapterOf } from "~/sports/sports";
import { countColumns, countText, namedCounts } from "./counted.ts";
import { BASKETBALLER, FOOTBALLER } from "./test-people.ts";

/** Labels from the specification, section 3. */
const SECTION_3 = [
  ...(["assists", "blocks", "rebounds", "steals", "turnovers"] as const),
  ...(["fieldGoalPct", "freeThrowPct", "threePointPct", "minutes", "fouls"] as const),
];

const [footballer] = FOOTBALLER.seasons;
const [basketballer] = BASKETBALLER.seasons;
if (!footballer || !basketballer) throw new Error("no season");

describe.each(LOCALES)("$code", ({ code }) => {
  const t = translatorOf(code, ["people"]).getFixedT(null, "people");
  const basketball = namedCounts("basketball", basketballer, code, t);
  const football = namedCounts("football", footballer, code, t);

  test("names and shows everything that a supplier counts", () => {
    expect(football.map(({ key }) => key)).toEqual(adapterOf("football").people.figures.map(({ key }) => key));
    expect(basketball.map(({ key }) => key)).toEqual(adapterOf("basketball").people.figures.map(({ key }) => key));
    for (const { name } of [...football, ...basketball]) expect(name).not.toMatch(/^$|count\.|average\./);
  });

  test.each(SECTION_3)("labels %s, as the specification does", (key) => {
    expect(basketball.find((one) => one.key === key)?.text).toMatch(/\d/);
  });

  test("each number has a name of its own", () => {
    expect(new Set(basketball.map(({ name }) => name)).size).toBe(basketball.length);
    expect(new Set(football.map(({ name }) => name)).size).toBe(football.length);
  });
});

test("a column without any number is left out", () => {
  const t = translatorOf("en", ["people"]).getFixedT(null, "people");
  const columns = countColumns("football", [{ counts: { appearances: 3, goals: 0 }, averages: {} }], t);
  expect(columns.map(({ key }) => key)).toEqual(["appearances", "goals"]);
  expect(countColumns("basketball", [{ counts: { appearances: 3 }, averages: {} }], t)).toEqual([]);
});

test("what was not counted is a dash, not a nought", () => {
  expect(countText(undefined, "en")).toBe("–");
  expect(countText(0, "en")).toBe("0");
});
