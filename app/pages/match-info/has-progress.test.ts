import { expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import type { Coverage } from "#contract/domain/match-info";
import { covers } from "~/features/match/test-coverage";
import { testHead } from "~/features/match/test-head";
import { testEvent } from "~/features/match-events/test-events";
import { timelineRows } from "~/features/match-events/timeline";
import { testGroup } from "~/features/match-list/test-group";
import { finished, live } from "~/features/match-row/test-matches";
import { hasProgress } from "./has-progress.ts";
import type { FootballProgressData } from "./load-match-info.server.ts";

const known = { competition: testGroup("766", []).competition, season: "2026-27" };

const nothing: FootballProgressData = { rows: [], kicks: [], faults: {} };
const goal: FootballProgressData = { ...nothing, rows: timelineRows({ events: [testEvent()] }) };

test.each<[string, Match, Coverage | undefined, FootballProgressData, boolean]>([
  ["whose supplier does not say what it has", finished, undefined, nothing, true],
  ["whose events are reported", finished, covers("events"), nothing, true],
  ["of which nothing is reported", finished, covers("ranking"), nothing, false],
  ["of which nothing is reported while it is played", live, covers("ranking"), nothing, false],
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
])("the progress of a match %s", (_, match, coverage, football, isThere) => {
  const about = { ...known, sport: "football" as const, match, goals: [], ...(coverage && { coverage }) };
  expect(hasProgress({ head: testHead(about), football })).toBe(isThere);
});

test.each([
  [undefined, true],
  [{ progress: true, lineup: false, odds: false }, true],
  [{ progress: false, lineup: true, odds: true }, false],
])("the progress of a game whose source covers %o: %s", (coverage, isThere) => {
  const game = { ...known, sport: "basketball" as const, match: { ...finished, sport: "basketball" as const } };
  const about = { ...game, referees: [], coaches: {}, leaders: [], ...(coverage && { coverage }) };
  expect(hasProgress({ head: testHead(about) })).toBe(isThere);
});
