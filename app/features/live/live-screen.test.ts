import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Match } from "#contract/domain/match";
import { rowTextsFrom } from "~/features/match-row/row-texts";
import { testFacts } from "~/features/match-row/test-facts";
import { finished, live, NOW, STATES, scheduled } from "~/features/match-row/test-matches";
import { rowMarkup } from "~/features/match-row/test-row";
import { openPage } from "~/ui/test-browser";
import liveFile from "../../../locales/en/live.json";
import rowsFile from "../../../locales/en/rows.json";
import { createLiveScreen } from "./live-screen.ts";
import { liveTextsFrom } from "./live-texts.ts";
import { messageOf } from "./test-changes.ts";

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

interface Shown {
  match?: Match;
  /** Attributes of the list. */
  list?: string;
  search?: string;
}

const rowOf = (match: Match) => rowMarkup(match, { ...testFacts(), now: Date.now() });

/** A page in Hanoi with one match. */
function show({ match = live, list = 'data-show="all" data-refetch="periodic"', search = "" }: Shown = {}) {
  const page = openPage(
    `<html lang="en" data-zone="0:420"><body><main><p data-stale></p><p id="freshness"></p><p id="announce"></p>
    <div id="list" data-live="football" data-fetched="${NOW}" ${list}>${rowOf(match)}</div></main></body></html>`,
    `https://scores.example/en/football/matches${search}`,
  );
  const onOutdated = vi.fn<(newerThan?: number) => void>();
  const element = page.getElementById("list") as HTMLElement;
  const screen = createLiveScreen({
    page,
    list: element,
    texts: liveTextsFrom(liveFile, "en"),
    rowTexts: rowTextsFrom(rowsFile, "en"),
    now: () => Date.now(),
    onOutdated,
  });
  const text = (selector: string) => page.querySelector(selector)?.textContent ?? "";
  return {
    screen,
    list: element,
    onOutdated,
    score: () => Array.from(element.querySelectorAll("b"), ({ textContent }) => textContent).join("–"),
    minute: () => /\d+(?=′)/.exec(element.textContent ?? "")?.[0],
    row: () => element.querySelector<HTMLElement>("[class~=row]"),
    freshness: () => text("#freshness"),
    announced: () => text("#announce"),
    isStale: () => page.querySelector<HTMLElement>("[data-stale]")?.hidden === false,
    /** The match is as given at this instant, and a message says so. */
    take: (next: Match, at = Date.now()) => {
      const change = { id: next.id, seq: 2, at, match: next };
      screen.take(messageOf(Date.now(), Date.now(), [change]), [change]);
    },
  };
}
const goal: Match = { ...live, score: [3, 1] };

describe("a goal", () => {
  test("is in the row at once, marked, and announced a moment later", () => {
    const { take, score, row, announced } = show();
    take(goal);
    expect([score(), row()?.classList.contains("goal"), row()?.dataset.note]).toEqual(["3–1", true, "Goal"]);
    vi.advanceTimersByTime(3_000);
    expect(announced()).toBe("Goal for Hà Nội FC: Hà Nội FC 3, Nam Định 1.");
    vi.advanceTimersByTime(27_000);
    expect(row()?.classList.contains("goal")).toBe(false);
  });

  test("of a while ago is only in the row", () => {
    const { take, score, row, announced } = show();
    take(goal, NOW - 31_000);
    vi.advanceTimersByTime(3_000);
    expect([score(), row()?.classList.contains("goal"), announced()]).toEqual(["3–1", false, ""]);
  });

  test("that is already in a list fetched anew is no news", () => {
    const { screen, list, score, row } = show();
    list.innerHTML = rowOf(live);
    screen.replaced([{ id: live.id, seq: 2, at: NOW, match: goal }]);
    expect([score(), row()?.classList.contains("goal")]).toEqual(["3–1", false]);
  });
});

