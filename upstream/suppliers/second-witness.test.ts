import { describe, expect, it } from "vitest";
import type { Pair } from "#contract/domain/match";
import type { Phase } from "#contract/domain/status";
import { aloneSince, noticedAt, WITNESS_WAIT } from "./second-witness.ts";
import type { SuppliedState } from "./supplied-state.ts";

const NOW = 1_000_000;
const [FIRST, OVER] = ["FIRST_HALF", "FULL_TIME"] as const;
const state = (phase: Phase, score?: Pair, since?: number): SuppliedState => ({
  phase,
  reds: [0, 0],
  goals: [],
  ...(score && { score }),
  ...(since !== undefined && { aloneSince: since }),
});

describe("what is shown is said by one alone", () => {
  it.each<[string, SuppliedState[], number | undefined]>([
    ["where another has another score", [state(FIRST, [1, 0]), state(FIRST, [0, 0])], NOW],
    ["where another still sees it played", [state(OVER, [1, 0]), state(FIRST, [1, 0])], NOW],
    ["not where another says the same", [state(FIRST, [1, 0]), state(FIRST, [1, 0])], undefined],
    [
      "not where two of three say the same",
      [state(FIRST, [1, 0]), state(FIRST, [0, 0]), state(FIRST, [1, 0])],
      undefined,
    ],
    [
      "not where the half differs and the score does not",
      [state(FIRST, [1, 0]), state("HALF_TIME", [1, 0])],
      undefined,
    ],
    ["not where the other has no score yet", [state(FIRST, [0, 0]), state("SCHEDULED")], undefined],
    ["not where there is no other", [state(FIRST, [1, 0])], undefined],
  ])("%s", (_, reports, expected) => {
    expect(aloneSince(reports[0]!, reports, { sport: "football", before: undefined, now: NOW })).toBe(expected);
  });

  it("since it was said first, and anew with another score", () => {
    const reports = [state(FIRST, [1, 0]), state(FIRST, [0, 0])];
    const since = (before: SuppliedState) => aloneSince(reports[0]!, reports, { sport: "football", before, now: NOW });
    expect(since(state(FIRST, [1, 0], NOW - 30))).toBe(NOW - 30);
    expect(since(state(FIRST, [2, 0], NOW - 30))).toBe(NOW);
    expect(since(state(FIRST, [1, 0]))).toBe(NOW);
  });

  it("in a game once it is over", () => {
    const of = (...reports: SuppliedState[]) =>
      aloneSince(reports[0]!, reports, { sport: "basketball", before: undefined, now: NOW });
    expect(of(state("Q2", [30, 28]), state("Q2", [30, 26]))).toBeUndefined();
    expect(of(state(OVER, [90, 88]), state("Q4", [90, 88]))).toBe(NOW);
  });
});

describe("a notice", () => {
  const step = (at: number, since?: number) => ({ at, revision: 1, state: state(FIRST, [1, 0], since) });

  it.each([
    ["goes at once where nobody disagrees", [step(100)], 100],
    ["goes after the wait where nobody else says it", [step(100, 99)], 99 + WITNESS_WAIT],
    ["goes with the second witness", [step(100, 99), step(7_000)], 7_000],
    ["waits on where something else has changed", [step(100, 99), step(7_000, 99), step(9_000)], 9_000],
    ["waits no longer than that", [step(100, 99), step(60_000)], 99 + WITNESS_WAIT],
    ["goes where the score has gone on", [step(100, 99), step(8_000, 7_999)], 8_000],
  ])("%s", (_, steps, expected) => {
    expect(noticedAt(steps, 0)).toBe(expected);
  });
});
