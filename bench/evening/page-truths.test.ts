import { expect, test } from "vitest";
import { PAGES } from "#contract/tables/pages/pages";
import type { PlayedMatch } from "../../upstream/suppliers/stub/played-match.ts";
import { summaryOf } from "./file-truths.ts";
import { faultsOf, textOf } from "./page-truth.ts";
import { NOT_COMPARED, PAGE_TRUTHS } from "./page-truths.ts";
import { type ReportedMatch, sentence } from "./reported.ts";
import { tableLines } from "./standing-truth.ts";

const MODULES = new Set(PAGES.map(({ module }) => module));

test.each([...MODULES])("pages of %s are compared with the truth, or it is said why not", (module) => {
  expect([module in PAGE_TRUTHS, module in NOT_COMPARED].filter(Boolean)).toHaveLength(1);
});

test("nothing else is said to be compared or not", () => {
  const decided = [...Object.keys(PAGE_TRUTHS), ...Object.keys(NOT_COMPARED)];
  expect(decided.filter((module) => !MODULES.has(module))).toEqual([]);
});

const reported = (change: Partial<ReportedMatch> = {}): ReportedMatch => ({
  sport: "football",
  league: "101",
  home: "Arsenal",
  away: "Fulham",
  kickOff: 0,
  phase: "FULL_TIME",
  score: [2, 1],
  clubs: [1, 2],
  played: {} as PlayedMatch,
  ...change,
});

test.each([
  [reported(), "Arsenal against Fulham, 2 to 1, Full time"],
  [reported({ phase: "SECOND_HALF" }), "Arsenal against Fulham, 2 to 1, in play"],
  [reported({ phase: "POSTPONED" }), "Arsenal against Fulham, Postponed"],
  [reported({ phase: "AFTER_PENS", played: { shootout: [4, 3] } as never }), "2 to 1, 4 to 3 on penalties"],
  [reported({ sport: "basketball", quarters: [[2, 1]] }), "2 to 1, Final"],
])("a row's sentence begins with what is reported", (one, expected) => {
  expect(sentence(one)).toContain(expected);
});

test.each([
  [reported(), "Arsenal 2–1 Fulham"],
  [reported({ phase: "SECOND_HALF" }), "Arsenal – Fulham"],
  [reported({ phase: "AFTER_PENS", played: { shootout: [4, 3] } as never }), "Arsenal 2–1 (4–3) Fulham"],
])("a calendar's event has the score once it is over", (one, expected) => {
  expect(summaryOf(one)).toBe(expected);
});

test("a text is searched for what it must say and must not", () => {
  const text = textOf("<nav>Fulham</nav><main><p>Arsenal <b>2-1</b></p><script>Chelsea</script></main>");
  expect(text).toBe(" Arsenal 2-1 ");
  expect(faultsOf(text, { says: ["Arsenal", /\d-\d/], omits: ["Chelsea"] })).toEqual([]);
  expect(faultsOf(text, { says: ["Fulham"], omits: ["Arsenal"] })).toEqual(["does not say Fulham", "says Arsenal"]);
});

test("a table's line has the results of a club, and none of another", () => {
  const [arsenal, fulham] = tableLines([reported()]) as [RegExp, RegExp];
  expect("1 Champions League Arsenal Live 2-1 1 1 0 0 2-1 +1 3 W").toMatch(arsenal);
  expect("6 Fulham 1 0 0 1 1-2 −1 0 L").toMatch(fulham);
  expect("6 Fulham 1 0 0 1 1-3 −2 0 L").not.toMatch(fulham);
  const [unplayed] = tableLines([reported({ phase: "ABANDONED" })]);
  expect("3 Arsenal 0 0 0 0 0-0 0 0").toMatch(unplayed!);
});
