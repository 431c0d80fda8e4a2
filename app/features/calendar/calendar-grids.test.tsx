import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import words from "../../../locales/en/calendar.json";
import { CalendarFoot, CalendarHead, CalendarMessages } from "./CalendarDialog.tsx";
import { CellGrid } from "./CellGrid.tsx";
import type { CalendarOptions } from "./calendar-setup.ts";
import { startState } from "./calendar-state.ts";
import { MonthGrid } from "./MonthGrid.tsx";
import { TimeField } from "./TimeField.tsx";
import { testSetup } from "./test-setup.ts";
import type { Calendar } from "./use-calendar.ts";

const setupOf = (options?: Partial<CalendarOptions>, width?: number) => testSetup(options, {}, width);
const nothing = () => {};

const monthOf = (options?: Partial<CalendarOptions>, width?: number): string =>
  renderToStaticMarkup(
    <MonthGrid
      month="2026-10"
      setup={setupOf(options, width)}
      focused="2026-10-20"
      marked={{ from: "2026-10-20", to: "2026-10-22" }}
      onPress={nothing}
    />,
  );
const cells = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag).filter((tag) => pattern.test(tag));
const datesOf = (tags: readonly string[]): string[] => tags.map((tag) => /data-date="([\d-]+)"/.exec(tag)?.[1] ?? "");

describe("a month", () => {
  test("has six weeks, with days of its neighbours, or as many as it needs", () => {
    expect(monthOf().match(/<tr>/g)).toHaveLength(7);
    expect(cells(monthOf(), /data-outside/)).toHaveLength(42 - 31);
    expect(monthOf({ isTrimmed: true }).match(/<tr>/g)).toHaveLength(6);
  });

  test("has one tab stop and marks today, the chosen days and those that cannot be chosen", () => {
    const html = monthOf({ disabled: ["2026-10-13"] });
    expect(datesOf(cells(html, /tabindex="0"/))).toEqual(["2026-10-20"]);
    expect(datesOf(cells(html, /aria-current="date"/))).toEqual(["2026-10-17"]);
    expect(datesOf(cells(html, /data-place="end"/))).toEqual(["2026-10-20", "2026-10-22"]);
    expect(datesOf(cells(html, /data-place="inside"/))).toEqual(["2026-10-21"]);
    expect(html.match(/aria-selected="true"/g)).toHaveLength(3);
    expect(datesOf(cells(html, /aria-disabled="true"/))).toEqual([
      "2026-09-28",
      "2026-09-29",
      "2026-09-30",
      "2026-10-01",
      "2026-10-13",
    ]);
  });

  test("says that several days can be chosen where it is a range", () => {
    expect(monthOf()).not.toContain("aria-multiselectable");
    expect(monthOf({ isRange: true })).toContain('aria-multiselectable="true"');
  });

  test("beside others shows its own days only, under its name", () => {
    const html = monthOf({ isRange: true }, 800);
    expect(html).toContain('<caption aria-hidden="true">October 2026</caption>');
    expect(cells(html, /data-date/)).toHaveLength(31);
  });
});

describe.each([
  ["months", 12, ["October", "November"], "October"],
  ["years", 12, ["2026"], "2026"],
] as const)("the grid of %s", (view, count, open, current) => {
  const html = renderToStaticMarkup(<CellGrid view={view} focused="2026-10-20" setup={setupOf()} onEnter={nothing} />);
  const named = (pattern: RegExp): (string | undefined)[] =>
    [...html.matchAll(/(<button[^>]*>)([^<]*)/g)]
      .filter(([, tag]) => pattern.test(tag ?? ""))
      .map(([, , name]) => name);

  test("offers twelve, of which only those with a day in reach can be entered", () => {
    expect(named(/./)).toHaveLength(count);
    expect(named(/^(?!.*aria-disabled)/)).toEqual(open);
    expect(named(/aria-current="true"/)).toEqual([current]);
    expect(named(/tabindex="0"/)).toEqual([current]);
  });
});

