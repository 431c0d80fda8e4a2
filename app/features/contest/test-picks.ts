import type { PickMatch } from "./match-facts.ts";
import { type Mine, NOTHING_YET } from "./mine.ts";
import { TEST_NOW } from "./test-contest.ts";
import type { Picks } from "./use-picks.ts";

const at = (time: string) => ({ date: "Mon 23 Nov", time });

/** A match that can be picked now, with a handicap and a total. */
export const testOffer = (change: Partial<PickMatch> = {}): PickMatch => ({
  id: "m1",
  home: "Hà Nội FC",
  away: "Nam Định",
  href: "/en/football/m1",
  phase: "before",
  kickOff: at("21:00"),
  opens: at("10:00"),
  locks: at("21:00"),
  day: "2026-11-23",
  opensAt: TEST_NOW - 1,
  lockedAt: TEST_NOW + 1,
  lines: [
    { market: "AH", line: "-0.75", prices: ["1.95", "1.91"] },
    { market: "OU", line: "2.5", prices: ["1.88", "1.98"] },
  ],
  ...change,
});

/** A member's entry with these picks. */
export const mineWith = (picks: Mine["picks"]): Mine => ({ ...NOTHING_YET, isParticipating: true, picks });

const nothing = (): void => {};

/** A reader's picks, of which none is being changed. */
export const testPicks = (change: Partial<Picks> = {}): Picks => ({
  mine: NOTHING_YET,
  draft: {},
  standing: {},
  changes: [],
  review: { terms: {}, before: {} },
  isKept: false,
  isSending: false,
  isSaved: false,
  refused: undefined,
  undone: undefined,
  undo: undefined,
  choose: nothing,
  discard: nothing,
  startReview: nothing,
  endReview: nothing,
  send: nothing,
  ...change,
});
