import { describe, expect, test } from "vitest";
import { testFacts } from "~/features/match-row/test-facts";
import { finished, live, scheduled } from "~/features/match-row/test-matches";
import { translatorOf } from "~/i18n/translator";
import { fragmentMarkup } from "~/ui/fragments/Fragments";
import { groupFragments } from "./group-fragments.tsx";
import type { ListFacts } from "./show.ts";
import { testGroup } from "./test-group.ts";

const facts = (locale: "en" | "th" = "en", change: Partial<ListFacts> = {}): ListFacts => ({
  rows: testFacts(locale),
  t: translatorOf(locale, ["matches", "rows"]).getFixedT(null, "matches"),
  sport: "football",
  show: "all",
  path: `/${locale}/football/matches`,
  date: undefined,
  today: "2026-11-21",
  now: 0,
  country: "VN",
  isByKickOff: false,
  lines: [],
  ...change,
});
const group = testGroup("766", [live, finished]);
const { competition } = group;

describe("the fragment of a competition", () => {
  const keyOf = (...args: Parameters<typeof groupFragments>) => groupFragments(...args)[0]?.key;

  test("has the same key for the same content, whoever holds it", () => {
    const copy = { ...group, matches: group.matches.map((match) => ({ ...match })) };
    expect(keyOf([group], facts())).toBe(keyOf([group], facts()));
    expect(keyOf([copy], facts())).toBe(keyOf([group], facts()));
  });

  test.each([
    ["another language", [group], facts("th")],
    ["basketball", [{ ...group }], facts("en", { sport: "basketball" })],
    ["one match more", [testGroup("766", [live, finished, scheduled])], facts()],
    ["a match that goes on", [testGroup("766", [{ ...live, score: [3, 1] }, finished])], facts()],
    ["another order", [testGroup("766", [finished, live])], facts()],
    ["another name", [{ ...group, competition: { ...competition, name: "V2" } }], facts()],
    ["another address", [{ ...group, competition: { ...competition, key: "v2" } }], facts()],
    ["another stage", [testGroup("766", [{ ...live, matchday: 10 }, finished])], facts()],
    ["a list of several sources", [group, { ...testGroup("767", [live]), source: "imported" as const }], facts()],
  ])("has another key for %s", (_what, groups, other) => {
    expect(keyOf(groups, other)).not.toBe(keyOf([group], facts()));
  });

  test("holds its heading and rows, each rendered once", () => {
    const [markup = ""] = fragmentMarkup(groupFragments([group], facts()));
    expect(markup).toMatch(/^<details class="group card" open="" id="g-766"><summary/);
    expect(markup.match(/<div class="row/g)).toHaveLength(2);
    expect(fragmentMarkup(groupFragments([group], facts("th")))[0]).not.toBe(markup);
  });
});
