import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MINUTE } from "#contract/time/units";
import { ROW_CLASS } from "~/features/match-row/row-classes";
import { openPage } from "~/ui/test-browser";
import type { LineFacts } from "./ask-row-lines.ts";
import { keepRowLines } from "./keep-row-lines.ts";

let seen: (isIntersecting: boolean) => void;
let changed: () => void;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Stands in for the browser's observers, which the test's page lacks. */
function observe(): void {
  const groups: Element[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(onChange: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        seen = (isIntersecting) => onChange(groups.map((target) => ({ target, isIntersecting })));
      }
      observe = (group: Element) => groups.push(group);
    },
  );
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(onChange: () => void) {
        changed = onChange;
      }
      observe() {}
    },
  );
}

const row = (id: string) => `<div class="${ROW_CLASS}"><a href="/en/m/${id}"><span></span></a></div>`;
const texts = { line: { prices: "Odds:", counts: "{{homeCorners}}-{{awayCorners}}, {{homeYellow}}-{{awayYellow}}" } };
const COUNTS = { counts: { homeCorners: "5", awayCorners: "3", homeYellow: "1", awayYellow: "0" } };

function open(answer: (line: string) => Map<string, LineFacts>, isOpen = true) {
  openPage(
    `<div id="list" data-lines="prices counts"><details ${isOpen ? "open" : ""}>${row("1")}${row("2")}</details></div>`,
  );
  observe();
  const list = document.getElementById("list") as HTMLElement;
  const ask = vi.fn(async (_sport: string, line: string, _ids: readonly string[]) => answer(line));
  keepRowLines({ list, sport: "football", texts, ask, now: Date.now });
  const shown = () =>
    [...list.querySelectorAll("a")].map((a) => [...a.querySelectorAll("small")].map((one) => one.textContent));
  return { list, ask, shown };
}

const both = (line: string): Map<string, LineFacts> =>
  line === "prices"
    ? new Map([["1", { prices: ["1.85", "3.40", "4.20"] }]])
    : new Map([
        ["1", COUNTS],
        ["2", COUNTS],
      ]);

test("lines come when a competition is in view, prices first", async () => {
  const { ask, shown } = open(both);
  expect(ask).not.toHaveBeenCalled();
  seen(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask.mock.calls).toEqual([
    ["football", "prices", ["1", "2"]],
    ["football", "counts", ["1", "2"]],
  ]);
  expect(shown()).toEqual([["Odds: 1 1.85 X 3.40 2 4.20", "5-3, 1-0"], ["5-3, 1-0"]]);
});

test("they are asked for again each minute, while they are in view", async () => {
  const { ask } = open(both);
  seen(true);
  await vi.advanceTimersByTimeAsync(MINUTE + 1);
  expect(ask).toHaveBeenCalledTimes(4);
  seen(false);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(ask).toHaveBeenCalledTimes(4);
});

test("a folded competition asks for nothing", async () => {
  const { ask } = open(both, false);
  seen(true);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(ask).not.toHaveBeenCalled();
});

test("after a failure the lines come with a later look, and what stands stays", async () => {
  let fails = true;
  const { shown } = open((line) => {
    if (fails) throw new Error("status 503");
    return both(line);
  });
  seen(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual([[], []]);
  fails = false;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(shown()[1]).toEqual(["5-3, 1-0"]);
  fails = true;
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(shown()[1]).toEqual(["5-3, 1-0"]);
});

test("a row that is rendered again gets its lines back", async () => {
  const { list, shown } = open(both);
  seen(true);
  await vi.advanceTimersByTimeAsync(0);
  list.querySelectorAll("small").forEach((line) => void line.remove());
  changed();
  expect(shown()[1]).toEqual(["5-3, 1-0"]);
});
