import type { PointerEvent, TouchEvent } from "react";
import { describe, expect, test, vi } from "vitest";
import { mountHook, openPage } from "~/ui/test-browser";
import { useRangeDrag, useSwipe } from "./gestures.ts";

describe("a swipe on the calendar", () => {
  const touch = (clientX: number, clientY: number) => ({ clientX, clientY });
  type Touch = ReturnType<typeof touch>;
  const swipe = (from: Touch[], to: Touch[], duration = 100) => {
    const onTurn = vi.fn<(by: 1 | -1) => void>();
    openPage();
    const { onTouchStart, onTouchEnd } = mountHook(() => useSwipe(onTurn)).result;
    onTouchStart({ touches: from, timeStamp: 1_000 } as unknown as TouchEvent);
    onTouchEnd({ changedTouches: to, timeStamp: 1_000 + duration } as unknown as TouchEvent);
    return onTurn.mock.calls.flat();
  };

  test.each<[string, Touch[], Touch[], number[]]>([
    ["to the left brings the next page", [touch(300, 300)], [touch(100, 310)], [1]],
    ["to the right the one before", [touch(100, 300)], [touch(300, 310)], [-1]],
    ["that scrolls turns nothing", [touch(300, 300)], [touch(100, 600)], []],
    ["of two fingers turns nothing", [touch(300, 300), touch(200, 300)], [touch(100, 300)], []],
    ["that ended without a finger turns nothing", [touch(300, 300)], [], []],
  ])("%s", (_name, from, to, turned) => {
    expect(swipe(from, to)).toEqual(turned);
  });

  test("that took long turns nothing", () => {
    expect(swipe([touch(300, 300)], [touch(100, 300)], 5_000)).toEqual([]);
  });
});

describe("dragging over days", () => {
  type Event = Partial<Pick<PointerEvent, "pointerType" | "button" | "buttons">>;
  type Move = ["down" | "over" | "up", string | undefined, Event?];

  /** What a calendar hears of these moves of a pointer. */
  function drag(moves: Move[], wasChoosing = false): string[] {
    const days = ["20", "21", "22", "23"].map((date) => `<button data-date="${date}"></button>`);
    const page = openPage(`<i></i>${days.join("")}`);
    const cellOf = (date: string | undefined) => page.querySelector(date ? `[data-date="${date}"]` : "i");
    const heard: string[] = [];
    let isChoosing = wasChoosing;
    const calendar = {
      isChoosing: () => isChoosing,
      drag(date: string) {
        isChoosing = true;
        heard.push(`from ${date}`);
      },
      press: (date: string) => void heard.push(`to ${date}`),
      point: (date: string) => void heard.push(`over ${date}`),
    };
    const { onPointerDown, onPointerOver, onPointerUp } = mountHook(() => useRangeDrag(calendar)).result;
    for (const [kind, date, event] of moves) {
      const handle = { down: onPointerDown, over: onPointerOver, up: onPointerUp }[kind];
      handle({ target: cellOf(date), pointerType: "mouse", button: 0, buttons: 1, ...event } as never);
    }
    return heard;
  }

  test.each<[string, Move[], string[]]>([
    [
      "from the first to the last chooses a range",
      [
        ["down", "20"],
        ["over", "20"],
        ["over", "21"],
        ["over", "22"],
        ["up", "22"],
      ],
      ["from 20", "over 21", "over 22", "to 22"],
    ],
    [
      "and back to the first leaves the second day open",
      [
        ["down", "20"],
        ["over", "21"],
        ["over", "20"],
        ["up", "20"],
      ],
      ["from 20", "over 21", "over 20"],
    ],
    [
      "and out of the grid leaves the second day open",
      [
        ["down", "20"],
        ["over", "21"],
        ["over", undefined],
        ["up", undefined],
      ],
      ["from 20", "over 21"],
    ],
    [
      "with touch does nothing, because it turns pages",
      [
        ["down", "20", { pointerType: "touch" }],
        ["over", "21"],
        ["up", "21"],
      ],
      [],
    ],
    [
      "with the right button does nothing",
      [
        ["down", "20", { button: 2 }],
        ["over", "21", { buttons: 2 }],
        ["up", "21"],
      ],
      [],
    ],
    [
      "with a button that was released outside does nothing",
      [
        ["down", "20"],
        ["over", "21", { buttons: 0 }],
      ],
      [],
    ],
    [
      "that began beside the grid does nothing",
      [
        ["down", undefined],
        ["over", "21"],
        ["up", "21"],
      ],
      [],
    ],
  ])("%s", (_name, moves, heard) => {
    expect(drag(moves)).toEqual(heard);
  });

  test("while a second day is awaited marks the days on the way, without another first day", () => {
    const moves: Move[] = [
      ["over", "21", { buttons: 0 }],
      ["down", "22"],
      ["over", "23"],
      ["up", "23"],
    ];
    expect(drag(moves, true)).toEqual(["over 21", "over 23"]);
  });
});
