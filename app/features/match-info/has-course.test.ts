import { expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import type { Coverage } from "#contract/domain/match-info";
import { covers } from "~/features/match/test-coverage";
import { testHead } from "~/features/match/test-head";
import { testGroup } from "~/features/match-list/test-group";
import { finished, live } from "~/features/match-row/test-matches";
import { hasCourse } from "./has-course.ts";
import type { FootballCourse } from "./load-match-info.server.ts";
import { testEvent } from "./test-events.ts";
import { timelineRows } from "./timeline.ts";

const known = { competition: testGroup("766", []).competition, season: "2026-27" };

const nothing: FootballCourse = { rows: [], kicks: [], faults: {} };
const goal: FootballCourse = { ...nothing, rows: timelineRows({ events: [testEvent()] }) };

test.each<[string, Match, Coverage | undefined, FootballCourse, boolean]>([
  ["whose supplier does not say what it has", finished, undefined, nothing, true],
  ["whose events are told", finished, covers("events"), nothing, true],
  ["of which nothing is told", finished, covers("ranking"), nothing, false],
  ["of which nothing is told while it is played", live, covers("ranking"), nothing, false],
  ["whose statistics will come", live, covers("stat"), nothing, true],
  ["whose statistics came, on a page of their own", finished, covers("stat"), nothing, false],
  ["with a goal after all", finished, covers(), goal, true],
  [
    "with a shoot-out",
    finished,
    covers(),
    { ...nothing, kicks: [{ side: "home", isScored: true, order: 1 }] as never },
    true,
  ],
  ["a part of which failed", finished, covers(), { ...nothing, faults: { events: "busy" } as never }, true],
])("the course of a match %s", (_, match, coverage, football, isThere) => {
  const about = { ...known, sport: "football" as const, match, goals: [], ...(coverage && { coverage }) };
  expect(hasCourse({ head: testHead(about), football })).toBe(isThere);
});

test.each([
  [undefined, true],
  [{ course: true, lineup: false, odds: false }, true],
  [{ course: false, lineup: true, odds: true }, false],
])("the course of a game whose source covers %o: %s", (coverage, isThere) => {
  const game = { ...known, sport: "basketball" as const, match: { ...finished, sport: "basketball" as const } };
  const about = { ...game, referees: [], coaches: {}, leaders: [], ...(coverage && { coverage }) };
  expect(hasCourse({ head: testHead(about) })).toBe(isThere);
});
