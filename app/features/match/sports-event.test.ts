import { expect, test } from "vitest";
import type { MatchAbout } from "#contract/domain/match-info";
import { testGroup } from "~/features/match-list/test-group";
import { finished, STATES } from "~/features/match-row/test-matches";
import { sportsEvent } from "./sports-event.ts";

const URL = "https://matchlight.example/en/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001";
const info: MatchAbout = {
  sport: "football",
  match: finished,
  competition: testGroup("766", []).competition,
  season: "2026-27",
  venue: { name: "Hàng Đẫy", city: "Hà Nội" },
  goals: [],
};

test("search engines learn who plays, when and where", () => {
  expect(sportsEvent(info, URL)).toEqual({
    "@type": "SportsEvent",
    name: "Hà Nội FC – Nam Định",
    url: URL,
    sport: "football",
    startDate: "2026-11-21T12:15:00.000Z",
    eventStatus: "https://schema.org/EventScheduled",
    homeTeam: { "@type": "SportsTeam", name: "Hà Nội FC" },
    awayTeam: { "@type": "SportsTeam", name: "Nam Định" },
    superEvent: { "@type": "SportsEvent", name: "V.League 1" },
    location: {
      "@type": "StadiumOrArena",
      name: "Hàng Đẫy",
      address: { "@type": "PostalAddress", addressLocality: "Hà Nội" },
    },
  });
});

test.each([
  ["postponed", "EventPostponed"],
  ["cancelled", "EventCancelled"],
  ["abandoned", "EventCancelled"],
  ["suspended", "EventScheduled"],
] as const)("a match that was %s is an %s", (state, status) => {
  expect(sportsEvent({ ...info, match: STATES[state] }, URL).eventStatus).toBe(`https://schema.org/${status}`);
});

test("a match of which only the day is known has no time", () => {
  const match = { ...finished, isDayOnly: true as const };
  expect(sportsEvent({ ...info, match }, URL).startDate).toBe("2026-11-21");
});

test("a match whose kick-off has moved names the one announced before", () => {
  const movedFrom = Date.parse("2026-11-20T19:00:00Z");
  const moved = { ...info, match: { ...finished, movedFrom } };
  expect(sportsEvent(moved, URL)).toMatchObject({
    startDate: "2026-11-21T12:15:00.000Z",
    previousStartDate: "2026-11-20T19:00:00.000Z",
    eventStatus: "https://schema.org/EventRescheduled",
  });
  const postponed = { ...info, match: { ...STATES.postponed, movedFrom } };
  expect(sportsEvent(postponed, URL)).toMatchObject({
    previousStartDate: "2026-11-20T19:00:00.000Z",
    eventStatus: "https://schema.org/EventPostponed",
  });
  expect(sportsEvent(info, URL)).not.toHaveProperty("previousStartDate");
});

test("without a venue there is no place", () => {
  expect(sportsEvent({ ...info, venue: undefined }, URL)).not.toHaveProperty("location");
});
