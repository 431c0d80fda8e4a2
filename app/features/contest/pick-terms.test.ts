import { describe, expect, test } from "vitest";
import { translatorOf } from "~/i18n/translator";
import { movedText, undoneText } from "./matches/SendBar.tsx";
import { movedReview, movementIn, NO_REVIEW, readTerms, termsField, termsOf, termsValue } from "./pick-terms.ts";
import { type Change, changesOf } from "./picks.ts";
import { testLinePick, testScorePick } from "./test-contest.ts";
import { readMoved, withMoved } from "./use-day.ts";

const OFFERS = [
  {
    id: "m1",
    lines: [
      { market: "AH", line: "-0.75", prices: ["1.95", "1.91"] },
      { market: "OU", line: "2.5", prices: ["1.88", "1.98"] },
    ],
  },
] as const;
const changes = changesOf({ "AH.m1": "away", "OU.m1": "over", "SCORE.m2": "1:0" }, {}, () => true);
const AWAY = { side: "away", line: "-0.75", price: "1.91" } as const;
const OVER = { side: "over", line: "2.5", price: "1.88" } as const;
const SENT = { "AH.m1": AWAY, "OU.m1": OVER };

describe("the terms of changes", () => {
  test("are those on offer; scores have none, nor do picks that are taken back", () => {
    expect(termsOf(changes, OFFERS)).toEqual(SENT);
    const removed = changesOf({ "AH.m1": "" }, { "AH.m1": "home" }, () => true);
    expect(termsOf(removed, OFFERS)).toEqual({});
  });

  test("stay those of a review while offers move, except where another side is chosen", () => {
    const reviewed = { "AH.m1": { ...AWAY, line: "0" }, "OU.m1": { ...OVER, side: "under" } } as const;
    expect(termsOf(changes, OFFERS, reviewed)).toEqual({ "AH.m1": { ...AWAY, line: "0" }, "OU.m1": OVER });
  });

  test("go through a form", () => {
    const form = new FormData();
    form.append(termsField("AH.m1"), termsValue(AWAY));
    form.append("terms.OU.m1", "over 2.5 <script>");
    form.append("AH.m1", "away");
    expect(readTerms(form)).toEqual({ "AH.m1": AWAY });
  });
});

describe("what was sent in vain", () => {
  const line = { matchId: "m1", market: "AH", line: "0", prices: ["1.80", "2.04"] } as const;
  const t = translatorOf("en", ["contests"]).getFixedT(null, "contests");
  const textOf = (moved: Parameters<typeof movedReview>[1]) => {
    const movement = movementIn(movedReview(SENT, moved));
    return movement && movedText(t, movement);
  };

  test("is reviewed with the lines as they are now, beside those before", () => {
    expect(movedReview(SENT, [line])).toEqual({
      terms: { "AH.m1": { side: "away", line: "0", price: "2.04" }, "OU.m1": OVER },
      before: { "AH.m1": AWAY },
    });
  });

  test.each([
    ["a line", [line], "The line moved to 0. Send again?"],
    ["a line, as the picked side has it", [{ ...line, line: "-1" }], "The line moved to +1. Send again?"],
    ["a price", [{ ...line, line: "-0.75" }], "The odds moved. Send again?"],
    [
      "several",
      [line, { matchId: "m1", market: "OU", line: "2.75", prices: ["1.9", "1.9"] } as const],
      "The line or odds of 2 picks moved. Send again?",
    ],
    ["nothing", [], undefined],
  ])("moved by %s", (_, moved, text) => {
    expect(textOf(moved)).toBe(text);
  });

  test("is read from an answer, and shown on the page's matches", () => {
    const moved = readMoved({ moved: [line, { matchId: "m1", market: "XX" }] });
    expect(moved).toEqual([line]);
    const [match] = withMoved([...OFFERS] as never, moved);
    expect(match?.lines).toEqual([line, OFFERS[0].lines[1]]);
    expect([readMoved({}), movementIn(NO_REVIEW)]).toEqual([[], undefined]);
  });
});

test("undoing says what it has done", () => {
  const t = translatorOf("en", ["contests"]).getFixedT(null, "contests");
  const matches = [{ id: "m3", home: "Hà Nội FC", away: "Nam Định" }];
  const undone = (change: Omit<Change, "matchId">) =>
    undoneText(t, { changes: [{ ...change, matchId: "m3" }], picks: [testLinePick(), testScorePick()] }, matches);
  expect(undone({ key: "AH.m3", kind: "removed", from: "home", to: "" })).toBe(
    "Undone: Hà Nội FC −0.75 (Hà Nội FC v Nam Định) is no longer your pick.",
  );
  expect(undone({ key: "AH.m3", kind: "changed", from: "away", to: "home" })).toBe(
    "Undone: Hà Nội FC −0.75 (Hà Nội FC v Nam Định) is your pick again.",
  );
  expect(undone({ key: "SCORE.m3", kind: "new", from: "", to: "2:1" })).toBe(
    "Undone: 2-1 (Hà Nội FC v Nam Định) is your pick again.",
  );
  expect(undoneText(t, { changes: [changes[0]!, changes[1]!], picks: [] }, matches)).toBe(
    "Undone: your last 2 changes were taken back.",
  );
});
