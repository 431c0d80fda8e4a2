import { expect, test } from "vitest";
import { HOUR } from "#contract/time/units";
import { COMPETITIONS } from "../../competitions/world/world.ts";
import type { Fixture, MatchState } from "../../match/match.ts";
import { contextAt } from "../../matches/history/test-context.ts";
import { infoOfGame, lineupOfGame } from "./info.ts";

const league = COMPETITIONS.find(({ sport }) => sport === "basketball")!;
const [homeId = "", awayId = ""] = league.teamIds ?? [];
const fixture: Fixture = {
  id: "90000001",
  competitionId: league.id,
  season: "2009-10",
  stage: "regular",
  kickOff: Date.parse("2010-05-15T10:00:00Z"),
  isTimeConfirmed: true,
  homeId,
  awayId,
  source: "imported",
};
const state: MatchState = {
  phase: "FULL_TIME",
  score: [88, 91],
  reds: [0, 0],
  goals: [],
  seq: 1,
  updatedAt: fixture.kickOff + 2 * HOUR,
};

test("a game of which the source has the points has nobody and no hall that the world would invent", async () => {
  const context = contextAt(fixture.kickOff + 3 * HOUR, [{ fixture, state }]);
  const { data } = await infoOfGame({ matchId: fixture.id, lang: "en" }, context);
  expect(data).toMatchObject({ venue: undefined, attendance: null, referees: [], leaders: [] });
  expect([data.homeCoach, data.awayCoach]).toEqual([undefined, undefined]);
  expect(data.coverage).toEqual({ progress: false, lineup: false, odds: false, stats: false, box: false });
  expect((await lineupOfGame({ matchId: fixture.id, lang: "en" }, context)).data.state).toBe("none");
});
