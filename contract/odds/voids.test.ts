import { describe, expect, it } from "vitest";
import { LONGEST_DELAY, type Pick, type SettlementState, settleBasketballPick, settlePick } from "./voids.ts";

const KICK_OFF = Date.parse("2026-10-17T14:00:00Z");
const stateWith = (given: Partial<SettlementState>): SettlementState => ({
  phase: "FULL_TIME",
  scheduledAt: KICK_OFF,
  startsAt: KICK_OFF,
  ...given,
});

const HOME: Pick = { market: "1X2", pick: "home" };
const DRAW: Pick = { market: "1X2", pick: "draw" };
const OVER: Pick = { market: "OU", pick: "over", total: 10 };
const UNDER: Pick = { market: "OU", pick: "under", total: 10 };
const LEVEL_HALF: Pick = { half: 1, market: "1X2", pick: "draw" };
const GIVES_HALF: Pick = { market: "AH", pick: "home", homeLine: -2 };

describe("a football pick", () => {
  it.each<[string, Pick, Partial<SettlementState>, string | undefined]>([
    ["is open before and during the match", HOME, { phase: "SECOND_HALF", score: [3, 0] }, undefined],
    [
      "is settled by ninety minutes, not by extra time",
      DRAW,
      { phase: "AFTER_ET", score: [2, 1], fullTime: [1, 1] },
      "WIN",
    ],
    ["the shoot-out does not count", HOME, { phase: "AFTER_PENS", score: [1, 1], fullTime: [1, 1] }, "LOSE"],
    ["a handicap too", GIVES_HALF, { phase: "AFTER_ET", score: [2, 1], fullTime: [1, 1] }, "LOSE"],
    ["is settled while extra time is played", DRAW, { phase: "EXTRA_TIME", score: [1, 1], fullTime: [1, 1] }, "WIN"],
    ["is void in a match that never was", HOME, { phase: "CANCELLED" }, "VOID"],
    ["is void in an awarded one", HOME, { phase: "AWARDED", score: [3, 0] }, "VOID"],
    ["is void when put off without a date", HOME, { phase: "POSTPONED" }, "VOID"],
    ["is void with a date two days off", HOME, { phase: "POSTPONED", startsAt: KICK_OFF + LONGEST_DELAY + 1 }, "VOID"],
    ["stays open with a date next day", HOME, { phase: "POSTPONED", startsAt: KICK_OFF + LONGEST_DELAY }, undefined],
    ["stands when it began in time", HOME, { score: [1, 0], startsAt: KICK_OFF + LONGEST_DELAY }, "WIN"],
    ["is void when it began too late", HOME, { score: [1, 0], startsAt: KICK_OFF + LONGEST_DELAY + 1 }, "VOID"],
    ["is void when the venue is swapped", HOME, { score: [1, 0], isVenueSwapped: true }, "VOID"],
    ["is void when it is given up", HOME, { phase: "ABANDONED", score: [1, 0] }, "VOID"],
    ["a handicap too", GIVES_HALF, { phase: "ABANDONED", score: [3, 0] }, "VOID"],
    ["an over that is over stands", OVER, { phase: "ABANDONED", score: [2, 1] }, "WIN"],
    ["an under that is lost stands", UNDER, { phase: "ABANDONED", score: [2, 1] }, "LOSE"],
    ["a total that could still change is void", UNDER, { phase: "ABANDONED", score: [1, 1] }, "VOID"],
    ["a quarter line needs both legs", { ...OVER, total: 11 }, { phase: "ABANDONED", score: [2, 1] }, "VOID"],
    ["and has them", { ...OVER, total: 11 }, { phase: "ABANDONED", score: [2, 2] }, "WIN"],
    ["a whole line at its push is void", { ...OVER, total: 12 }, { phase: "ABANDONED", score: [2, 1] }, "VOID"],
    ["a half that was completed stands", LEVEL_HALF, { phase: "ABANDONED", score: [1, 0], halfTime: [0, 0] }, "WIN"],
    ["one that was not is void", LEVEL_HALF, { phase: "ABANDONED", score: [0, 0] }, "VOID"],
    ["a half is settled at half-time", LEVEL_HALF, { phase: "SECOND_HALF", score: [1, 0], halfTime: [0, 0] }, "WIN"],
    ["a half of which nobody knows the score is void", LEVEL_HALF, { score: [1, 0] }, "VOID"],
    ["is open while play is interrupted", HOME, { phase: "INTERRUPTED", score: [1, 0] }, undefined],
  ])("%s", (_, pick, given, expected) => {
    expect(settlePick(pick, stateWith(given))).toBe(expected);
  });

  it("counts goals from the quote on in a handicap in play", () => {
    const final = stateWith({ score: [2, 1] });
    expect(settlePick({ market: "AH", pick: "home", homeLine: 0, scoreAtQuote: [1, 0] }, final)).toBe("PUSH");
  });
});

describe("a basketball pick", () => {
  const played = (minutesPlayed: number, gameMinutes: 40 | 48 = 48) => ({ minutesPlayed, gameMinutes });
  const SPREAD: Pick = { market: "AH", pick: "home", homeLine: -14 };
  const TOTAL: Pick = { market: "OU", pick: "over", total: 842 };

  it("counts overtime", () => {
    const final = stateWith({ score: [112, 108] });
    expect(settleBasketballPick(SPREAD, final, played(53))).toBe("WIN");
    expect(settleBasketballPick(TOTAL, final, played(53))).toBe("WIN");
    expect(settleBasketballPick({ market: "1X2", pick: "away" }, final, played(53))).toBe("LOSE");
  });

  it.each<[number, 40 | 48, string]>([
    [43, 48, "WIN"],
    [42, 48, "VOID"],
    [35, 40, "WIN"],
    [34, 40, "VOID"],
  ])("is official after %d of %d minutes: %s", (minutesPlayed, gameMinutes, expected) => {
    const given = stateWith({ phase: "ABANDONED", score: [90, 80] });
    expect(settleBasketballPick(SPREAD, given, played(minutesPlayed, gameMinutes))).toBe(expected);
  });

  it("needs the half for a market of the half", () => {
    const half: Pick = { ...SPREAD, half: 1 };
    expect(
      settleBasketballPick(half, stateWith({ phase: "Q3", score: [60, 50], halfTime: [50, 44] }), played(30)),
    ).toBe("WIN");
    expect(settleBasketballPick(half, stateWith({ phase: "ABANDONED", score: [30, 20] }), played(20))).toBe("VOID");
    expect(settleBasketballPick(half, stateWith({ phase: "Q2", score: [30, 20] }), played(20))).toBeUndefined();
  });
});
