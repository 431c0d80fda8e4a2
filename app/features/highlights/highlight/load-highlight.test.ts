import { describe, expect, test } from "vitest";
import { testHighlight } from "~/features/highlights/test-highlight";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished } from "~/features/match-row/test-matches";
import { loadHighlight } from "./load-highlight.server.ts";

const { competition } = testGroup("766", []);
const other = { ...finished, id: "1076620260002", slug: "hai-phong-vs-hue" };
const answers: Record<string, unknown> = {
  matchInfo: {
    match: finished,
    competition,
    season: "2026-27",
    goals: [{ side: "home", minute: 12, player: "Quyết" }],
  },
  matchHighlights: { highlights: [testHighlight()], hasNext: false },
  highlightList: {
    highlights: [testHighlight(), testHighlight({ id: "h2", title: "Another", match: other })],
    hasNext: false,
  },
};
const answering = (change: Record<string, unknown> = {}, context: Parameters<typeof testContext>[1] = {}) =>
  testContext(({ name }) => {
    const value = { ...answers, ...change }[name];
    return value instanceof Error ? Promise.reject(value) : { value };
  }, context);
const params = {
  countryKey: "vietnam",
  leagueKey: "v-league-1",
  matchName: "ha-noi-vs-nam-dinh",
  matchId: finished.id,
};
const request = { sport: "football", params, search: "" } as const;

describe("a match's highlights", () => {
  test("come with the score, the goals and more of the competition", async () => {
    const { context, calls } = answering();
    const data = await loadHighlight(context, request);
    expect(data).toMatchObject({
      day: "Sat 21 Nov 2026",
      head: { figure: "2-1" },
      goals: [{ player: "Quyết" }],
      clips: [
        {
          playback: { kind: "animation", src: `https://storage.example/highlight/${finished.id}-play.svg` },
          cover: `https://storage.example/highlight/${finished.id}.svg`,
          publishedOn: "21 Nov 2026",
        },
      ],
      isHidden: false,
    });
    expect(data.resultsHref).toMatch(/\?results=hide$/);
    // The match itself is not among the related ones.
    expect(data.related?.map(({ title }) => title)).toEqual(["Another"]);
    expect(calls.map(({ name }) => name)).toEqual(["matchInfo", "matchHighlights", "highlightList"]);
  });

  test("contain nothing of the result where it is hidden", async () => {
    const { context } = answering();
    const data = await loadHighlight(context, { ...request, search: "?results=hide" });
    expect(data.head).toBeUndefined();
    expect(data.goals).toEqual([]);
    expect(data.isHidden).toBe(true);
  });

  test("of basketball are requested by basketball's calls", async () => {
    const game = { ...finished, sport: "basketball" as const };
    const { context, calls } = answering({
      basketballMatchInfo: { match: game, competition, season: "2026-27" },
      basketballMatchHighlights: { highlights: [], hasNext: false },
    });
    const data = await loadHighlight(context, { ...request, sport: "basketball" });
    expect(calls.map(({ name }) => name)).toEqual([
      "basketballMatchInfo",
      "basketballMatchHighlights",
      "highlightList",
    ]);
    expect(data).toMatchObject({ clips: [], goals: [] });
  });

  test("are blocked by the visitor's country", async () => {
    const highlights = [testHighlight({ blockedCountries: ["VN"] })];
    const { context } = answering({ matchHighlights: { highlights, hasNext: false } });
    expect((await loadHighlight(context, request)).clips?.[0]?.playback).toEqual({ kind: "blocked" });
  });

  test("have one address", async () => {
    const { context } = answering({}, { locale: "th" });
    const wrong = { ...request, params: { ...params, matchName: "x-vs-y" }, search: "?results=hide" };
    const thrown = await loadHighlight(context, wrong).catch((error: unknown) => error);
    if (!(thrown instanceof Response)) throw new Error("no redirect");
    expect(thrown.status).toBe(301);
    expect(thrown.headers.get("location")).toBe(
      "/th/football/highlights/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001?results=hide",
    );
  });

  test("leave the rest of the page as it is when they cannot be had", async () => {
    const { context, isCacheable } = answering({
      matchHighlights: faultOf("timeout"),
      highlightList: faultOf("timeout"),
    });
    const data = await loadHighlight(context, request);
    expect(data.clips).toBeUndefined();
    expect(data.related).toBeUndefined();
    expect(data.head?.figure).toBe("2-1");
    expect(isCacheable()).toBe(false);
  });

  test.each([
    ["not_found", "matchNotFound", 404],
    ["network", "upstream", 503],
  ] as const)("of a match that cannot be had (%s) are the error page %s", async (kind, error, status) => {
    const { context } = answering({ matchInfo: faultOf(kind) });
    await expect(loadHighlight(context, request)).rejects.toMatchObject({ data: { error }, init: { status } });
  });
});
