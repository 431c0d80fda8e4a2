import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Tie as BracketTie, Placeholder } from "#contract/domain/bracket";
import { testFacts } from "~/features/match-row/test-facts";
import { STATES } from "~/features/match-row/test-matches";
import { translatorOf } from "~/i18n/translator";
import { Tie } from "./Tie.tsx";
import { played, tie } from "./test-bracket.ts";
import {
  type BracketFacts,
  finalResult,
  gameName,
  placeholderName,
  shootoutOf,
  statusLine,
  tieSentences,
} from "./tie-texts.ts";

const facts: BracketFacts = {
  facts: testFacts(),
  i18n: translatorOf("en", ["bracket", "matches", "rows"]),
  dayOf: () => "Sat 21 Nov",
  timeZone: "UTC",
  sport: "football",
  sizes: { semi_final: 2, final: 1 },
};
const semi = (change: Partial<BracketTie> = {}) => tie("semi_final-2", "Ajax", "Bayern", change);
const legs = (second: Parameters<typeof played>[2] = {}) => [
  played("Ajax", "Bayern", { id: "1", leg: 1, score: [1, 0] }),
  played("Bayern", "Ajax", { id: "2", leg: 2, score: [2, 0], ...second }),
];

test.each<[Placeholder | undefined, string]>([
  [undefined, "To be decided"],
  [{ kind: "winner", tieId: "semi_final-2" }, "Winner of Semi-final 2"],
  [{ kind: "loser", tieId: "semi_final-2" }, "Loser of Semi-final 2"],
  [{ kind: "winner", tieId: "final-1" }, "Winner of Final"],
  [{ kind: "third", groups: ["A", "B"] }, "3rd of Group A/B"],
  [{ kind: "group", rank: 1, group: "A" }, "Winner Group A"],
  [{ kind: "group", rank: 2, group: "A" }, "Runner-up Group A"],
  [{ kind: "group", rank: 3, group: "A" }, "No. 3 in Group A"],
  [{ kind: "rank", rank: 3 }, "No. 3 in the table"],
  [{ kind: "rank", rank: 3, conference: "east" }, "No. 3, Eastern Conference"],
  [{ kind: "rank", rank: 3, conference: "west" }, "No. 3, Western Conference"],
])("a side that is not known, %j, is %s", (place, name) => {
  expect(placeholderName(place, facts)).toBe(name);
});

describe("the line above a tie", () => {
  test.each<[string, BracketTie, string]>([
    ["its number before it is drawn", semi(), "Semi-final 2"],
    ["its number and two legs", semi({ legs: 2 }), "Semi-final 2 · Two legs"],
    ["nothing for the only tie of its round", tie("final-1", "Ajax", "Bayern"), ""],
    ["the day and how it ended", semi({ matches: [played("Ajax", "Bayern")], winner: "home" }), "Sat 21 Nov · FT"],
    ["the day alone once two legs have decided it", semi({ legs: 2, matches: legs(), winner: "away" }), "Sat 21 Nov"],
    [
      "how two legs have decided it",
      semi({ legs: 2, matches: legs(), decidedBy: "AWAY_GOALS", winner: "away" }),
      "Sat 21 Nov · Away goals",
    ],
    ["the first leg while it is not decided", semi({ legs: 2, matches: legs().slice(0, 1) }), "First leg · Sat 21 Nov"],
    ["the length of a decided series", semi({ bestOf: 5, matches: legs(), winner: "home" }), "Best of 5"],
  ])("has %s", (_name, one, text) => {
    expect(statusLine(one, facts)).toBe(text);
  });

  test("has no day while the match is played", () => {
    expect(statusLine(semi({ matches: [STATES.secondHalf] }), facts)).toBe("67'");
  });
});

describe("a tie in sentences", () => {
  test.each<[string, BracketTie, boolean, string]>([
    ["not drawn yet", semi(), false, "Semi-final 2: Ajax against Bayern."],
    [
      "of two legs",
      semi({ legs: 2, matches: legs(), aggregate: [1, 2], decidedBy: "ET", winner: "away" }),
      false,
      "Semi-final 2: Ajax against Bayern, 1 to 2 on aggregate. After extra time. Bayern go through.",
    ],
    [
      "of a series",
      semi({ bestOf: 5, matches: legs(), seriesWins: [3, 1], winner: "home" }),
      false,
      "Semi-final 2: Ajax against Bayern, 3 to 1 in the series. Ajax go through.",
    ],
    [
      "that is the final",
      tie("final-1", "Ajax", "Bayern", { legs: 2, matches: legs(), aggregate: [3, 2], winner: "home" }),
      true,
      "Final: Ajax against Bayern, 3 to 2 on aggregate. Ajax are champions.",
    ],
  ])("%s", (_name, one, isFinal, text) => {
    expect(tieSentences(one, facts, isFinal)).toBe(text);
  });
});

