import { describe, expect, test } from "vitest";
import { HOUR, MINUTE } from "#contract/time/units";
import { partAddress } from "~/runtime/live/parse-page";
import { afterClose, mayPush, NO_PUSH_YET } from "../../runtime/live/push-policy.ts";
import {
  hasSlept,
  pauseAfterAnswer,
  pauseAfterFailure,
  pauseAfterLoss,
  timerTowards,
} from "../../runtime/live/schedule.ts";
import { createServerClock, median } from "../../runtime/live/server-clock.ts";
import { waitUntilNext } from "./catch-up.ts";
import { freshnessOf, isUpToDate, untilFreshnessChanges } from "./freshness-line.ts";
import { announcementOf, movesInList, type RowPlace } from "./list-view.ts";
import { idleTimeOf, isDayOver, isOfToday, type ShownMatches } from "./live-screen.ts";
import { matchChildren } from "./morph.ts";
import { areHidden } from "./newest-first.ts";
import { isRefetchDue, needsRefetch } from "./news.ts";
import { readOffsets } from "./read-offsets.ts";

const NOW = Date.parse("2026-10-17T14:20:00Z");
const DONE: ShownMatches = { live: 0, halted: 0, kickOffs: [], isFiltered: false };

describe("how long a page may stay without a poll", () => {
  test.each<[string, Partial<ShownMatches>, number | undefined]>([
    ["not at all while a match is live", { live: 1 }, 0],
    ["for ever when everything is over", {}, undefined],
    ["not at all right before a kick-off", { kickOffs: [NOW + HOUR, NOW + MINUTE] }, 0],
    ["not at all while a kick-off is late", { kickOffs: [NOW - HOUR] }, 0],
    ["until a minute before the next kick-off", { kickOffs: [NOW + 4 * MINUTE] }, 3 * MINUTE],
    ["five minutes at most while matches are to come", { kickOffs: [NOW + 5 * HOUR] }, 5 * MINUTE],
    ["five minutes where a day has no time for a match", { kickOffs: [NOW - 8 * HOUR] }, 5 * MINUTE],
    ["a minute while a match is interrupted", { halted: 1, kickOffs: [NOW + 5 * HOUR] }, MINUTE],
    ["not at all where only live matches are listed, though there is none", { isFiltered: true }, 0],
  ])("%s", (_name, shown, rest) => {
    expect(idleTimeOf({ ...DONE, ...shown }, NOW)).toBe(rest);
  });
});

describe("whether new entries stay hidden until the visitor asks for them", () => {
  const viewport = 844;
  test.each([
    ["while its list is read", { isVisible: true, top: 300 }, true],
    ["while its list has gone past", { isVisible: true, top: -2_000 }, true],
    ["not where its list is further down", { isVisible: true, top: 844 }, false],
    ["not while nobody looks", { isVisible: false, top: 300 }, false],
  ])("%s", (_name, seen, expected) => {
    expect(areHidden({ ...seen, viewport })).toBe(expected);
  });
});

describe("when to poll again", () => {
  test.each([
    [0, 0, 9_000],
    [0, 1, 9_500],
    [400, 0.5, 8_850],
    [8_000, 0, 2_000],
  ])("an answer that took %i ms, chance %d: after %i ms", (took, random, pause) => {
    expect(pauseAfterAnswer(took, random)).toBe(pause);
  });

  test("what is seen is never older than ten seconds as long as answers take half a second", () => {
    for (const took of [0, 50, 499]) expect(took + pauseAfterAnswer(took, 0.999)).toBeLessThan(10_000);
  });

  test.each([
    [1, 0, 0, 20_000],
    [2, 0, 0, 40_000],
    [3, 0, 0, 60_000],
    [50, 0, 0, 60_000],
    [1, 1, 0, 18_000],
    [1, 0, 30_000, 30_000],
    [1, 0, 3_600_000, 600_000],
  ])("%i failures, chance %d, Retry-After of %i ms: after %i ms", (failures, random, retryAfter, pause) => {
    expect(pauseAfterFailure(failures, random, retryAfter)).toBe(pause);
  });

  test("no timer runs for longer than half a minute, and one that comes late shows a sleep", () => {
    expect(timerTowards(NOW + HOUR, NOW)).toBe(30_000);
    expect(timerTowards(NOW + 5, NOW)).toBe(5);
    expect(timerTowards(NOW - 5, NOW)).toBe(0);
    expect(hasSlept(NOW, NOW + 4_999)).toBe(false);
    expect(hasSlept(NOW, NOW + 5_000)).toBe(true);
  });

  test.each([
    [undefined, 0],
    [NOW - 1_000, 9_000],
    [NOW - HOUR, 0],
  ])("the page itself, last fetched at %s: after %i ms", (lastAt, wait) => {
    expect(waitUntilNext(lastAt, NOW)).toBe(wait);
  });
});

