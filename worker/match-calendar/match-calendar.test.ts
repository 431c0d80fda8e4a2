import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { type CalendarEvent, calendarText } from "./calendar-text.ts";
import { matchEvent } from "./match-event.ts";

const event: CalendarEvent = {
  uid: "football-1@scores.example",
  writtenAt: Date.parse("2026-11-20T08:00:00Z"),
  start: Date.parse("2026-11-21T12:15:00Z"),
  isDayOnly: false,
  minutes: 115,
  status: "CONFIRMED",
  summary: "A – B",
  description: "Cup",
  url: "https://scores.example/en/x",
};

/** The content lines, unfolded (RFC 5545, section 3.1). */
const linesOf = (text: string): string[] => text.replace(/\r\n /g, "").trimEnd().split("\r\n");
const lineOf = (change: Partial<CalendarEvent>, name: string): string | undefined =>
  linesOf(calendarText({ ...event, ...change })).find((line) => new RegExp(`^${name}[:;]`).test(line));

describe("a calendar's text", () => {
  test("in full", () => {
    expect(calendarText(event)).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Matchlight//Matches//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "BEGIN:VEVENT",
        "UID:football-1@scores.example",
        "DTSTAMP:20261120T080000Z",
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
      const text = calendarText({ ...event, summary });
      for (const line of text.split("\r\n")) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      expect(linesOf(text)).toContain(`SUMMARY:${summary}`);
    },
  );

  test("has no bare line feeds", () => {
    expect(calendarText({ ...event, description: "a\nb" })).not.toMatch(/(?<!\r)\n/);
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
    competition: { name: "V.League 1" },
    venue: { name: "Hàng Đẫy", city: "Hà Nội" },
    origin: "https://scores.example:8443",
    locale: "vn",
    now: event.writtenAt,
  };

  test("says who plays, where, and where to read on", () => {
    const url = "https://scores.example:8443/vn/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001";
    expect(matchEvent(facts)).toEqual({
      uid: "football-1076620260001@scores.example",
      writtenAt: event.writtenAt,
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
    ["a postponed match", { ...base, state: "void", how: "POSTPONED" }, "TENTATIVE", false],
    ["a cancelled match", { ...base, state: "void", how: "CANCELLED" }, "CANCELLED", false],
  ])("%s", (_name, match, status, isDayOnly) => {
    expect(matchEvent({ ...facts, match, venue: undefined })).toMatchObject({ status, isDayOnly });
    expect(matchEvent({ ...facts, match, venue: undefined })).not.toHaveProperty("location");
  });
});
