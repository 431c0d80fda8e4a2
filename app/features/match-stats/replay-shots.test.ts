import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "~/ui/test-browser";
import { replayShots } from "./replay-shots.ts";

const mark = (place: number) => `<g data-shot="${place}"><title>Q1 · ${place}</title></g>`;
const side = (name: string, places: readonly number[]) =>
  `<figure><figcaption>${name}</figcaption><svg>${places.map(mark).join("")}</svg></figure>`;

afterEach(() => void vi.unstubAllGlobals());

/** Hanoi's first and third shot, Nam Dinh's second. */
function open() {
  const page = openPage(`<div id="list"><input id="replay" type="range" min="0" max="3" value="3"><span></span>
    ${side("Hanoi", [1, 3])}${side("Nam Dinh", [2])}</div>`);
  const window = page.defaultView as unknown as typeof globalThis;
  vi.stubGlobal("MutationObserver", window.MutationObserver);
  const input = page.querySelector("input") as HTMLInputElement;
  replayShots(page);
  return {
    page,
    input,
    text: () => page.querySelector("span")?.textContent,
    hidden: () =>
      [...page.querySelectorAll("[data-later]")].map((one) => Number(one.getAttribute("data-shot"))).toSorted(),
    slide(value: number) {
      input.value = `${value}`;
      input.dispatchEvent(new window.Event("input", { bubbles: true }));
    },
  };
}

test("a map is complete until its slider is moved, and names the last shot", () => {
  const { hidden, text } = open();
  expect([hidden(), text()]).toEqual([[], "Hanoi · Q1 · 3"]);
});

test.each([
  [0, [1, 2, 3], ""],
  [1, [2, 3], "Hanoi · Q1 · 1"],
  [2, [3], "Nam Dinh · Q1 · 2"],
  [3, [], "Hanoi · Q1 · 3"],
])("the slider at %i hides %o and says %s", (value, later, said) => {
  const { hidden, text, slide, input } = open();
  slide(value);
  expect([hidden(), text()]).toEqual([later, said]);
  expect(input.getAttribute("aria-valuetext") ?? "").toBe(said);
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("an update of the page hides the later shots again, where the slider was left", async () => {
  const { page, hidden, slide, input } = open();
  slide(1);
  for (const shown of page.querySelectorAll("[data-later]")) shown.removeAttribute("data-later");
  input.max = "4";
  page.querySelector("svg")?.insertAdjacentHTML("beforeend", mark(4));
  await settled();
  expect([hidden(), input.value]).toEqual([[2, 3, 4], "1"]);
});

test("at its end the slider follows new shots", async () => {
  const { page, hidden, input } = open();
  input.max = "4";
  page.querySelector("svg")?.insertAdjacentHTML("beforeend", mark(4));
  await settled();
  expect([hidden(), input.value]).toEqual([[], "4"]);
});