describe("whether to listen for pushes", () => {
  const noop = { code: 1006, hasReceived: false, lived: 10, now: NOW, random: 0 };
  const broken = { ...noop, hasReceived: true, lived: 2_000 };
  const steady = { ...broken, lived: HOUR };

  test("only where they are offered, and not for somebody who saves data", () => {
    expect(mayPush(NO_PUSH_YET, true, false, NOW)).toBe(true);
    expect(mayPush(NO_PUSH_YET, false, false, NOW)).toBe(false);
    expect(mayPush(NO_PUSH_YET, true, true, NOW)).toBe(false);
  });

  test("again after five seconds, and within five minutes however many connections came to nothing", () => {
    let record = afterClose(NO_PUSH_YET, noop);
    expect(mayPush(record, true, false, NOW + 4_999)).toBe(false);
    expect(mayPush(record, true, false, NOW + 5_000)).toBe(true);
    for (let count = 0; count < 50; count += 1) record = afterClose(record, { ...noop, random: 1 });
    expect(mayPush(record, true, false, NOW + 300_000)).toBe(true);
  });

  test("later and later while connections keep breaking", () => {
    let record = NO_PUSH_YET;
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map(() => {
      record = afterClose(record, broken);
      return (record.notBefore - NOW) / 1_000;
    });
    expect(pauses).toEqual([5, 5, 8, 16, 32, 64, 128, 256]);
  });

  test("soon again after one that lasted", () => {
    const often = afterClose(afterClose(NO_PUSH_YET, broken), broken);
    expect(afterClose(often, steady)).toEqual({ breaks: 0, notBefore: NOW + 5_000 });
  });

  const pauseFor = (code: number | undefined, breaks: number, random = 0) =>
    (afterClose({ breaks, notBefore: 0 }, { ...noop, code, random }).notBefore - NOW) / 1_000;

  test.each([
    ["the edge goes away", 1001, [5, 32, 90]],
    ["the edge refuses what the page does", 1008, [300, 300, 300]],
    ["the edge is at fault", 1011, [5, 64, 90]],
    ["the edge restarts", 1012, [5, 32, 90]],
    ["the edge knows nothing yet", 1013, [5, 64, 90]],
    ["a network breaks it", 1006, [5, 64, 90]],
    ["the page gives it up", undefined, [5, 64, 90]],
  ])("after a pause that suits the reason: %s (%s)", (_name, code, [first, sixth, spread]) => {
    expect([pauseFor(code, 0), pauseFor(code, 5), pauseFor(code, 0, 1)]).toEqual([first, sixth, spread]);
  });

  test("not all in the same second when a hub has lost everyone", () => {
    const back = [0, 0.25, 0.5, 1].map((random) => afterClose(NO_PUSH_YET, { ...steady, random }).notBefore - NOW);
    expect(back).toEqual([5_000, 26_250, 47_500, 90_000]);
    expect([0, 0.5, 1].map(pauseAfterLoss)).toEqual([0, 2_000, 4_000]);
  });
});

