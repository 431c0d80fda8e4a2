import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withinIsland } from "~/runtime/islands/test-island";
import { control, controlsIn, fire, mount, openPage, press } from "~/ui/test-browser";
import BannersIsland from "./banners.island.tsx";
import { SLIDE_TIME } from "./carousel.ts";
import { BANNERS_ID } from "./start-banners.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open({ names = ["A", "B", "C"], lessMotion = false, isInSight = true } = {}) {
  const slides = names.map((name) => `<li><a href="/${name}">${name}</a></li>`).join("");
  const page = openPage(`<section id="${BANNERS_ID}"><ul>${slides}</ul><div id="place"></div></section>`);
  vi.stubGlobal("matchMedia", () => ({ matches: lessMotion }));
  const sight: ((entries: object[]) => void)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(onChange: (entries: object[]) => void) {
        sight.push(onChange);
      }
      observe() {}
      disconnect() {}
    },
  );
  const scrolled = vi.fn();
  const list = page.querySelector("ul") as HTMLElement;
  Object.assign(list, { scrollTo: scrolled });
  const { place, unmount } = mount(
    withinIsland(undefined, page.getElementById("place"))(<BannersIsland names={names} pause="Pause" />),
  );
  const strip = page.getElementById(BANNERS_ID) as HTMLElement;
  const see = (isIntersecting: boolean) => act(() => sight[0]?.([{ isIntersecting }]));
  if (!isInSight) see(false);
  return {
    page,
    strip,
    scrolled,
    see,
    unmount,
    list,
    current: () => controlsIn(place, "[aria-current]")[0],
    wait: (slides = 1) => act(() => void vi.advanceTimersByTime(slides * SLIDE_TIME)),
    point: (type: string, pointerType: string) => fire(strip, Object.assign(new PointerEvent(type), { pointerType })),
  };
}

describe("the banners", () => {
  test("follow each other, and begin again", () => {
    const { current, wait, scrolled } = open();
    expect(current()).toBe("A");
    wait();
    expect(current()).toBe("B");
    wait();
    wait();
    expect(current()).toBe("A");
    expect(scrolled).toHaveBeenCalledTimes(3);
  });

  test.each<[string, Parameters<typeof open>[0]]>([
    ["where the visitor wants less motion", { lessMotion: true }],
    ["out of sight", { isInSight: false }],
    ["if there is only one", { names: ["A"] }],
  ])("stand still %s", (_name, setup) => {
    const { current, wait } = open(setup);
    wait(3);
    expect(current()).toBe("A");
  });

  test("stand still while a mouse is over them, not after a touch", () => {
    const { current, wait, point } = open();
    point("pointerenter", "touch");
    wait();
    expect(current()).toBe("B");
    point("pointerenter", "mouse");
    wait(3);
    expect(current()).toBe("B");
    point("pointerleave", "mouse");
    wait();
    expect(current()).toBe("C");
  });

  test("stand still when the visitor pauses them, until they go on", () => {
    const { current, wait } = open();
    press(control("Pause"));
    wait(2);
    expect([current(), control("Pause").getAttribute("aria-pressed")]).toEqual(["A", "true"]);
    press(control("Pause"));
    wait();
    expect(current()).toBe("B");
  });

  test("go to the one that is chosen, or has the focus", () => {
    const { current, list } = open();
    press(control("C"), {});
    fire(list.querySelectorAll("a")[1] as Element, new Event("focusin", { bubbles: true }));
    expect(current()).toBe("B");
  });

  test("go on when they come into sight", () => {
    const { current, wait, see } = open({ isInSight: false });
    see(true);
    wait();
    expect(current()).toBe("B");
  });

  test("leave no timer, and hide their buttons, when they go", () => {
    const { strip, unmount } = open();
    expect(strip.dataset.on).toBe("");
    unmount();
    expect([strip.dataset.on, vi.getTimerCount()]).toEqual([undefined, 0]);
  });
});
