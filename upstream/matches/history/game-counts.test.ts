import { expect, it } from "vitest";
import { DAY } from "#contract/time/units";
import { TEAMS } from "../../competitions/world/world.ts";
import { getTeamTotals } from "../../simulator/basketball/progress-of-game.ts";
import { FIXTURE, KICK_OFF } from "../test-data.ts";
import { basketballCounts } from "./basketball-counts.ts";
import { footballCounts } from "./football-counts.ts";
import { getCorners, getCounts } from "./game-counts.ts";
import { seenBy } from "./perspective.ts";
import { playedBy } from "./team-history.ts";
import { contextAt } from "./test-context.ts";
import { OWN, played } from "./test-matches.ts";

const NOW = KICK_OFF + 30 * DAY;

it("reads what a source counted, and nothing where it did not", async () => {
  const { sources, ...context } = contextAt(NOW);
  const counting = { ...sources, statisticsOf: () => ({ rows: { corners: [7, 3] as const, fouls: [9, 9] as const } }) };
  const away = seenBy(played({ score: [0, 1], isAway: true, fixture: { source: "imported" } }), OWN);
  expect(await getCounts(away, "football", { ...context, sources: counting })).toEqual({ corners: 3 });
  expect(await getCorners(away.match, { ...context, sources: counting })).toEqual([7, 3]);
  expect(
    await getCounts(away, "football", { ...context, sources: { ...sources, statisticsOf: () => undefined } }),
  ).toEqual({});
});

it("counts a played match as its cards and halves tell it", async () => {
  const context = contextAt(NOW);
  for (const { fixture } of await playedBy(FIXTURE.homeId, NOW, 6, context)) {
    const { home, away } = await footballCounts(fixture, context);
    const { incidents } = await context.sources.timelineOf(fixture);
    const yellows = (side: "home" | "away") =>
      incidents.filter((one) => one.kind === "card" && one.colour === "yellow" && one.side === side).length;
    expect([home.yellowCards, away.yellowCards]).toEqual([yellows("home"), yellows("away")]);
    expect(home.possession! + away.possession!).toBe(100);
    for (const rating of [home.rating!, away.rating!]) {
      expect(rating).toBeGreaterThan(5);
      expect(rating).toBeLessThan(9);
    }
    expect(home.shotsOnTarget).toBeGreaterThanOrEqual(0);
    expect(home.corners! + away.corners!).toBeGreaterThan(0);
  }
});

it("counts a basketball game as its box score does", async () => {
  const context = contextAt(NOW);
  const [nuggets] = TEAMS.filter(({ key }) => key === "denver-nuggets");
  const [last] = await playedBy(nuggets!.id, NOW, 1, context);
  const counts = await basketballCounts(last!.fixture, context);
  const totals = await getTeamTotals(last!.fixture, context);
  for (const side of ["home", "away"] as const) {
    const { fieldGoals, threes, freeThrows, assists } = counts[side];
    expect(2 * fieldGoals! + threes! + freeThrows!).toBe(totals![side].pts);
    expect(last!.state.score![side === "home" ? 0 : 1]).toBe(totals![side].pts);
    expect(assists).toBe(totals![side].ast);
  }
});
