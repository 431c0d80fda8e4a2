import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { matchEvent } from "./calendar-handler.ts";
import { type CalendarEvent, calendarText } from "./calendar-text.ts";

const WRITTEN = Date.parse("2026-11-20T00:00:00Z");

const event: CalendarEvent = {
  uid: "football-1@scores.example",
  sequence: 3,
  start: Date.parse("2026-11-21T12:15:00Z"),
  isDayOnly: false,
  minutes: 115,
  status: "CONFIRMED",
  summary: "A – B",
  description: "Cup",
  url: "https://scores.example/en/x",
};

const write = (...changes: Partial<CalendarEvent>[]): string =>
  calendarText({
    name: "Matches",
    refreshMinutes: 60,
    writtenAt: WRITTEN,
    events: changes.map((change) => ({ ...event, ...change })),
  });

/** The content lines, unfolded (RFC 5545, section 3.1). */
const linesOf = (text: string): string[] => text.replace(/\r\n /g, "").trimEnd().split("\r\n");
const lineOf = (change: Partial<CalendarEvent>, name: string): string | undefined =>
  linesOf(write(change)).find((line) => new RegExp(`^${name}[:;]`).test(line));

/** The events as a calendar app's parser reads them. */
const parse = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return { calendar, events: calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one)) };
};

describe("a calendar's text", () => {
  test("in full", () => {
    expect(write({})).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Matchlight//Matches//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "NAME:Matches",
        "X-WR-CALNAME:Matches",
        "REFRESH-INTERVAL;VALUE=DURATION:PT60M",
        "X-PUBLISHED-TTL:PT60M",
        "BEGIN:VEVENT",
        "UID:football-1@scores.example",
        "DTSTAMP:20261120T000000Z",
        "SEQUENCE:3",
        "DTSTART:20261121T121500Z",
        "DURATION:PT115M",
        "STATUS:CONFIRMED",
        "SUMMARY:A – B",
        "DESCRIPTION:Cup",
        "URL:https://scores.example/en/x",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });

  test("is read by a calendar's parser as it was meant", () => {
    const texts = ["a, b; c\\d", "ผลบอล: แมนเชสเตอร์ ยูไนเต็ด – วูล์ฟแฮมป์ตัน วันเดอเรอร์ส, นัดที่ 12", "a\nb", "🏀".repeat(60)];
    const { calendar, events } = parse(
      write(...texts.map((summary, at) => ({ summary, uid: `${at}`, location: summary }))),
    );
    expect(events.map(({ summary, location }) => [summary, location])).toEqual(texts.map((text) => [text, text]));
    expect(events.map(({ uid, sequence }) => [uid, sequence])).toEqual(texts.map((_, at) => [`${at}`, 3]));
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe("2026-11-21T12:15:00.000Z");
    expect(events[0]?.endDate.toJSDate().toISOString()).toBe("2026-11-21T14:10:00.000Z");
    expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT60M");
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Matches");
  });

  test("of no matches is a calendar still", () => {
    expect(parse(write()).events).toEqual([]);
  });

  test.each([
    ["a, b; c\\d", "SUMMARY:a\\, b\\; c\\\\d"],
    ["a\nb\r\nc", "SUMMARY:a\\nb\\nc"],
    ["a\u0000b\u0007c", "SUMMARY:abc"],
  ])("escapes %j", (summary, line) => {
    expect(lineOf({ summary }, "SUMMARY")).toBe(line);
  });

  test.each(["x".repeat(200), "ផ្សាយ".repeat(40), "🏀".repeat(60)])(
    "folds %s by octets, between characters",
    (summary) => {
      const text = write({ summary });
      for (const line of text.split("\r\n")) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      expect(linesOf(text)).toContain(`SUMMARY:${summary}`);
    },
  );

  test("has no bare line feeds", () => {
    expect(write({ description: "a\nb" })).not.toMatch(/(?<!\r)\n/);
  });

  test("of a day without a time is a day", () => {
    expect(lineOf({ isDayOnly: true }, "DTSTART")).toBe("DTSTART;VALUE=DATE:20261121");
    expect(lineOf({ isDayOnly: true }, "DURATION")).toBeUndefined();
  });
});

const base = {
  id: "1076620260001",
  sport: "football",
  leagueId: "766",
  countryKey: "vietnam",
  leagueKey: "v-league-1",
  slug: "ha-noi-vs-nam-dinh",
  kickOff: Date.parse("2026-11-21T12:15:00Z"),
  home: { id: "70001", key: "ha-noi", name: "Hà Nội FC" },
  away: { id: "70002", key: "nam-dinh", name: "Nam Định" },
  source: "simulated",
} as const;
const scheduled: Match = { ...base, state: "scheduled", isTimeConfirmed: true };

describe("a match as an event", () => {
  const facts = {
    match: scheduled,
    competition: "V.League 1",
    venue: { name: "Hàng Đẫy", city: "Hà Nội" },
    origin: "https://scores.example:8443",
    locale: "vn",
  };

  test("says who plays, where, and where to read on", () => {
    const url = "https://scores.example:8443/vn/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001";
    expect(matchEvent(facts)).toEqual({
      uid: "football-1076620260001@scores.example",
      sequence: 0,
      start: scheduled.kickOff,
      isDayOnly: false,
      minutes: 115,
      status: "CONFIRMED",
      summary: "Hà Nội FC – Nam Định",
      description: `V.League 1\n${url}`,
      location: "Hàng Đẫy, Hà Nội",
      url,
    });
  });

  test.each<[string, Match, CalendarEvent["status"], boolean]>([
    ["a confirmed time", scheduled, "CONFIRMED", false],
    ["a day only", { ...base, state: "scheduled", isTimeConfirmed: false }, "TENTATIVE", true],
    ["a match under way", { ...base, state: "halted", how: "INTERRUPTED" }, "CONFIRMED", false],
    ["a postponed match", { ...base, state: "void", how: "POSTPONED" }, "CANCELLED", false],
    ["a cancelled match", { ...base, state: "void", how: "CANCELLED" }, "CANCELLED", false],
    ["a match that was abandoned", { ...base, state: "void", how: "ABANDONED" }, "CONFIRMED", false],
  ])("%s", (_name, match, status, isDayOnly) => {
    expect(matchEvent({ ...facts, match, venue: undefined })).toMatchObject({ status, isDayOnly });
    expect(matchEvent({ ...facts, match, venue: undefined })).not.toHaveProperty("location");
  });

  const scores = { score: [2, 1], reds: [0, 0] } as const;
  test.each<[string, Match, string]>([
    [
      "in play shows no score, which a calendar would keep",
      { ...base, ...scores, state: "live", period: "SECOND_HALF" },
      "Hà Nội FC – Nam Định",
    ],
    ["that is over shows it", { ...base, ...scores, state: "finished", how: "FULL_TIME" }, "Hà Nội FC 2–1 Nam Định"],
    [
      "decided by penalties shows both scores",
      { ...base, ...scores, score: [1, 1], shootout: [4, 2], state: "finished", how: "AFTER_PENS" },
      "Hà Nội FC 1–1 (4–2) Nam Định",
    ],
  ])("a match %s", (_name, match, summary) => {
    expect(matchEvent({ ...facts, match }).summary).toBe(summary);
  });

  test.each([
    ["the number of its changes", { revision: 1203, movedFrom: 1 }, 1203],
    ["one move, where the supplier does not count", { movedFrom: 1 }, 1],
    ["none", {}, 0],
  ])("has as its sequence %s", (_case, change, sequence) => {
    expect(matchEvent({ ...facts, match: { ...scheduled, ...change } }).sequence).toBe(sequence);
  });
});