describe("how fresh a page is", () => {
  test.each([
    ["just heard", 0, HOUR, true, false],
    ["a missed update is none yet", 24_999, HOUR, true, false],
    ["two missed updates are shown", 25_000, HOUR, false, true],
    ["a page that came back gets time to catch up", HOUR, 1_000, false, false],
    ["and says so when it cannot", HOUR, 25_000, false, true],
  ])("%s", (_name, age, watched, isRunning, isShown) => {
    const watch = { freshAt: NOW - age, watchingSince: NOW - watched };
    expect(freshnessOf(watch, NOW)).toEqual({ isRunning, isShown });
  });

  test("nothing is missed while nothing can change", () => {
    const watch = { freshAt: NOW - HOUR, watchingSince: undefined };
    expect(freshnessOf(watch, NOW)).toEqual({ isRunning: true, isShown: false });
    expect(untilFreshnessChanges(watch, NOW)).toBeUndefined();
  });

  test("is looked at again when it changes, and not after that", () => {
    expect(untilFreshnessChanges({ freshAt: NOW - 20_000, watchingSince: NOW - HOUR }, NOW)).toBe(5_000);
    expect(untilFreshnessChanges({ freshAt: NOW - HOUR, watchingSince: NOW - 20_000 }, NOW)).toBe(5_000);
    expect(untilFreshnessChanges({ freshAt: NOW - HOUR, watchingSince: NOW - HOUR }, NOW)).toBeUndefined();
  });
});

describe("a list", () => {
  test.each([
    ["live", "finished", true, true],
    ["live", "live", false, true],
    ["live", "live", true, false],
    ["live", "finished", false, false],
    ["upcoming", "live", true, true],
    ["finished", "finished", false, true],
    ["finished", "live", true, true],
    ["all", "finished", false, false],
    [undefined, "live", false, false],
    ["nonsense", "live", false, false],
  ] as const)("%s: a match that is %s now, listed %s, moves %s", (show, state, isListed, moves) => {
    expect(movesInList({ show, hasAllLive: false }, state, isListed ? { hasBegunBefore: false } : undefined)).toBe(
      moves,
    );
  });

  test.each([
    ["all", "finished", true],
    ["live", "finished", true],
    ["all", "halted", true],
    ["all", "live", false],
    ["live", "live", false],
  ] as const)("%s: a match that began the day before and is %s now moves %s", (show, state, moves) => {
    expect(movesInList({ show, hasAllLive: true }, state, { hasBegunBefore: true })).toBe(moves);
  });

  test("of all of today's matches gets one that is live and not in it, such as one of yesterday that goes on", () => {
    expect(movesInList({ show: "all", hasAllLive: true }, "live", undefined)).toBe(true);
    expect(movesInList({ show: "all", hasAllLive: true }, "halted", undefined)).toBe(false);
    expect(movesInList({ show: "all", hasAllLive: true }, "live", { hasBegunBefore: false })).toBe(false);
  });
});

describe("a change of a match", () => {
  test.each([
    ["goal", "on-change", true],
    ["correction", "on-change", true],
    ["redCard", "on-change", true],
    ["state", "periodic", true],
    ["none", "on-change", false],
    ["goal", undefined, false],
  ] as const)("%s on a page with data-refetch %s changes more than its row: %s", (event, mode, more) => {
    expect(needsRefetch(mode, event)).toBe(more);
  });
});

describe("the notice of stale data", () => {
  test.each([
    [0, true],
    [24_999, true],
    [25_000, false],
  ])("disappears with an update that is %i ms old: %s", (age, goes) => {
    expect(isUpToDate(age)).toBe(goes);
  });
});

describe("another fetch of the list", () => {
  test("leaves out the rest of the page", () => {
    const address = "https://scores.example/en/football/matches?date=2026-10-17#list";
    expect(partAddress(address)).toBe("https://scores.example/en/football/matches?date=2026-10-17&fragment=list#list");
  });

  test.each([
    ["periodic", 19_999, false],
    ["periodic", 20_000, true],
    ["on-change", 60_000, false],
    [undefined, 60_000, false],
  ])("of a page with data-refetch %s is due after %i ms: %s", (mode, passed, isDue) => {
    expect(isRefetchDue(mode, 1_000, 1_000 + passed)).toBe(isDue);
  });
});