describe("a message", () => {
  test("that cannot be applied leaves the rows, and does not make the page fresh", () => {
    const { screen, score, isStale } = show();
    screen.take(messageOf(NOW, NOW), undefined);
    expect([score(), isStale()]).toEqual(["2–1", true]);
  });

  test("of fresh data hides the notice of stale data, one of old data does not", () => {
    const { screen, isStale } = show();
    screen.take({ from: NOW - 60_000, to: NOW - 60_000, now: NOW, changes: [] }, []);
    expect(isStale()).toBe(true);
    screen.take(messageOf(NOW, NOW), []);
    expect(isStale()).toBe(false);
  });

  test("that stays away is missed after 25 seconds, and no longer once there is one", () => {
    const { screen, freshness, take } = show();
    screen.setVisible(true);
    vi.advanceTimersByTime(24_999);
    expect(freshness()).toBe("");
    vi.advanceTimersByTime(1);
    expect(freshness()).toBe("Not updated since 20:37");
    take(live);
    expect(freshness()).toBe("");
  });

  test("is not missed where nothing can change", () => {
    const { screen, freshness } = show({ match: finished });
    screen.setVisible(true);
    vi.advanceTimersByTime(60_000);
    expect(freshness()).toBe("");
  });
});

describe("the page of a match", () => {
  test("is fetched again every twenty seconds while it is played", () => {
    const { take, onOutdated } = show();
    take(live);
    vi.advanceTimersByTime(20_000);
    take(live);
    take(live);
    expect(onOutdated).toHaveBeenCalledExactlyOnceWith();
  });

  test.each<[string, Shown]>([
    ["once it is over", { match: finished }],
    ["as part of a list", { list: 'data-show="all"' }],
  ])("is not fetched %s", (_name, shown) => {
    const { take, onOutdated } = show(shown);
    vi.advanceTimersByTime(20_000);
    take(shown.match ?? live);
    expect(onOutdated).not.toHaveBeenCalled();
  });
});

describe("how long nothing can change", () => {
  test.each<[string, Shown, number | undefined]>([
    ["not at all while a match is played", {}, 0],
    ["for ever when it is over", { match: finished }, undefined],
    ["until shortly before it begins", { match: { ...scheduled, kickOff: NOW + 180_000 } }, 120_000],
  ])("%s", (_name, shown, time) => {
    expect(show(shown).screen.idleTime()).toBe(time);
  });

  test("for ever in a list without a feed", () => {
    const { screen, list } = show();
    delete list.dataset.live;
    expect(screen.idleTime()).toBeUndefined();
  });
});

describe("a running clock", () => {
  const running = { match: STATES.runningClock };

  test("goes on while the page is seen, and stands still while it is not", () => {
    const { take, screen, minute } = show(running);
    take(STATES.runningClock);
    const first = Number(minute());
    vi.advanceTimersByTime(20_000);
    take(STATES.runningClock);
    vi.advanceTimersByTime(20_000);
    take(STATES.runningClock);
    vi.advanceTimersByTime(20_000);
    expect(Number(minute())).toBe(first + 1);
    screen.setVisible(false);
    vi.advanceTimersByTime(120_000);
    expect(Number(minute())).toBe(first + 1);
  });

  test("stands still when updates are missed", () => {
    const { take, minute } = show(running);
    take(STATES.runningClock);
    vi.advanceTimersByTime(25_000);
    const stopped = minute();
    vi.advanceTimersByTime(120_000);
    expect(minute()).toBe(stopped);
  });
});

describe("after midnight", () => {
  const MIDNIGHT = Date.parse("2026-11-21T17:00:00Z");

  test.each([
    ["a page of today is fetched anew", "", 1],
    ["so is today's live list", "?date=2026-11-21&show=live", 1],
    ["a day's own page stays", "?date=2026-11-21", 0],
  ])("%s", (_name, search, fetches) => {
    const { screen, onOutdated } = show({ search, match: finished });
    vi.setSystemTime(MIDNIGHT - 1_000);
    screen.setVisible(true);
    expect(onOutdated).not.toHaveBeenCalled();
    vi.setSystemTime(MIDNIGHT + 10_000);
    screen.setVisible(false);
    expect(onOutdated).not.toHaveBeenCalled();
    screen.setVisible(true);
    expect(onOutdated).toHaveBeenCalledTimes(fetches);
  });
});
