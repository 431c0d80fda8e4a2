import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startHoverMenus } from "./hover-menus.ts";

/** The part of <details> that the script uses. */
class Menu extends EventTarget {
  open = false;
  summary = new EventTarget();
  querySelector = () => this.summary;
  removeAttribute = (name: string) => {
    if (name === "open") this.open = false;
  };
  point = (type: "pointerenter" | "pointerleave", pointerType = "mouse") =>
    this.dispatchEvent(Object.assign(new Event(type), { pointerType }));
}

function startMenu(): Menu {
  const menu = new Menu();
  const page = Object.assign(new EventTarget(), { querySelectorAll: () => [menu] });
  startHoverMenus(page as unknown as Document);
  return menu;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("opens under the mouse, and closes 110 ms after the mouse has left it", () => {
  const menu = startMenu();
  menu.point("pointerenter");
  expect(menu.open).toBe(true);
  menu.point("pointerleave");
  vi.advanceTimersByTime(109);
  expect(menu.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(menu.open).toBe(false);
});

test("stays open when the mouse is back in time", () => {
  const menu = startMenu();
  menu.point("pointerenter");
  menu.point("pointerleave");
  vi.advanceTimersByTime(109);
  menu.point("pointerenter");
  vi.advanceTimersByTime(1_000);
  expect(menu.open).toBe(true);
});

test("does nothing for a finger, which opens it by a click", () => {
  const menu = startMenu();
  menu.point("pointerenter", "touch");
  expect(menu.open).toBe(false);
  menu.open = true;
  menu.point("pointerleave", "touch");
  vi.advanceTimersByTime(1_000);
  expect(menu.open).toBe(true);
});
