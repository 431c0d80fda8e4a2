import { describe, expect, test } from "vitest";
import type { PlayerInfo } from "#contract/domain/player-info";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { playerPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { faultOf, TEST_NOW, testContext } from "~/features/match-list/test-context";
import { finished } from "~/features/match-row/test-matches";
import { FOOTBALLER } from "~/features/people/test-people";
import { playerMeta } from "~/features/player/player-meta";
import { ANSWERS, PLAYERS, playerMarkup, playerSite, requestFor } from "~/features/player/test-player-site";
import { namespacesOf } from "~/i18n/namespaces";
import { testPage } from "~/page/test-page";
import { loadOverview } from "./load-overview.server.ts";
import { PlayerOverview } from "./PlayerOverview.tsx";

interface Options {
  sport?: Sport;
  locale?: LocaleCode;
  change?: Partial<PlayerInfo>;
}

async function overview({ sport = "football", locale = "en", change = {} }: Options = {}) {
  const info = { ...PLAYERS[sport], ...change };
  const data = await loadOverview(playerSite(info, locale).context, requestFor(info, sport));
  return playerMarkup(locale, <PlayerOverview data={data} page={testPage(locale, { now: TEST_NOW })} />);
}

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test.each(["football", "basketball"] as const)(
    "the page of %s has one heading and no missing translation",
    async (sport) => {
      const text = await overview({ sport, locale });
      expect(text.match(/<h1/g)).toHaveLength(1);
      expect(text.match(/aria-current="page"/g)).toHaveLength(1);
      expect(text).not.toContain("style=");
      expect(text).not.toMatch(/>(people|empty|player):|\{\{|>undefined|NaN/);
    },
  );
});

describe("a player's overview", () => {
  test("shows season, matches, facts, injuries and trophies", async () => {
    const text = await overview();
    expect(text).toContain("2026-27 season");
    expect(text).toContain("1,163");
    expect(text).toContain("Hà Nội FC");
    expect(text).toContain("1 goal");
    expect(text).toContain("As a substitute");
    expect(text).toContain("Left winger");
    expect(text).toMatch(/Hamstring injury <span class="tag warn">Out now/);
    expect(text).toContain("Turf toe");
    expect(text).toContain(`?lastId=${finished.id}#matches`);
    expect(text).toContain("computer-generated");
  });

  test("goes on without the matches, and says so", async () => {
    const { context, isCacheable } = testContext(({ name }) =>
      name === "playerInfo" ? { value: FOOTBALLER } : Promise.reject(faultOf("network")),
    );
    const data = await loadOverview(context, requestFor(FOOTBALLER, "football"));
    expect(data.matches).toEqual({ error: "upstream" });
    expect(isCacheable()).toBe(false);
    const shown = playerMarkup("en", <PlayerOverview data={data} page={testPage("en")} />);
    expect(shown).toContain("The matches cannot be shown at the moment.");
    expect(shown).toContain("Left winger");
  });

  test("says the age of matches that are an old copy", async () => {
    const { context } = testContext(({ name }) => {
      if (name === "playerInfo") return { value: FOOTBALLER };
      if (name === "matchesByTeam") return { value: ANSWERS.MatchesByTeam };
      return { value: ANSWERS.PlayerPerformance, fetchedAt: 1_000, isLastGood: true };
    });
    const { head } = await loadOverview(context, requestFor(FOOTBALLER, "football"));
    expect(head.fetched).toEqual({ fetchedAt: 1_000, isLastGood: true });
  });

  test("without a club, a number or anything else says so", async () => {
    const change = { team: undefined, number: undefined, seasons: [], trophies: [], transfers: [], sidelined: [] };
    const text = await overview({ change });
    expect(text).toContain("Free agent");
    expect(text).toContain("No injuries on record");
  });
});

describe("loading a player", () => {
  test("leads from another name to the right one, with the query", async () => {
    const { context } = playerSite(FOOTBALLER, "th");
    const wrong = {
      ...requestFor(FOOTBALLER, "football", "?lastId=5"),
      params: { playerName: "x", player: FOOTBALLER.id },
    };
    const thrown = await loadOverview(context, wrong).catch((error: unknown) => error);
    if (!(thrown instanceof Response)) throw new Error("no redirect");
    const path = playerPath({ sport: "football", id: "25101102024", key: "alex-clark" });
    expect([thrown.status, thrown.headers.get("location")]).toEqual([301, `/th${path}?lastId=5`]);
  });

  test.each([
    ["not_found", 404],
    ["bad_request", 400],
    ["network", 503],
  ] as const)("a fault (%s) is an error page, status %i", async (kind, status) => {
    const { context } = testContext(() => Promise.reject(faultOf(kind)));
    await expect(loadOverview(context, requestFor(FOOTBALLER, "football"))).rejects.toMatchObject({ init: { status } });
  });

  test("a malformed query is a 400", async () => {
    const { context } = playerSite(FOOTBALLER);
    await expect(loadOverview(context, requestFor(FOOTBALLER, "football", "?lastId=a"))).rejects.toMatchObject({
      init: { status: 400 },
    });
  });
});

describe.each(LOCALE_CODES)("what search engines read in %s", (code) => {
  test.each(["overview", "transfer", "career"] as const)("of the page %s", async (tab) => {
    const { context } = playerSite(FOOTBALLER, code);
    const { head } = await loadOverview(context, requestFor(FOOTBALLER, "football"));
    const page = testPage(code, { path: playerPath({ sport: "football", id: "1", key: "a" }, tab) });
    const routes = [
      { id: "root", data: page },
      { id: "player", handle: { i18n: namespacesOf("player-overview") } },
    ];
    const meta = playerMeta({ head, tab }, routes);
    expect(meta).toContainEqual({ title: expect.stringMatching(/^Alex Clark/) });
    expect(JSON.stringify(meta)).toMatch(
      /"@type":"Person".*"birthDate":"2005-11-22".*"memberOf":\{"@type":"SportsTeam"/,
    );
    expect(playerMeta({ head, tab, isOlder: true }, routes)).toContainEqual({
      name: "robots",
      content: "noindex, nofollow",
    });
  });
});
