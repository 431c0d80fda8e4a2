import { describe, expect, test } from "vitest";
import { markupOf, textsOf } from "~/ui/test-translated";
import { DayNavigation } from "./DayNavigation.tsx";
import type { DayLinkData } from "./list-data.ts";

type Shown = Partial<Parameters<typeof DayNavigation>[0]>;

const day = (date: string, change: Partial<DayLinkData> = {}): DayLinkData =>
  ({
    date,
    search: `?date=${date}`,
    weekday: "Sat",
    label: `${date} in full`,
    isShown: false,
    ...change,
  }) as DayLinkData;
const SHOWN = {
  date: "2026-11-21",
  label: "Sat 21 Nov",
  isInReach: true,
  today: "2026-11-21",
  reach: { from: "2026-01-01", to: "2026-12-31" },
};

const html = (change: Shown = {}) =>
  markupOf(
    <DayNavigation
      day={SHOWN}
      days={{
        strip: [day("2026-11-20"), day("2026-11-21", { near: "today", isShown: true })],
        previous: day("2026-11-20"),
      }}
      show="all"
      path="/en/football/matches"
      {...change}
    />,
    ["matches"],
  );

describe("the days around the one that is shown", () => {
  test("are links, of which one is current", () => {
    const markup = html();
    expect(textsOf(markup, "li")).toEqual(["Sat 20", "Today 21"]);
    expect(markup).toContain('href="/en/football/matches?date=2026-11-20"');
    expect(markup.match(/aria-current="date"/g)).toHaveLength(1);
  });

  test("have words for today's neighbours where there is space, and weekdays elsewhere", () => {
    const markup = html({ days: { strip: [day("2026-11-20", { near: "yesterday" })] } });
    expect(markup).toContain('<small class="wide">Yesterday</small><small class="narrow">Sat</small>');
  });

  test("keep their place where there is no day before or after", () => {
    const markup = html();
    expect(markup).toContain('rel="prev"');
    expect(markup).not.toContain('rel="next"');
    expect(markup).toContain('<span class="step"></span>');
  });
});

describe("any other day", () => {
  test("is chosen within reach", () => {
    expect(html()).toMatch(/<input type="date"[^>]*min="2026-01-01" max="2026-12-31"[^>]*value="2026-11-21"/);
  });

  test.each([
    ["finished", true],
    ["upcoming", true],
    ["live", false],
    ["all", false],
  ] as const)("keeps the filter %s: %s", (show, isKept) => {
    expect(html({ show }).includes(`<input type="hidden" name="show" value="${show}"/>`)).toBe(isKept);
  });

  test("names the offset of the list's times, if it has them", () => {
    expect(html({ zone: [{ from: 0, minutes: 420 }] })).toMatch(/<small aria-hidden="true">[^<]*7/);
    expect(html()).not.toContain('<small aria-hidden="true">');
  });
});
