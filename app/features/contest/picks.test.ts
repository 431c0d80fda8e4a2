import { describe, expect, test } from "vitest";
import { lookAtLinesEvery, lookEvery } from "./match-facts.ts";
import { termsOf } from "./pick-terms.ts";
import {
  type Change,
  type Choices,
  changesOf,
  choicesOf,
  guessOf,
  othersIn,
  sentPicks,
  undoneOf,
  withChanges,
} from "./picks.ts";
import { readChoices } from "./read-form.ts";
import { testLinePick, testScorePick } from "./test-contest.ts";
import { changeDraft, readDraft } from "./use-draft.ts";

const all = () => true;

describe("changes of a draft", () => {
  test.each<[string, Choices, Choices, Pick<Change, "kind" | "from" | "to">[]]>([
    ["a new side", { "AH.1": "home" }, {}, [{ kind: "new", from: "", to: "home" }]],
    ["the same side", { "AH.1": "home" }, { "AH.1": "home" }, []],
    ["the other side", { "AH.1": "away" }, { "AH.1": "home" }, [{ kind: "changed", from: "home", to: "away" }]],
    ["nothing in the place of a side", { "OU.1": "" }, { "OU.1": "over" }, [{ kind: "removed", from: "over", to: "" }]],
    ["nothing in the place of nothing", { "OU.1": "" }, {}, []],
    ["a side of another market", { "OU.1": "home" }, {}, []],
    ["a score", { "SCORE.1": "2:1" }, {}, [{ kind: "new", from: "", to: "2:1" }]],
    ["half a score", { "SCORE.1": "2:" }, { "SCORE.1": "1:1" }, []],
  ])("%s", (_, draft, standing, expected) => {
    expect(changesOf(draft, standing, all).map(({ kind, from, to }) => ({ kind, from, to }))).toEqual(expected);
  });

  test("are none of a match that is locked", () => {
    expect(changesOf({ "AH.1": "home", "AH.2": "home" }, {}, (id) => id === "2").map(({ key }) => key)).toEqual([
      "AH.2",
    ]);
  });

  test("undone twice are what they were", () => {
    const changes = changesOf(
      { "AH.1": "home", "OU.1": "", "SCORE.2": "1:0" },
      { "OU.1": "over", "SCORE.2": "0:0" },
      all,
    );
    expect(undoneOf(undoneOf(changes))).toEqual(changes);
    expect(undoneOf(changes).map(({ kind, to }) => [kind, to])).toEqual([
      ["removed", ""],
      ["new", "over"],
      ["changed", "0:0"],
    ]);
  });

  test("are sent as the contract has them", () => {
    const draft: Choices = { "AH.1": "home", "OU.1": "", "SCORE.2": "3:0" };
    const standing: Choices = { "OU.1": "under" };
    const confirmed = { "AH.1": { side: "home", line: "-0.5", price: "1.90" } } as const;
    expect(sentPicks(changesOf(draft, standing, all), confirmed)).toEqual([
      { matchId: "1", market: "AH", side: "home", line: "-0.5", price: "1.90" },
      { matchId: "1", market: "OU" },
      { matchId: "2", market: "SCORE", guess: [3, 0] },
    ]);
  });
});

test("picks that stand are choices", () => {
  expect(choicesOf([testLinePick(), testScorePick()])).toEqual({ "AH.m3": "home", "SCORE.m3": "2:1" });
});

test.each([
  ["2:1", [2, 1]],
  ["0:0", [0, 0]],
  ["120:98", [120, 98]],
  [":1", undefined],
  ["2:", undefined],
  ["-1:0", undefined],
  ["", undefined],
])("the score %j", (choice, guess) => {
  expect(guessOf(choice)).toEqual(guess);
});

