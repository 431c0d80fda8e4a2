import { describe, expect, it } from "vitest";
import { dateIn, wallClock } from "#contract/time/zone";
import { kickOffs } from "../../data/entries/kick-offs.ts";
import type { Calendar } from "../../data/entries/types.ts";
import { toIsoDate, weekdayOf } from "../../platform/day-number.ts";
import { roundKickOffs } from "./kick-offs.ts";
import { roundDates } from "./round-dates.ts";

const WEEKEND: Calendar = {
  start: "08-14",
  end: "05-23",
  timeZone: "Europe/London",
  slots: kickOffs("Sat 12:30, Sat 15:00 x5, Sat 17:30, Sun 14:00 x2, Mon 20:00"),
};
const CROWDED: Calendar = {
  ...WEEKEND,
  midweek: { slots: kickOffs("Tue 19:45, Wed 19:45"), everyWeeks: 5 },
  breaks: [{ from: "12-23", to: "01-10" }],
};
const ALL_YEAR: Calendar = {
  start: "01-05",
  end: "12-20",
  timeZone: "Asia/Tokyo",
  slots: kickOffs("Fri 19:00, Sun 14:00"),
};

const years = [2023, 2024, 2025, 2026, 2027, 2028];
const cases = [WEEKEND, CROWDED, ALL_YEAR].flatMap((calendar) =>
  [18, 34, 46].flatMap((count) => years.map((year) => ({ calendar, count, year }))),
);
const daysOf = ({ day, slots }: ReturnType<typeof roundDates>[number]) => slots.map(({ offset }) => day + offset);

describe("the dates of a season's rounds", () => {
  it.each(cases)("are as many as asked for, in order, and never overlap, case %#", ({ calendar, count, year }) => {
    const rounds = roundDates(calendar, year, count, "seed");
    expect(rounds).toHaveLength(count);
    for (const [index, round] of rounds.slice(1).entries()) {
      expect(Math.min(...daysOf(round))).toBeGreaterThan(Math.max(...daysOf(rounds[index]!)));
    }
  });

  it.each(cases)("end before the next season's begin, case %#", ({ calendar, count, year }) => {
    const last = Math.max(...daysOf(roundDates(calendar, year, count, "seed").at(-1)!));
    expect(Math.min(...daysOf(roundDates(calendar, year + 1, count, "seed")[0]!))).toBeGreaterThan(last);
  });

  it.each(years)("begin within three days of the calendar's start, in %i", (year) => {
    const first = Math.min(...daysOf(roundDates(WEEKEND, year, 34, "seed")[0]!));
    expect(Math.abs(first * 86_400_000 - Date.parse(`${year}-08-14T00:00:00Z`))).toBeLessThanOrEqual(4 * 86_400_000);
  });

  it.each(years)("leave the breaks free, in %i", (year) => {
    for (const round of roundDates(CROWDED, year, 34, "seed")) {
      for (const date of daysOf(round).map(toIsoDate))
        expect(date.slice(5) > "01-10" && date.slice(5) < "12-23").toBe(true);
    }
  });

  it("use midweek rounds where the calendar asks for them, and more where weekends are too few", () => {
    const midweek = (count: number) =>
      roundDates(CROWDED, 2026, count, "seed").filter((round) => weekdayOf(daysOf(round)[0]!) === 2).length;
    expect(midweek(38)).toBeGreaterThan(3);
    expect(midweek(46)).toBeGreaterThan(midweek(38));
  });
});

describe("a calendar that is too short", () => {
  const short: Calendar = { ...WEEKEND, start: "08-14", end: "09-30" };

  it("is overrun by a few weeks", () => {
    expect(roundDates(short, 2026, 18, "seed")).toHaveLength(18);
  });

  it("is refused where that does not help", () => {
    expect(() => roundDates(short, 2026, 38, "seed")).toThrow("38 rounds do not fit from 08-14 to 09-30");
  });
});

describe("the kick-offs of a round", () => {
  const [round] = roundDates(WEEKEND, 2026, 34, "seed");

  it("fill the slots by their shares", () => {
    const count = new Map<string, number>();
    for (const instant of roundKickOffs(round!, 10, "Europe/London", "seed")) {
      const { date, time } = wallClock(instant, "Europe/London");
      const slot = `${weekdayOf(Date.parse(date) / 86_400_000)} ${time}`;
      count.set(slot, (count.get(slot) ?? 0) + 1);
    }
    expect(count.get("6 15:00")).toBeGreaterThanOrEqual(4);
    expect(count.get("6 15:00")).toBeLessThanOrEqual(6);
    expect([...count.values()].reduce((sum, one) => sum + one, 0)).toBe(10);
  });

  it("keep their wall-clock time over both changes of the clocks", () => {
    const times = roundDates(WEEKEND, 2026, 34, "seed").flatMap((one) =>
      roundKickOffs(one, 10, "Europe/London", "seed").map((instant) => wallClock(instant, "Europe/London").time),
    );
    expect([...new Set(times)].sort()).toEqual(["12:30", "14:00", "15:00", "17:30", "20:00"]);
  });

  it("lie on the days of the competition's own zone, also where UTC has another date", () => {
    const early: Calendar = { ...WEEKEND, timeZone: "Pacific/Auckland", slots: kickOffs("Sat 08:00") };
    for (const one of roundDates(early, 2026, 30, "seed")) {
      const [instant] = roundKickOffs(one, 1, early.timeZone, "seed");
      expect(dateIn(instant!, early.timeZone)).toBe(toIsoDate(daysOf(one)[0]!));
    }
  });
});
