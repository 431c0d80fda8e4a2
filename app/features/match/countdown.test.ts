import { afterEach, expect, test, vi } from "vitest";
import type { RowState } from "~/features/match-row/match-state-view";
import { rowClass } from "~/features/match-row/row-classes";
import { LIST_ID, UNTIL_ID } from "~/page/element-ids";
import { openPage } from "~/ui/test-browser";
import { leftUntil, startCountdown, trustedTime } from "./countdown.ts";

const KICK_OFF = Date.parse("2026-11-21T15:00:00Z");
const minutes = (count: number) => count * 60_000;

test.each([
  [minutes(180) + 1, undefined],
  [minutes(180), { value: 3, unit: "hours" }],
  [minutes(151), { value: 3, unit: "hours" }],
  [minutes(149), { value: 2, unit: "hours" }],
  [minutes(90) + 1, { value: 2, unit: "hours" }],
  [minutes(90), { value: 90, unit: "minutes" }],
  [minutes(34) + 1, { value: 35, unit: "minutes" }],
  [1, { value: 1, unit: "minutes" }],
  [0, undefined],
  [-minutes(20), undefined],
  [Number.NaN, undefined],
])("%d milliseconds before kick-off: %j", (left, said) => {
  expect(leftUntil(KICK_OFF, KICK_OFF - left)).toEqual(said);
});

test.each([
  ["the device's clock", { now: KICK_OFF + minutes(9) + 500, sinceLoad: 500 }, KICK_OFF + minutes(9) + 500],
  [
    "that of the page, where the device is an hour ahead",
    { now: KICK_OFF + minutes(60), sinceLoad: 700 },
    KICK_OFF + 700,
  ],
  ["that of the page, where the device is behind", { now: KICK_OFF - minutes(60), sinceLoad: 700 }, KICK_OFF + 700],
])("the time is %s", (_, device, time) => {
  expect(trustedTime(KICK_OFF, device)).toBe(time);
});

afterEach(() => void vi.useRealTimers());

const head = (state: RowState, text = "22:00") =>
  `<div class="${rowClass(state, "football")}"><time datetime="2026-11-21T15:00Z">${text}</time><i id="${UNTIL_ID}" data-minutes="in # min" data-hours="in # h"></i></div>`;

/** A page as it is loaded 35 minutes before kick-off. */
function open(markup: string) {
  vi.useFakeTimers({ now: KICK_OFF - minutes(35) });
  const fetched = KICK_OFF - minutes(35);
  const page = openPage(
    `<html lang="en"><body><div id="${LIST_ID}" data-fetched="${fetched}">${markup}</div></body></html>`,
  );
  startCountdown({ page });
  return { page, text: () => page.getElementById(UNTIL_ID)?.textContent };
}

test("the head of a match counts down to kick-off, also in a part that was fetched again, and stops when it is played", () => {
  const { page, text } = open(head("upcoming"));
  expect(text()).toBe("in 35 min");
  vi.advanceTimersByTime(minutes(1));
  expect(text()).toBe("in 34 min");
  const list = page.getElementById(LIST_ID) as HTMLElement;
  list.innerHTML = head("upcoming");
  vi.advanceTimersByTime(5_000);
  expect(text()).toBe("in 34 min");
  vi.advanceTimersByTime(minutes(34));
  expect(text()).toBe("");
  list.innerHTML = head("live", "1'");
  vi.advanceTimersByTime(5_000);
  expect([text(), vi.getTimerCount()]).toEqual(["", 0]);
});

test.each([
  ["that is played", head("live", "67'")],
  ["that is over", head("finished", "FT")],
  ["that is off", head("other", "PP")],
  ["whose time is not known", head("upcoming", "TBA")],
  ["that is not in the page", ""],
])("a match %s is not counted down to", (_, markup) => {
  expect([open(markup).text() ?? "", vi.getTimerCount()]).toEqual(["", 0]);
});
