import { expect, test } from "vitest";
import { CLOSED, nextWatch, type WatchEvent, type WatchState } from "./watch-state.ts";

const FIRST = { address: "/live-video/202611?key=1" };
const SECOND = { address: "/live-video/202611?key=2" };
const press: WatchEvent = { type: "press" };
const broke: WatchEvent = { type: "broke" };
const played: WatchEvent = { type: "played" };
const first: WatchEvent = { type: "film", film: FIRST };
const second: WatchEvent = { type: "film", film: SECOND };
const refused: WatchEvent = { type: "refused", fault: "unplayable" };

test.each<[string, WatchEvent[], WatchState]>([
  ["a press asks", [press], { isAsking: true, isAgain: false }],
  ["a second press asks no second time", [press, press, first], { film: FIRST, isAsking: false, isAgain: false }],
  ["a refusal is said", [press, refused], { ...CLOSED, fault: "unplayable" }],
  ["a press after it asks again", [press, refused, press], { isAsking: true, isAgain: false }],
  [
    "an address that has run out is asked for anew",
    [press, first, broke],
    { film: FIRST, isAsking: true, isAgain: true },
  ],
  ["the new one is played", [press, first, broke, second], { film: SECOND, isAsking: false, isAgain: true }],
  ["once only", [press, first, broke, second, broke], { ...CLOSED, fault: "failed" }],
  [
    "and once more after the film has moved",
    [press, first, broke, second, played, broke],
    { film: SECOND, isAsking: true, isAgain: true },
  ],
  [
    "a film that breaks twice is asked for once",
    [press, first, broke, broke],
    { film: FIRST, isAsking: true, isAgain: true },
  ],
  ["an address that nobody waits for is not shown", [first], CLOSED],
])("%s", (_, events, state) => {
  expect(events.reduce(nextWatch, CLOSED)).toEqual(state);
});
