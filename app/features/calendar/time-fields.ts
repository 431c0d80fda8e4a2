import type { CalendarSetup } from "./calendar-setup.ts";
import { element } from "./element.ts";
import {
  type Half,
  hourOf,
  hourShown,
  hoursToChoose,
  minuteOf,
  minutesToChoose,
  shownHour,
  timeOf,
} from "./time-steps.ts";

export interface TimeFields {
  /** One of them, or a range's two; none where no time is chosen. */
  elements: HTMLElement[];
  /** What they show, HH:mm of 24 hours. */
  read(): string[];
}

/** Where no time is chosen yet. */
const NOON = "12:00";

/** Hours and minutes to choose from: the device's own lists, which every finger, key and screen reader knows. */
export function timeFields(setup: CalendarSetup): TimeFields {
  const { mode, rules, words, values } = setup;
  if (mode === "date") return { elements: [], read: () => [] };
  const names = rules.isRange ? [words.from, words.to] : [undefined];
  const fields = names.map((name, at) => timeField(values[at]?.time ?? NOON, name, setup));
  return { elements: fields.map(({ root }) => root), read: () => fields.map(({ read }) => read()) };
}

interface TimeField {
  root: HTMLElement;
  read(): string;
}

function timeField(time: string, name: string | undefined, { is12Hours, minuteStep, words }: CalendarSetup): TimeField {
  const shown = shownHour(hourOf(time), is12Hours);
  const hour = choiceOf(words.hour, hoursToChoose(is12Hours), shown.hour);
  const minute = choiceOf(words.minute, minutesToChoose(minuteStep, minuteOf(time)), minuteOf(time));
  const half = element("select", { "aria-label": words.half });
  for (const [value, text] of [
    ["am", words.am],
    ["pm", words.pm],
  ] as const)
    half.appendChild(element("option", { value, selected: value === shown.half }, text));
  return {
    root: element(
      "fieldset",
      { class: "cal-time" },
      element("legend", { class: name === undefined ? "vh" : undefined }, name ?? `${words.hour}, ${words.minute}`),
      hour,
      element("span", { "aria-hidden": "true" }, ":"),
      minute,
      ...(is12Hours ? [half] : []),
    ),
    read: () =>
      timeOf(
        hourShown({ hour: Number(hour.value), half: is12Hours ? (half.value as Half) : "" }),
        Number(minute.value),
      ),
  };
}

function choiceOf(label: string, values: readonly number[], chosen: number): HTMLSelectElement {
  const options = values.map((value) =>
    element("option", { value, selected: value === chosen }, String(value).padStart(2, "0")),
  );
  return element("select", { "aria-label": label }, ...options);
}
