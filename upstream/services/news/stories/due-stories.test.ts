import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "#contract/time/units";
import type { Fixture, MatchAt, MatchState } from "../../../match/match.ts";
import { dueStories } from "./due-stories.ts";

/** A Saturday. */
const NOON = Date.parse("2026-10-17T12:00:00Z");

const matchAt = (
  id: string,
  kickOff: number,
  more: Partial<Fixture> = {},
  state: Partial<MatchState> = {},
): MatchAt => ({
  fixture: {
    id,
    competitionId: "101",
    season: "2026-27",
    stage: "regular",
    matchday: 9,
    kickOff,
    isTimeConfirmed: true,
    homeId: `${id}1`,
    awayId: `${id}2`,
    source: "simulated",
    ...more,
  },
  state: {
    phase: "FULL_TIME",
    score: [2, 1],
    reds: [0, 0],
    goals: [],
    seq: 1,
    updatedAt: kickOff + 2 * HOUR,
    ...state,
  },
});
const scheduled: Partial<MatchState> = { phase: "SCHEDULED", updatedAt: 0 };
const withoutScore = ({ fixture, state: { score: _, ...state } }: MatchAt): MatchAt => ({ fixture, state });
const zoneOf = (competitionId: string) => (competitionId === "8001" ? "America/New_York" : "UTC");
const keys = (matches: readonly MatchAt[], from: number, to: number) =>
  dueStories(matches, "en", [from, to], zoneOf).map(({ key }) => key);

describe("stories that are due", () => {
  it("are a report after the final whistle, once", () => {
    const match = matchAt("1", NOON);
    expect(keys([match], NOON, NOON + 2 * HOUR)).toEqual([]);
    expect(keys([match], NOON + 2 * HOUR, NOON + 3 * HOUR)).toEqual(["report-1"]);
    expect(keys([match], NOON + 3 * HOUR, NOON + 9 * HOUR)).toEqual([]);
  });

  it("are a preview a day before, of what is not called off", () => {
    const match = withoutScore(matchAt("1", NOON + DAY, {}, scheduled));
    expect(keys([match], NOON - HOUR, NOON)).toEqual(["preview-1"]);
    expect(keys([match], NOON, NOON + HOUR)).toEqual([]);
    expect(keys([withoutScore(matchAt("1", NOON + DAY, {}, { phase: "CANCELLED" }))], NOON - HOUR, NOON)).toEqual([]);
  });

  it("are twenty reports of a day, a derby's before those of leagues that are followed more", () => {
    const others = Array.from({ length: 20 }, (_, index) => matchAt(`${index}`, NOON));
    const derby = { competitionId: "302", homeId: "20101", awayId: "20118" };
    const reports = keys([...others, matchAt("derby", NOON + HOUR, derby)], NOON, NOON + 9 * HOUR);
    expect(reports.filter((key) => key.startsWith("report"))).toHaveLength(20);
    expect(reports).toContain("report-derby");
    expect(
      keys([...others, matchAt("other", NOON + HOUR, { competitionId: "302" })], NOON, NOON + 9 * HOUR),
    ).not.toContain("report-other");
  });

  it.each(["AWARDED", "ABANDONED", "POSTPONED", "SECOND_HALF"] as const)(
    "are no report of a match that is %s",
    (phase) => {
      expect(keys([matchAt("1", NOON, {}, { phase })], NOON, NOON + DAY)).toEqual([]);
    },
  );

  it("are a round-up when the last match of a round is over, those that were put off aside", () => {
    const round = ["1", "2", "3", "4"].map((id, index) => matchAt(id, NOON + index * HOUR));
    const later = withoutScore(matchAt("5", NOON + 5 * HOUR, {}, scheduled));
    const off = withoutScore(matchAt("5", NOON, {}, { phase: "POSTPONED" }));
    const end = NOON + 9 * HOUR;
    expect(keys([...round, later], NOON, end).filter((key) => key.startsWith("roundUp"))).toEqual([]);
    expect(keys([...round, off], NOON, end).at(-1)).toBe("roundUp-101-2026-27-regular-9");
    expect(keys(round.slice(0, 3), NOON, end).filter((key) => key.startsWith("roundUp"))).toEqual([]);
  });

  it("are one round-up of an evening that is two days of UTC", () => {
    const evening = Date.parse("2026-10-21T23:00:00Z");
    const game = (id: string, kickOff: number) => matchAt(id, kickOff, { competitionId: "8001" });
    const games = ["1", "2", "3", "4"].map((id, index) => game(id, evening + index * HOUR));
    const next = ["5", "6", "7", "8"].map((id) => game(id, evening + DAY));
    const due = keys([...games, ...next], evening, evening + 2 * DAY).filter((key) => key.startsWith("roundUp"));
    expect(due).toEqual(["roundUp-8001-2026-27-2026-10-21", "roundUp-8001-2026-27-2026-10-22"]);
  });

  it("are a look at a table on Mondays", () => {
    const monday = Date.parse("2026-10-19T06:00:00Z");
    expect(keys([matchAt("1", NOON)], monday - HOUR, monday)).toEqual([`tableWatch-101-${Math.floor(monday / DAY)}`]);
    expect(keys([matchAt("1", NOON)], monday + DAY - HOUR, monday + DAY)).toEqual([]);
    expect(keys([matchAt("1", NOON, { stage: "final" })], monday - HOUR, monday)).toEqual([]);
  });

  it("are at most twenty reports and ten previews a day, of what the language reads most, and none of other leagues", () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      matchAt(String(index), NOON, { competitionId: index < 15 ? "302" : "101" }),
    );
    const reports = dueStories(many, "en", [NOON, NOON + DAY], zoneOf).filter(({ kind }) => kind === "report");
    expect(reports).toHaveLength(20);
    expect(reports.filter(({ competitionId }) => competitionId === "101")).toHaveLength(15);
    expect(dueStories([matchAt("1", NOON, { competitionId: "766" })], "th", [NOON, NOON + DAY], zoneOf)).toEqual([]);
    expect(
      dueStories(many, "en", [NOON - 2 * DAY, NOON - DAY + HOUR], zoneOf).filter(({ kind }) => kind === "preview"),
    ).toHaveLength(10);
  });
});