test("changes stand at once, with the line and the price that were confirmed", () => {
  const offers = [
    { id: "m3", lockedAt: 9, lines: [{ market: "AH", line: "-1", prices: ["2.05", "1.80"] }] as const, featured: "A" },
  ];
  const changes = changesOf({ "AH.m3": "away" }, choicesOf([testLinePick()]), all);
  const terms = termsOf(changes, offers);
  const of = { offers, terms, now: 5, source: { id: 3, name: "Crown" } };
  const [pick, ...rest] = withChanges([testLinePick()], changes, of);
  expect(rest).toEqual([]);
  expect(pick).toMatchObject({ side: "away", line: "-1", price: "1.80", isFeatured: true, placedAt: 5 });
  expect(withChanges([testLinePick()], undoneOf([{ ...changes[0]!, from: "" }]), of)).toEqual([]);
});

test("a form holds sides and scores, and nothing else", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["AH.m1", "home"],
    ["OU.m1", ""],
    ["SCORE.m2.home", " 2 "],
    ["SCORE.m2.away", "1"],
    ["SCORE.m3.home", ""],
    ["SCORE.m3.away", ""],
    ["SCORE.m4.home", "1"],
    ["SCORE.m4.away", ""],
    ["intent", "send"],
    ["AH.<b>", "home"],
  ] as const)
    form.append(name, value);
  expect(readChoices(form)).toEqual({
    "AH.m1": "home",
    "OU.m1": "",
    "SCORE.m2": "2:1",
    "SCORE.m3": "",
    "SCORE.m4": "1:",
  });
});

describe("picks on the device", () => {
  const memory = () => {
    const entries = new Map<string, string>();
    return {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    };
  };

  test("are kept by contest, and go when they are empty", () => {
    const store = memory();
    changeDraft("a", { "AH.1": "home" }, store);
    changeDraft("b", { "OU.1": "over" }, store);
    expect([readDraft("a", store), readDraft("b", store)]).toEqual([{ "AH.1": "home" }, { "OU.1": "over" }]);
    changeDraft("a", { "AH.1": undefined }, store);
    expect([readDraft("a", store), readDraft("b", store)]).toEqual([{}, { "OU.1": "over" }]);
    changeDraft("b", { "OU.1": undefined, "OU.2": undefined }, store);
    expect(store.getItem("contest-picks")).toBeNull();
  });

  test("of one tab leave those of another", () => {
    const store = memory();
    changeDraft("a", { "AH.1": "home", "OU.1": "" }, store);
    changeDraft("a", { "AH.2": "away", "AH.1": "away" }, store);
    expect(readDraft("a", store)).toEqual({ "AH.1": "away", "OU.1": "", "AH.2": "away" });
  });

  test.each(["no JSON", "[1]", '{"a":7}', '{"a":{"x":"home","AH.1":5}}'])("stored as %s are none", (text) => {
    const store = memory();
    store.setItem("contest-picks", text);
    expect(readDraft("a", store)).toEqual({});
  });
});

test("what a form holds otherwise than it was drawn has been touched", () => {
  const drawn = { "AH.1": "home", "OU.2": "over" } as const;
  expect(othersIn({ "AH.1": "away", "OU.2": "over", "SCORE.3": "", "AH.4": "home" }, drawn)).toEqual({
    "AH.1": "away",
    "AH.4": "home",
  });
});

test.each([
  ["nothing", [], false],
  ["one that can be picked", [{ phase: "before", lockedAt: 101 }], false],
  ["one that is closed and has not begun", [{ phase: "before", lockedAt: 100 }], 60_000],
  [
    "one in play",
    [
      { phase: "before", lockedAt: 100 },
      { phase: "inPlay", lockedAt: 50 },
    ],
    15_000,
  ],
  ["one that is over", [{ phase: "over", lockedAt: 50 }], false],
] as const)("%s is looked at every so many milliseconds", (_, matches, every) => {
  expect(lookEvery(matches, 100)).toBe(every);
});

test("prices are looked at while they can be picked", () => {
  const match = { phase: "before", opensAt: 50, lockedAt: 101 } as const;
  expect([49, 50, 101].map((now) => lookAtLinesEvery([match], now))).toEqual([false, 60_000, 60_000]);
});
