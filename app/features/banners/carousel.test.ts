import { describe, expect, test } from "vitest";
import { type CarouselEvent, carouselAfter, isRunning, SLIDE_TIME, startCarousel } from "./carousel.ts";

const play = (events: CarouselEvent[], count = 3, prefersLessMotion = false) =>
  events.reduce(carouselAfter, startCarousel(count, prefersLessMotion));
const time: CarouselEvent = { type: "time" };
const pause: CarouselEvent = { type: "pause" };
const hold = (by: "pointer" | "focus" | "hiddenTab" | "outOfSight", isHeld = true): CarouselEvent => ({
  type: "hold",
  by,
  isHeld,
});

test("a banner stays five seconds", () => {
  expect(SLIDE_TIME).toBe(5_000);
});

describe("the carousel", () => {
  test.each<[string, CarouselEvent[], number, boolean]>([
    ["begins with the first", [], 0, true],
    ["goes on", [time], 1, true],
    ["begins anew behind the last", [time, time, time], 0, true],
    ["stands still while the pointer is over it", [hold("pointer"), time], 0, false],
    ["goes on when the pointer has left", [hold("pointer"), time, hold("pointer", false), time], 1, true],
    [
      "stands still while it has the focus, though the pointer leaves",
      [hold("pointer"), hold("focus"), hold("pointer", false), time],
      0,
      false,
    ],
    ["stands still in a hidden tab", [hold("hiddenTab"), time], 0, false],
    ["stands still out of sight", [hold("outOfSight"), time], 0, false],
    ["is held once by what says it twice", [hold("focus"), hold("focus"), hold("focus", false), time], 1, true],
    ["stands still when paused", [time, pause, time], 1, false],
    ["goes on when started again", [pause, pause, time], 1, true],
    ["shows the one that was chosen, paused or not", [pause, { type: "show", index: 2 }], 2, false],
    ["goes on from the one that was chosen", [{ type: "show", index: 2 }, time], 0, true],
    ["knows no banner behind the last", [{ type: "show", index: 9 }], 2, true],
  ])("%s", (_, events, index, runs) => {
    const carousel = play(events);
    expect([carousel.index, isRunning(carousel)]).toEqual([index, runs]);
  });

  test("never moves by itself with one banner", () => {
    expect(isRunning(play([], 1))).toBe(false);
  });

  test("moves by itself for visitors who prefer less motion only when started", () => {
    expect(isRunning(play([], 3, true))).toBe(false);
    expect(play([time], 3, true).index).toBe(0);
    expect(play([pause, time], 3, true).index).toBe(1);
  });
});
