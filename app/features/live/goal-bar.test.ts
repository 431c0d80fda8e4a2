import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openPage, press } from "~/ui/test-browser";
import { createGoalBar, isInView, isWanted } from "./goal-bar.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const box = (top: number, height: number) => ({ top, height, bottom: top + height }) as DOMRect;
const placed = (element: HTMLElement, top: number, height: number) => {
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(box(top, height));
  return element;
};

/** Two matches of a folded competition, the second a favourite. */
function open() {
  const page = openPage(`<details class="group"><summary></summary><ul>
    <li id="a"><a href="/a">a</a><button form="fav" aria-pressed="false"></button></li>
    <li id="b"><a href="/b">b</a><button form="fav" aria-pressed="true"></button></li></ul></details>`);
  const element = (selector: string) => page.querySelector(selector) as HTMLElement;
  return { page, group: element("details"), row: element("#a"), favourite: element("#b") };
}

describe("an element", () => {
  test.each([
    ["on the screen", 100, 50, true],
    ["partly above it", -20, 50, true],
    ["above it", -60, 50, false],
    ["below it", 100_000, 50, false],
    ["folded", 100, 0, false],
  ])("%s (top %i, height %i) is in view: %s", (_name, top, height, isShown) => {
    expect(isInView(placed(open().row, top, height))).toBe(isShown);
  });

  test("that the layout skips is not in view, and is not measured", () => {
    const row = placed(open().row, 100, 50);
    row.checkVisibility = () => false;
    expect(isInView(row)).toBe(false);
    expect(row.getBoundingClientRect).not.toHaveBeenCalled();
  });
});

describe("a goal out of view is wanted", () => {
  test("in a favourite", () => {
    const { favourite, row, group } = open();
    placed(group, -900, 500);
    expect([isWanted(favourite), isWanted(row)]).toEqual([true, false]);
  });

  test("in a competition of which something is in view", () => {
    const { row, group } = open();
    placed(group, -400, 500);
    expect(isWanted(row)).toBe(true);
  });

  test("nowhere else", () => {
    const page = openPage("<p id=a></p>");
    expect(isWanted(page.getElementById("a") as HTMLElement)).toBe(false);
  });
});

describe("the bar", () => {
  const barOf = (page: Document) => page.querySelector<HTMLElement>(".goal-bar");

  test("shows the latest goal for ten seconds", () => {
    const { page, row, favourite } = open();
    const bar = createGoalBar(page);
    expect(barOf(page)).toBeNull();
    bar.show(row, "Goal for a");
    vi.advanceTimersByTime(9_000);
    bar.show(favourite, "Goal for b");
    vi.advanceTimersByTime(9_999);
    expect([barOf(page)?.textContent, barOf(page)?.hidden]).toEqual(["Goal for b", false]);
    vi.advanceTimersByTime(1);
    expect(barOf(page)?.hidden).toBe(true);
    expect(page.querySelectorAll(".goal-bar")).toHaveLength(1);
  });

  test("stays while somebody points at it or has tabbed to it", () => {
    const { page, row } = open();
    createGoalBar(page).show(row, "Goal for a");
    const bar = barOf(page) as HTMLElement;
    const held = vi.spyOn(bar, "matches").mockReturnValue(true);
    vi.advanceTimersByTime(15_000);
    expect(bar.hidden).toBe(false);
    held.mockReturnValue(false);
    vi.advanceTimersByTime(5_000);
    expect(bar.hidden).toBe(true);
  });

  test("leads to the match, and unfolds its competition", () => {
    const { page, row, group } = open();
    createGoalBar(page).show(row, "Goal for a");
    const bar = barOf(page) as HTMLElement;
    press(bar);
    expect([bar.hidden, (group as HTMLDetailsElement).open]).toEqual([true, true]);
    expect(page.activeElement).toBe(row.querySelector("a"));
  });
});
