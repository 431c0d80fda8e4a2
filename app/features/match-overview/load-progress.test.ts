import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { TEST_EVENTS } from "~/features/match-events/test-events";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { GAMES } from "~/features/match-row/test-games";
import { finished, live } from "~/features/match-row/test-matches";
import { statistics } from "~/features/match-stats/test-stats";
import { aboutOf } from "~/features/odds/test-odds-pages";
import { LOAD_PROGRESS } from "./load-progress.server.ts";

type Answer = object | "down";

async function football({
  events = { events: TEST_EVENTS, shootout: [] },
  stat = statistics,
  match = finished,
  covered,
}: {
  events?: Answer;
  stat?: Answer;
  match?: Match;
  covered?: boolean;
} = {}) {
  const { context, calls } = testContext(({ name }) => {
    const answer = { matchEvents: events, matchStat: stat }[name];
    return answer === "down" ? Promise.reject(faultOf("network")) : { value: answer };
  });
  const goals = [{ id: "1", side: "home", minute: 12, player: { name: "Quyết" } }];
  const about = { ...aboutOf(match), goals, ...(covered !== undefined && { coverage: { stat: covered } }) };
  const progress = (await LOAD_PROGRESS.football(context, "m1").progress)(
    about as unknown as ReturnType<typeof aboutOf>,
    undefined,
  );
  return { ...progress, names: calls.map(({ name }) => name).sort() };
}

describe("the progress of a football match", () => {
  test("has its events and key statistics, by two calls", async () => {
    const { football: shown, stats, names } = await football();
    expect(names).toEqual(["matchEvents", "matchStat"]);
    expect(shown?.rows.length).toBeGreaterThan(5);
    expect(shown?.faults).toEqual({});
    expect(stats?.rows.length).toBeGreaterThan(0);
  });

  test("has the goals alone where the events cannot be had, and says so", async () => {
    const { football: shown } = await football({ events: "down" });
    expect(shown?.rows).toHaveLength(1);
    expect(shown?.faults).toHaveProperty("events");
    expect(shown?.faults).not.toHaveProperty("momentum");
  });

  test("says that the statistics cannot be had", async () => {
    const { football: shown, stats } = await football({ stat: "down" });
    expect([stats, shown?.momentum]).toEqual([undefined, undefined]);
    expect(shown?.faults).toHaveProperty("momentum");
  });

  test("has places for statistics that will come while it is played, and none where none will", async () => {
    const empty = { periods: [], momentum: [], shots: [] };
    const shown = async (match: Match, covered?: boolean) =>
      (await football({ stat: empty, match, ...(covered !== undefined && { covered }) })).stats !== undefined;
    expect(await Promise.all([shown(live, true), shown(live, false), shown(live), shown(finished, true)])).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

test.each([
  ["of which plays are told", true, true],
  ["of which only the score is covered", false, false],
])("a live game %s has its latest play: %s", async (_, progress, isShown) => {
  const empty = { basketballMatchStat: { flow: [], periods: [] }, basketballMatchEvents: { events: [], runs: [] } };
  const { context } = testContext(({ name }) => ({ value: { comments: [], ...empty[name as keyof typeof empty] } }));
  const match = GAMES.clockRuns;
  const coverage = { progress, lineup: false, odds: false };
  const about = { ...aboutOf(match), sport: "basketball", leaders: [], referees: [], coaches: {}, coverage };
  const { game } = (await LOAD_PROGRESS.basketball(context, "m1").progress)(about as never, undefined);
  expect(game?.latest !== undefined).toBe(isShown);
});