describe("a shoot-out", () => {
  test("is in the order of the tie's sides", () => {
    expect(shootoutOf(semi({ matches: legs({ shootout: [5, 4] }) }))).toEqual([4, 5]);
    expect(shootoutOf(semi({ matches: [played("Ajax", "Bayern", { shootout: [5, 4] })] }))).toEqual([5, 4]);
    expect(shootoutOf(semi({ matches: legs() }))).toBeUndefined();
    expect(shootoutOf(semi())).toBeUndefined();
  });
});

describe("the result of a final", () => {
  const final = (change: Partial<BracketTie>) => finalResult(tie("final-1", "Ajax", "Bayern", change), facts);

  test.each<[string, Partial<BracketTie>, { score: string; remark: string }]>([
    [
      "of one match, in the order of the tie",
      { matches: [played("Bayern", "Ajax", { score: [2, 0] })] },
      { score: "0-2", remark: "Sat 21 Nov" },
    ],
    ["of two legs", { legs: 2, matches: legs(), aggregate: [1, 2] }, { score: "1-2", remark: "Sat 21 Nov" }],
    ["of a series", { matches: legs(), seriesWins: [3, 1] }, { score: "3-1", remark: "Sat 21 Nov" }],
    [
      "on penalties",
      { matches: [played("Ajax", "Bayern", { score: [1, 1], shootout: [4, 2] })], decidedBy: "PENS" },
      { score: "1-1", remark: "Pens 4-2 · Sat 21 Nov" },
    ],
    ["without a match", { decidedBy: "WALKOVER" }, { score: "", remark: "Walkover" }],
  ])("%s", (_name, change, result) => {
    expect(final(change)).toEqual(result);
  });
});

test("a game is named by its leg or number, and not at all if it is the only one", () => {
  const [first, second] = legs() as [ReturnType<typeof played>, ReturnType<typeof played>];
  const twoLegs = semi({ legs: 2, matches: [first, second] });
  expect([gameName(twoLegs, first, facts), gameName(twoLegs, second, facts)]).toEqual(["First leg", "Second leg"]);
  expect(gameName(semi({ bestOf: 5, matches: [first, second] }), second, facts)).toBe("Game 2");
  const numbered = { ...first, series: { bestOf: 5 as const, game: 4, wins: [2, 1] as const } };
  expect(gameName(semi({ bestOf: 5, matches: [numbered] }), numbered, facts)).toBe("Game 4");
  expect(gameName(semi({ matches: [first] }), first, facts)).toBe("");
});

describe("a tie in a list", () => {
  const html = (one: BracketTie, change: Partial<Parameters<typeof Tie>[0]> = {}) =>
    renderToStaticMarkup(<Tie tie={one} facts={facts} isFinal={false} isInTree={false} isOwn={false} {...change} />);

  test.each<[string, BracketTie, RegExp]>([
    ["is plain before it is drawn", semi(), /^<li class="tie"><div>/],
    [
      "leads to its only match",
      semi({ matches: [played("Ajax", "Bayern")] }),
      /^<li class="tie"><a href="\/en\/football/,
    ],
    ["opens to several", semi({ legs: 2, matches: legs() }), /^<li class="tie"><details name="tie">/],
    ["opens to the first of two legs", semi({ legs: 2, matches: legs().slice(1) }), /^<li class="tie"><details/],
  ])("%s", (_name, one, pattern) => {
    expect(html(one)).toMatch(pattern);
  });

  test("marks the page's own, and its place in a tree", () => {
    expect(html(semi(), { isOwn: true })).toContain('aria-current="true"');
    expect(html(semi(), { isInTree: true })).toContain("inTree");
  });

  test("marks the winner and the side that is open", () => {
    expect(html(semi({ matches: [played("Ajax", "Bayern")], winner: "home" })).match(/side winner/g)).toHaveLength(1);
    const open = tie("semi_final-2", "Ajax", { placeholder: { kind: "rank", rank: 4 } });
    expect(html(open)).toContain("side undecided");
  });

  test("shortens a long name where the team has a short one", () => {
    const long = { ...semi().home.team, id: "x", key: "x", name: "Borussia Mönchengladbach", shortName: "Gladbach" };
    expect(html(tie("semi_final-2", { team: long }, "Bayern"))).toContain("<span>Gladbach</span>");
  });

  test("has goals of each leg and their sum, the wins of a series, or the goals and the shoot-out", () => {
    const figures = (one: BracketTie) =>
      Array.from(html(one).matchAll(/<span class="side[^"]*">.*?<\/span>((?:<[ib]>[^<]+<\/[ib]>)+)/g), ([, all = ""]) =>
        all.replace(/<[^>]+>/g, " ").trim(),
      );
    expect(figures(semi({ legs: 2, matches: legs(), aggregate: [1, 2] }))).toEqual(["1  0  1", "0  2  2"]);
    expect(figures(semi({ bestOf: 5, matches: legs(), seriesWins: [3, 1] }))).toEqual(["3", "1"]);
    const pens = [played("Ajax", "Bayern", { score: [1, 1], shootout: [4, 2] })];
    expect(figures(semi({ matches: pens }))).toEqual(["1  (4)", "1  (2)"]);
  });
});
