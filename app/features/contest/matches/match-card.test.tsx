import { describe, expect, test, vi } from "vitest";
import type { PickMatch } from "~/features/contest/match-facts";
import { TEST_NOW, testLinePick } from "~/features/contest/test-contest";
import { mineWith, testOffer, testPicks } from "~/features/contest/test-picks";
import type { Picks } from "~/features/contest/use-picks";
import { mount, openPage, press } from "~/ui/test-browser";
import { markupOf, textsOf, withinTexts } from "~/ui/test-translated";
import { LineChoices } from "./LineChoices.tsx";
import { MatchCard } from "./MatchCard.tsx";
import { SendBar, type SendStep } from "./SendBar.tsx";

interface Card {
  match?: Partial<PickMatch>;
  picks?: Partial<Picks>;
  market?: "lines" | "SCORE";
}
const props = ({ match, picks }: Card) =>
  ({ match: testOffer(match), picks: testPicks(picks), sport: "football", format: "decimal", now: TEST_NOW }) as const;
const card = (shown: Card = {}) =>
  markupOf(<MatchCard {...props(shown)} market={shown.market ?? "lines"} />, ["contests"]);
const LOCKED = { lockedAt: TEST_NOW - 1 };

describe("a match of a contest", () => {
  test.each<[string, Partial<PickMatch>, string]>([
    ["opens later", { opensAt: TEST_NOW + 1 }, "Opens Mon 23 Nov, 10:00"],
    ["closes later", {}, "Closes Mon 23 Nov, 21:00"],
    ["is closed before its start", LOCKED, "Closed"],
    ["is in play", { ...LOCKED, phase: "inPlay" }, "In play"],
    ["is over", { ...LOCKED, phase: "over" }, "Finished"],
    ["is void", { ...LOCKED, phase: "void" }, "Void"],
  ])("says that it %s", (_name, match, text) => {
    expect(textsOf(card({ match }), "p")[0]).toBe(`Starts Mon 23 Nov, 21:00 · ${text}`);
  });

  test("has its score, unless it is void", () => {
    const score = [2, 1] as const;
    expect(card({ match: { ...LOCKED, phase: "over", score } })).toContain('<b class="score tabular">2-1</b>');
    expect(card({ match: { ...LOCKED, phase: "inPlay", score } })).toContain('<b class="score live tabular">2-1</b>');
    expect(card({ match: { ...LOCKED, phase: "void", score } })).not.toContain("2-1");
  });

  test("says that it counts three times", () => {
    expect(card({ match: { featured: "Hà Nội FC" } })).toContain("Featured team of the day: Hà Nội FC.");
    expect(card()).not.toContain("×3");
  });

  test("has the refusal of its own pick alone", () => {
    const refused = (matchIds: string[], message = "Locked.") => card({ picks: { refused: { message, matchIds } } });
    expect(textsOf(refused(["m1"]), "p")).toContain("Locked.");
    expect(textsOf(refused(["m1"], ""), "p")).toContain("That did not work. Please try again.");
    expect(refused(["m1", "m2"])).not.toContain("Locked.");
    expect(refused(["m2"])).not.toContain("Locked.");
  });

  test("shows what was picked once it is locked", () => {
    const mine = mineWith([testLinePick({ matchId: "m1" })]);
    expect(card({ match: LOCKED, picks: { mine } })).toContain("Hà Nội FC −0.75");
    expect(card({ match: LOCKED })).toContain("No pick was made.");
  });

  test("cannot be picked before it opens", () => {
    expect(card({ match: { opensAt: TEST_NOW + 1 } })).toContain('<fieldset class="market" disabled');
    expect(card({ match: { opensAt: TEST_NOW + 1 }, market: "SCORE" })).toContain('<fieldset class="market" disabled');
    expect(card()).not.toContain("disabled");
  });

  test("says that half a score is no guess", () => {
    const half = (choice: string) => card({ market: "SCORE", picks: { draft: { "SCORE.m1": choice } } });
    expect(half("2:")).toContain('class="refused">Enter both numbers');
    expect(half("2:1")).toContain('class="visually-hidden">Enter both numbers');
    expect(half("")).toContain('class="visually-hidden">Enter both numbers');
  });
});

