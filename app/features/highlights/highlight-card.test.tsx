import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { viewOf } from "#contract/tables/view-choices";
import { translatorOf } from "~/i18n/translator";
import { textsOf } from "~/ui/test-translated";
import { HighlightCard } from "./HighlightCards.tsx";
import type { HighlightCardView } from "./highlight-cards.ts";
import { areResultsHidden, keepHidden, listQuery, otherResults } from "./results-choice.ts";

const t = translatorOf("en", ["highlights", "common"]).getFixedT(null, ["highlights", "common"] as const) as Parameters<
  typeof HighlightCard
>[0]["t"];
const card = (change: Partial<HighlightCardView> = {}, isEager = false) =>
  renderToStaticMarkup(
    <HighlightCard
      card={{ href: "/h", home: "Hà Nội", away: "Nam Định", duration: 0, isMarked: false, ...change }}
      isEager={isEager}
      t={t}
    />,
  );
const text = (markup: string) => textsOf(markup, "a")[0];

describe("a highlight's card", () => {
  test.each<[string, Partial<HighlightCardView>, string]>([
    ["its teams while results are hidden", {}, "Hà Nội v Nam Định"],
    ["its title otherwise", { title: "Hà Nội hold on" }, "Hà Nội hold on"],
    ["how long it is", { duration: 75 }, "Length 1:15 1:15 Hà Nội v Nam Định"],
    ["its competition", { competition: { name: "V-League" } }, "Hà Nội v Nam Định V-League"],
    ["how often it was seen", { views: 1 }, "Hà Nội v Nam Định 1 view"],
    ["that nobody has seen it", { views: 0 }, "Hà Nội v Nam Định 0 views"],
    ["that it is simulated", { isMarked: true }, "Hà Nội v Nam Định Simulated"],
  ])("says %s", (_name, change, words) => {
    expect(text(card(change))).toBe(words);
  });

  test("loads its cover at once only if it is on the first screen", () => {
    expect(card({ cover: "/c.svg" })).toContain('loading="lazy"');
    expect(card({ cover: "/c.svg" }, true)).not.toContain("loading");
    expect(card()).not.toContain("<img");
  });

  test("has its competition's flag, unless the visitor saves data", () => {
    expect(card({ competition: { name: "V-League", flag: "vn" } })).toContain("<img");
    expect(card({ competition: { name: "V-League" } })).not.toContain("<img");
  });
});

describe("results of highlights", () => {
  const hiding = { ...viewOf(undefined), hideScores: true } as ReturnType<typeof viewOf>;

  test.each([
    ["", undefined, false],
    ["results=hide", undefined, true],
    ["results=show", undefined, false],
    ["", hiding, true],
  ])("?%s, with a view that hides scores %j: hidden %s", (query, view, isHidden) => {
    expect(areResultsHidden(new URLSearchParams(query), view)).toBe(isHidden);
  });

  test("stay hidden on the next page, and can be turned around", () => {
    expect([keepHidden(true), keepHidden(false)]).toEqual(["hide", undefined]);
    expect([otherResults(false, undefined), otherResults(true, undefined), otherResults(true, hiding)]).toEqual([
      "hide",
      undefined,
      "show",
    ]);
  });

  test.each([
    [{}, ""],
    [{ leagueId: "7" }, "?leagueId=7"],
    [{ leagueId: "7", lastId: "h1", results: "hide" } as const, "?leagueId=7&lastId=h1&results=hide"],
  ])("the list of %j is at “%s”", (address, query) => {
    expect(listQuery(address)).toBe(query);
  });
});
