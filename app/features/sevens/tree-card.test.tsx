import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { testFacts } from "~/features/match-row/test-facts";
import { translatorOf } from "~/i18n/translator";
import { textsOf } from "~/ui/test-translated";
import { TreeCard } from "./TreeCard.tsx";
import { KNOCKOUT } from "./test-sevens.ts";
import { treeViews } from "./tree-views.ts";

const i18n = translatorOf("en", ["sevens", "matches", "rows", "bracket"]);
const [cup, plate] = treeViews(KNOCKOUT.trees, { facts: testFacts(), i18n, locale: "en", category: "main" });
const html = (of = cup) => {
  if (!of) throw new Error("no tree");
  return renderToStaticMarkup(
    <TreeCard of={of} storageBaseUrl={undefined} t={i18n.getFixedT(null, ["sevens", "matches"])} />,
  );
};

describe("a tree of the sevens", () => {
  test("names its champion once there is one", () => {
    expect([cup?.champion, plate?.champion]).toEqual(["Kitchee", undefined]);
    expect(textsOf(html(), "h3")).toEqual(["Cup Won by Kitchee"]);
    expect(textsOf(html(plate), "h3")).toEqual(["Plate"]);
  });

  test("leads to a match that is known, and says who may meet in the others", () => {
    const [semi, final] = cup?.rounds.flatMap(({ ties }) => ties) ?? [];
    expect(semi?.href).toBeUndefined();
    expect(semi?.sentence).toContain("against");
    expect(final?.href).toContain("72026139");
    expect(final?.sentence).toContain("Kitchee against Lee Man, 1 to 1, 4 to 3 on penalties.");
  });

  test("has the score and the shoot-out of each side, and marks the winner", () => {
    const [home, away] = cup?.rounds.at(-1)?.ties[0]?.sides ?? [];
    expect(home).toMatchObject({ name: "Kitchee", isWinner: true, score: 1, penalties: 4 });
    expect(away).toMatchObject({ name: "Lee Man", isWinner: false, score: 1, penalties: 3 });
    expect(html()).toMatch(/class="winner">.*<b>1<\/b><i>\(4\)<\/i>/);
  });

  test("marks a side that is not decided, which has no picture", () => {
    expect(cup?.rounds[0]?.ties[0]?.sides[0]).not.toHaveProperty("team");
    expect(html().match(/class="undecided"/g)).toHaveLength(2);
  });

  test("marks a tie in play", () => {
    const live = {
      ...cup,
      rounds: [{ stage: "final" as const, ties: [{ ...cup?.rounds[1]?.ties[0], isLive: true }] }],
    };
    expect(html(live as typeof cup)).toContain('<li class="live">');
    expect(html()).not.toContain('class="live"');
  });
});
