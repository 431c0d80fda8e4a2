import { describe, expect, test } from "vitest";
import { testHighlight } from "~/features/highlights/test-highlight";
import { faultOf, TEST_NOW, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished } from "~/features/match-row/test-matches";
import { loadHighlights } from "./load-highlights.server.ts";

const { competition } = testGroup("766", []);
const answers: Record<string, unknown> = {
  highlightList: {
    highlights: [testHighlight(), testHighlight({ id: "lost", match: undefined })],
    hasNext: true,
    lastId: "h2",
  },
  leagueAll: { countries: [{ country: competition.country, competitions: [competition] }] },
  competitionSidebar: {
    popular: [competition, { ...competition, id: "103", name: "Champions League" }],
    countries: [],
  },
};
const answering = (change: Record<string, unknown> = {}) =>
  testContext(({ name }) => {
    const value = { ...answers, ...change }[
      name.replace(/^basketball(Sidebar|LeagueAll)$/, (_all, call) =>
        call === "Sidebar" ? "competitionSidebar" : "leagueAll",
      )
    ];
    return value instanceof Error ? Promise.reject(value) : { value };
  });
const query = (text = "") => new URLSearchParams(text);

describe("a list of highlights", () => {
  test("shows the latest under the day on which they came out, each with its competition and length", async () => {
    const { context, calls, isCacheable } = answering();
    const data = await loadHighlights(context, "football", query());
    expect(data.days).toEqual([
      {
        date: "2026-11-21",
        cards: [
          {
            href: `/en/football/highlights/vietnam/v-league-1/ha-noi-vs-nam-dinh/${finished.id}`,
            home: "Hà Nội FC",
            away: "Nam Định",
            title: "Hà Nội FC hold on to beat Nam Định 2-1",
            cover: `https://storage.example/highlight/${finished.id}.svg`,
            duration: 15,
            competition: { name: "V.League 1", flag: "vn" },
            isMarked: false,
          },
        ],
      },
    ]);
    expect(data).toMatchObject({ count: 1, olderHref: "/en/football/highlights?lastId=h2", simulated: "all" });
    expect(data.latestHref).toBeUndefined();
    expect(data.choices.map(({ name, href }) => [name, href])).toEqual([
      ["V.League 1", "/en/football/highlights?leagueId=766"],
      ["Champions League", "/en/football/highlights?leagueId=103"],
    ]);
    expect(calls.find(({ name }) => name === "highlightList")?.query).toEqual({ sportType: 0, size: 24 });
    expect(isCacheable()).toBe(true);
  });

  test("requests by sport, competition and the last id", async () => {
    const { context, calls } = answering();
    const data = await loadHighlights(context, "basketball", query("leagueId=766&lastId=h1"));
    expect(calls.map(({ name }) => name)).toEqual([
      "highlightList",
      "basketballLeagueAll",
      "basketballCompetitionSidebar",
    ]);
    expect(calls[0]?.query).toEqual({ sportType: 1, size: 24, leagueId: "766", lastId: "h1" });
    expect(data).toMatchObject({
      competition: { name: "V.League 1" },
      olderHref: "/en/basketball/highlights?leagueId=766&lastId=h2",
      latestHref: "/en/basketball/highlights?leagueId=766",
      resultsHref: "/en/basketball/highlights?leagueId=766&lastId=h1&results=hide",
    });
    expect(data.choices.find(({ isShown }) => isShown)?.name).toBe("V.League 1");
  });

  test("hides results on request, and every link preserves that", async () => {
    const { context } = answering();
    const data = await loadHighlights(context, "football", query("results=hide"));
    const card = data.days[0]?.cards[0];
    expect(card).not.toHaveProperty("title");
    expect(card?.href).toContain(`${finished.id}?results=hide`);
    expect(data.olderHref).toBe("/en/football/highlights?lastId=h2&results=hide");
    expect(data.resultsHref).toBe("/en/football/highlights");
  });

  test("requests no cover from a third party, and none at all where data are saved", async () => {
    const foreign = answering({
      highlightList: { highlights: [testHighlight({ cover: "https://i.ytimg.com/vi/a/0.jpg" })], hasNext: false },
    });
    const shown = await loadHighlights(foreign.context, "football", query());
    expect(shown.days[0]?.cards[0]).not.toHaveProperty("cover");
    const { context } = answering();
    const saving = { ...context, visitor: { ...context.visitor, savesData: true } };
    const [day] = (await loadHighlights(saving, "football", query())).days;
    expect(day?.cards[0]).not.toHaveProperty("cover");
    expect(day?.cards[0]?.competition).not.toHaveProperty("flag");
  });

  test("goes on without the names of competitions, and is then not cached", async () => {
    const { context, isCacheable } = answering({
      leagueAll: faultOf("timeout"),
      competitionSidebar: faultOf("timeout"),
    });
    expect(await loadHighlights(context, "football", query())).toMatchObject({ count: 1, choices: [] });
    expect(isCacheable()).toBe(false);
  });

  test.each([
    ["not_found", "notFound", 404],
    ["bad_request", "badRequest", 400],
    ["network", "upstream", 503],
  ] as const)("a fault (%s) is the error page %s", async (kind, error, status) => {
    const { context } = answering({ highlightList: faultOf(kind) });
    await expect(loadHighlights(context, "football", query())).rejects.toMatchObject({
      data: { error },
      init: { status },
    });
  });

  test("says when it is old", async () => {
    const { context } = testContext(({ name }) => ({
      value: answers[name],
      fetchedAt: TEST_NOW - 60_000,
      isLastGood: true,
    }));
    expect((await loadHighlights(context, "football", query())).fetched).toEqual({
      fetchedAt: TEST_NOW - 60_000,
      isLastGood: true,
    });
  });
});