describe("the head", () => {
  const headOf = (options?: Partial<CalendarOptions>, width?: number, view: "days" | "years" = "days") => {
    const setup = setupOf(options, width);
    const state = { ...startState(undefined, setup.today, setup.rules), view };
    return renderToStaticMarkup(<CalendarHead setup={setup} state={state} onTurn={nothing} onWiden={nothing} />);
  };

  test("names the month and where its buttons lead, and which of them leads nowhere", () => {
    const html = headOf();
    expect(html).toContain('aria-label="October 2026, choose another month">October 2026<');
    expect(html).toMatch(/data-turn="-1" aria-label="Previous month" aria-disabled="true"/);
    expect(html).toMatch(/data-turn="1" aria-label="Next month" aria-disabled="false"/);
  });

  test("names the first and the last of several months, and the years", () => {
    expect(headOf({ isRange: true }, 800)).toContain(">October 2026 – November 2026<");
    expect(headOf({}, 390, "years")).toContain(">2016 to 2027<");
  });
});

describe("the buttons below", () => {
  const buttonsOf = (...setup: Parameters<typeof testSetup>) =>
    [
      ...renderToStaticMarkup(<CalendarFoot setup={testSetup(...setup)} calendar={{} as Calendar} />).matchAll(
        /<button[^>]*>([^<]*)/g,
      ),
    ].map(([, name]) => name);

  test.each<[string, Parameters<typeof testSetup>, string[]]>([
    ["a day is chosen by pressing it", [], ["Today", "Clear", "Close"]],
    ["a day and a time are done when the visitor says so", [{ mode: "datetime" }], ["Today", "Clear", "Close", "Done"]],
    ["a time has no today", [{ mode: "time" }, { min: "", max: "" }], ["Clear", "Close", "Done"]],
    ["today is left out where it cannot be chosen", [{ disabled: ["2026-10-17"] }], ["Clear", "Close"]],
    ["a required field cannot be emptied", [{}, { required: true }], ["Today", "Close"]],
  ])("%s", (_name, setup, names) => {
    expect(buttonsOf(...setup)).toEqual(names);
  });
});

describe("the line of messages", () => {
  const messagesOf = (hasLine: boolean, refusal: string) =>
    renderToStaticMarkup(
      <CalendarMessages hasLine={hasLine} messages={{ hint: words.first, refusal, turnedTo: "October 2026" }} />,
    )
      .split("</p>")
      .map((line) => [/class="([^"]*)"/.exec(line)?.[1], /aria-live="polite">(.*)/.exec(line)?.[1]] as const)
      .slice(0, -1);

  test.each([
    [true, "", ["message", "visually-hidden", "visually-hidden"]],
    [true, words.limit, ["visually-hidden", "message", "visually-hidden"]],
    [false, words.limit, ["visually-hidden", "visually-hidden", "visually-hidden"]],
  ])("there is one (%s) and a refusal “%s”: %j; all are announced", (hasLine, refusal, classes) => {
    expect(messagesOf(hasLine, refusal).map(([name]) => name)).toEqual(classes);
    expect(messagesOf(hasLine, refusal).map(([, text]) => text)).toEqual([words.first, refusal, "October 2026"]);
  });
});

describe("a time", () => {
  const timeOf = (time: string, options: Partial<CalendarOptions>) =>
    renderToStaticMarkup(<TimeField setup={setupOf(options)} time={time} onChange={nothing} />);

  test("has hours of a day, and every so many minutes with the one that is chosen", () => {
    const html = timeOf("18:07", { minuteStep: 30 });
    expect(html).toContain('<option value="18" selected="">18</option>');
    expect(html).toContain(
      '<option value="0">00</option><option value="7" selected="">07</option><option value="30">30',
    );
    expect(html).not.toContain("AM");
  });

  test("has halves of the day on a clock of twelve hours", () => {
    const html = timeOf("00:30", { is12Hours: true });
    expect(html).toContain('<option value="12" selected="">12</option>');
    expect(html).toContain('<option value="am" selected="">AM</option>');
  });
});
