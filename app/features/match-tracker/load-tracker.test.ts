import { describe, expect, test } from "vitest";
import { faultOf, TEST_NOW, testContext } from "~/features/match-list/test-context";
import { statistics } from "~/features/match-stats/test-stats";
import { loadTracker, withShots } from "./load-tracker.server.ts";
import { testGameComment, testPlay, testPosition } from "./test-tracker.ts";

const ANSWERS: Record<string, unknown> = {
  liveTracker: { url: null, provider: "own", fallback: "momentum", positions: [testPosition("shot")] },
  matchCommentary: { comments: [], hasNext: false },
  basketballTracker: { url: "https://live.example/7", provider: "live", positions: [testPlay()] },
  basketballCommentary: { comments: [testGameComment()], hasNext: false },
};

const answering = (change: Record<string, unknown> = {}) =>
  testContext(
    ({ name }) => {
      const value = { ...ANSWERS, ...change }[name];
      return value instanceof Error ? Promise.reject(value) : { value };
    },
    { config: { storageBaseUrl: "/storage", socials: {}, apps: {}, trackerHosts: ["live.example"] } },
  );

describe("loading a tracker", () => {
  test("asks for positions and sentences of football at once", async () => {
    const { context, calls, isCacheable } = answering();
    expect(await loadTracker(context, { sport: "football", matchId: "7" })).toEqual({
      sport: "football",
      positions: [testPosition("shot")],
      comments: [],
      fetched: { fetchedAt: TEST_NOW, isLastGood: false },
    });
    expect(calls.map(({ name }) => name)).toEqual(["liveTracker", "matchCommentary"]);
    expect(calls[0]?.query).toEqual({ matchId: "7" });
    expect(isCacheable()).toBe(true);
  });

  test("asks for the shots of a football match that is over where the ball has not been lately", async () => {
    const none = { ...(ANSWERS.liveTracker as object), positions: [] };
    const { context, calls } = answering({ liveTracker: none, matchStat: statistics });
    const data = await loadTracker(context, { sport: "football", matchId: "7" });
    expect(await withShots(context, { id: "7", state: "live" }, data)).toBe(data);
    expect(await withShots(context, { id: "7", state: "finished" }, data)).toMatchObject({ shots: statistics.shots });
    expect(calls.map(({ name }) => name)).toEqual(["liveTracker", "matchCommentary", "matchStat"]);
  });

  test("of basketball likewise, with a third party's frame where there is one", async () => {
    const { context } = answering();
    expect(await loadTracker(context, { sport: "basketball", matchId: "7" })).toMatchObject({
      sport: "basketball",
      positions: [testPlay()],
      comments: [{ id: "1" }],
      frame: { page: "https://live.example/7", host: "live.example", mayEmbed: true },
    });
  });

  test.each([
    ["network", "upstream"],
    ["not_found", "notFound"],
  ] as const)("a fault (%s) leaves the drawing out, says why, and is not kept", async (kind, error) => {
    const { context, isCacheable } = answering({ liveTracker: faultOf(kind) });
    expect(await loadTracker(context, { sport: "football", matchId: "7" })).toEqual({
      sport: "football",
      positions: [],
      comments: [],
      error,
    });
    expect(isCacheable()).toBe(false);
  });

  test("goes without sentences", async () => {
    const { context } = answering({ basketballCommentary: faultOf("network") });
    const data = await loadTracker(context, { sport: "basketball", matchId: "7" });
    expect(data).toMatchObject({ positions: [testPlay()], comments: [] });
    expect(data).not.toHaveProperty("error");
  });
});