describe("midnight", () => {
  const inHanoi = readOffsets("1792170000000:420");
  test.each([
    ["16:59:59", 0, false],
    ["17:00:00", 0, true],
    ["17:00:04", 5_000, false],
    ["17:00:05", 5_000, true],
  ])("fetched at 14:20, now %s UTC, with a delay of %i ms: over %s in Hanoi", (time, delay, isOver) => {
    const now = Date.parse(`2026-10-17T${time}Z`);
    expect(isDayOver(NOW, { now, delay, offsets: inHanoi })).toBe(isOver);
  });

  test("is none where the address names the day", () => {
    expect(isOfToday("?show=live")).toBe(true);
    expect(isOfToday("?date=2026-10-17")).toBe(false);
    expect(isOfToday("?date=2026-10-17&show=live")).toBe(true);
  });
});

describe("the page's offsets", () => {
  test.each([
    ["0:420", [{ from: 0, minutes: 420 }]],
    [
      "0:60,1000:0",
      [
        { from: 0, minutes: 60 },
        { from: 1_000, minutes: 0 },
      ],
    ],
    ["", [{ from: 0, minutes: 0 }]],
    ["x:y", [{ from: 0, minutes: 0 }]],
  ])("%s", (zone, offsets) => {
    expect(readOffsets(zone)).toEqual(offsets);
  });
});

describe("the edge's clock", () => {
  test("is unknown before its first message, and then moves with the visitor's own", () => {
    let own = 500;
    const clock = createServerClock(() => own);
    expect(clock.now()).toBeUndefined();
    clock.hear(NOW);
    own += 1_000;
    expect(clock.now()).toBe(NOW + 1_000);
  });

  test("is not moved by a late message", () => {
    const clock = createServerClock(() => 0);
    for (const late of [0, 0, 30_000, 0]) clock.hear(NOW - late);
    expect(clock.now()).toBe(NOW);
  });

  test("follows a clock that was set", () => {
    const clock = createServerClock(() => 0);
    for (const set of [0, 0, HOUR, HOUR, HOUR]) clock.hear(NOW + set);
    expect(clock.now()).toBe(NOW + HOUR);
  });

  test.each([
    [[], undefined],
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1], 1],
  ])("the middle of %j is %s", (numbers, middle) => {
    expect(median(numbers)).toBe(middle);
  });
});

describe("children of an element that is replaced", () => {
  test.each([
    [
      ["a", "b"],
      ["a", "b"],
      [0, 1],
    ],
    [
      ["a", "b"],
      ["b", "a"],
      [1, 0],
    ],
    [["a"], ["new", "a"], [undefined, 0]],
    [["a", "b"], ["b"], [1]],
    [
      ["P ", "P "],
      ["P ", "P ", "P "],
      [0, 1, undefined],
    ],
    [[], ["a"], [undefined]],
  ])("%j, then %j", (old, fresh, places) => {
    expect(matchChildren(old, fresh)).toEqual(places);
  });
});

describe("news of a row", () => {
  const seen: RowPlace = { isOnly: false, isSeen: true, isFollowed: false, isWantedUnseen: true };
  test.each<[string, RowPlace, boolean, [isAnnounced: boolean, isShownInBar: boolean]]>([
    ["in view are announced", seen, false, [true, false]],
    ["in view are not announced to who hears of followed matches only", seen, true, [false, false]],
    ["followed are announced to them", { ...seen, isFollowed: true }, true, [true, false]],
    ["out of view stand in the bar, if they are wanted", { ...seen, isSeen: false }, false, [false, true]],
    [
      "out of view of no interest are not told",
      { ...seen, isSeen: false, isWantedUnseen: false },
      false,
      [false, false],
    ],
    ["followed are both out of view", { ...seen, isSeen: false, isFollowed: true }, true, [true, true]],
    ["on the match's own page are always announced", { ...seen, isOnly: true, isSeen: false }, true, [true, false]],
  ])("%s", (_name, place, followedOnly, [isAnnounced, isShownInBar]) => {
    expect(announcementOf(place, followedOnly)).toEqual({ isAnnounced, isShownInBar });
  });
});