describe("a market", () => {
  const lines = (shown: Card, line: "AH" | "OU" = "AH", isOpen = true) =>
    markupOf(<LineChoices {...props(shown)} market="lines" line={line} isOpen={isOpen} />, ["contests"]);
  const chosen = (markup: string) =>
    /<input[^>]*checked=""[^>]*value="(\w*)"|value="(\w*)"[^>]*checked=""/
      .exec(markup)
      ?.slice(1)
      .find((one) => one !== undefined);

  test("names both sides with line and odds", () => {
    expect(textsOf(lines({}), "label")).toEqual(["Hà Nội FC −0.75 1.95", "Nam Định +0.75 1.91", "No pick ✕"]);
    expect(textsOf(lines({}, "OU"), "label")).toEqual(["Over 2.5 1.88", "Under 2.5 1.98", "No pick ✕"]);
  });

  test("marks what is picked: the draft, or else what is stored, or nothing", () => {
    const standing = { "AH.m1": "away" } as const;
    expect(chosen(lines({ picks: { standing } }))).toBe("away");
    expect(chosen(lines({ picks: { standing, draft: { "AH.m1": "home" } } }))).toBe("home");
    expect(chosen(lines({ picks: { standing, draft: { "AH.m1": "" } } }))).toBe("");
  });

  test("keeps the line and odds of a stored pick, beside the other side's of today", () => {
    const mine = mineWith([testLinePick({ matchId: "m1", line: "-1", price: "2.10" })]);
    expect(textsOf(lines({ picks: { mine } }), "label").slice(0, 2)).toEqual([
      "Hà Nội FC −1 2.10",
      "Nam Định +0.75 1.91",
    ]);
  });

  test("without a line says so, unless a pick is stored", () => {
    expect(lines({ match: { lines: [] } })).toContain("No line right now.");
    const mine = mineWith([testLinePick({ matchId: "m1" })]);
    expect(lines({ match: { lines: [] }, picks: { mine } })).not.toContain("No line right now.");
  });

  test("cannot be emptied while it is closed", () => {
    expect(textsOf(lines({}, "AH", false), "label")).toHaveLength(2);
  });

  test("hands on what is pressed", () => {
    openPage();
    const choose = vi.fn();
    const { place } = mount(
      withinTexts(["contests"])(<LineChoices {...props({ picks: { choose } })} market="lines" line="AH" isOpen />),
    );
    press(place.querySelector("[value=home]") as Element);
    expect(choose).toHaveBeenCalledWith("AH.m1", "home");
  });
});

describe("the bar below the matches", () => {
  const change = { key: "OU.m1", matchId: "m1", kind: "new", from: "", to: "over" } as const;
  const play = {
    day: "2026-11-23",
    days: [],
    opensAt: 0,
    closesAt: 1,
    opens: testOffer().opens,
    closes: testOffer().locks,
    matches: [testOffer()],
  };

  function bar(picks: Partial<Picks>, step: SendStep = "pick", wasSaved = false) {
    const markup = markupOf(
      <SendBar
        step={step}
        play={play}
        wasSaved={wasSaved}
        picks={testPicks(picks)}
        format="decimal"
        state={undefined}
        label="Check"
        onBack={() => {}}
      />,
      ["contests"],
    );
    return { markup, status: textsOf(markup, "p").at(-1), buttons: textsOf(markup, "button") };
  }

  test.each<[string, Partial<Picks>, string]>([
    ["nothing has changed", {}, "Nothing has changed."],
    ["picks wait to be sent", { changes: [change] }, "Not sent: 1"],
    [
      "picks were kept on the device",
      { changes: [change], isKept: true },
      "These picks on this device have not been sent yet.",
    ],
    ["picks are saved", { isSaved: true }, "Your picks are saved. You can change them until each match is locked."],
    ["picks were refused", { refused: { message: "", matchIds: [] } }, "That did not work. Please try again."],
  ])("says that %s", (_name, picks, text) => {
    expect(bar(picks).markup).toContain(text);
  });

  test.each<[string, Partial<Picks>, SendStep, string[]]>([
    ["without a change", {}, "pick", ["Check"]],
    ["with one", { changes: [change] }, "pick", ["Check", "Discard"]],
    ["after a save", { undo: () => {} }, "pick", ["Check", "Undo"]],
    ["under review", { changes: [change] }, "check", ["Send picks", "Keep picking"]],
    ["under review of nothing", {}, "check", ["Check"]],
    ["while it is sent", { isSending: true }, "pick", ["Sending…"]],
  ])("%s has the buttons %j", (_name, picks, step, buttons) => {
    expect(bar(picks, step).buttons).toEqual(buttons);
  });

  test("is out of the way while there is nothing to say", () => {
    expect(bar({}).markup).toContain('class="bar idle"');
    expect(bar({ changes: [change] }).markup).toContain('class="bar"');
  });

  test("says after a form without script that picks are saved", () => {
    expect(bar({}, "pick", true).markup).toContain("Your picks are saved.");
  });
});
