import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { PlayerInfo } from "#contract/domain/player-info";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { playerPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { faultOf, TEST_NOW, testContext } from "~/features/match-list/test-context";
import { finished } from "~/features/match-row/test-matches";
import { BASKETBALLER, FOOTBALLER } from "~/features/people/test-people";
import { playerMeta } from "~/features/player/player-meta";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { loadCareer } from "~/pages/player-career/load-career.server";
import { PlayerCareer } from "~/pages/player-career/PlayerCareer";
import { loadTransfers } from "~/pages/player-transfer/load-transfers.server";
import { PlayerTransfers } from "~/pages/player-transfer/PlayerTransfers";
import { loadOverview } from "./load-overview.server.ts";
import { PlayerOverview } from "./PlayerOverview.tsx";

const PERFORMANCE = { match: finished, minutes: 90, rating: "7.8", isStarter: false, stats: { goals: 1 } };

const ANSWERS: Record<string, unknown> = {
  PlayerPerformance: { performances: [PERFORMANCE], hasNext: true, lastId: finished.id },
  MatchesByTeam: { competitions: [], matches: [finished] },
};

function site(info: PlayerInfo | undefined, locale: LocaleCode = "en") {
  const answers = ({ name }: { name: string }) => {
    const ending = Object.keys(ANSWERS).find((one) => name.toLowerCase().endsWith(one.toLowerCase()));
    return { value: ending ? ANSWERS[ending] : info };
  };
  return testContext(answers, { locale });
}

const requestFor = (info: PlayerInfo, sport: Sport, search = "") => ({
  sport,
  search,
  params: { playerName: info.key, player: info.id },
});

const PLAYERS = { football: FOOTBALLER, basketball: BASKETBALLER } as const;

interface Options {
  sport?: Sport;
  locale?: LocaleCode;
  change?: Partial<PlayerInfo>;
  search?: string;
}

async function pages({ sport = "football", locale = "en", change = {}, search = "" }: Options = {}) {
  const info = { ...PLAYERS[sport], ...change };
  const { context } = site(info, locale);
  const page = testPage(locale, { now: TEST_NOW });
  const request = requestFor(info, sport, search);
  return {
    overview: markup(locale, <PlayerOverview data={await loadOverview(context, request)} page={page} />),
    transfer: markup(locale, <PlayerTransfers data={await loadTransfers(context, request)} page={page} />),
    career: markup(locale, <PlayerCareer data={await loadCareer(context, request)} page={page} />),
  };
}

const markup = (locale: LocaleCode, page: ReactElement) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("player-overview"))}>{page}</I18nextProvider>,
  );

describe.each(LOCALES)("$code", ({ code }) => {
  test.each(["football", "basketball"] as const)(
    "pages of %s have one heading and no missing translation",
    async (sport) => {
      for (const text of Object.values(await pages({ sport, locale: code }))) {
        expect(text.match(/<h1/g)).toHaveLength(1);
        expect(text.match(/aria-current="page"/g)).toHaveLength(1);
        expect(text).not.toContain("style=");
        expect(text).not.toMatch(/>(people|empty|player):|\{\{|>undefined|NaN/);
      }
    },
  );
});

describe("a player's overview", () => {
  test("shows season, matches, facts, injuries and trophies", async () => {
    const { overview } = await pages();
    expect(overview).toContain("2026-27 season");
    expect(overview).toContain("1,163");
    expect(overview).toContain("Hà Nội FC");
    expect(overview).toContain("1 goal");
    expect(overview).toContain("As a substitute");
    expect(overview).toContain("Left winger");
    expect(overview).toMatch(/Hamstring injury <span class="tag warn">Out now/);
    expect(overview).toContain("Turf toe");
    expect(overview).toContain(`?lastId=${finished.id}#matches`);
    expect(overview).toContain("computer-generated");
  });

  test("goes on without the matches, and says so", async () => {
    const { context, isCacheable } = testContext(({ name }) =>
      name === "playerInfo" ? { value: FOOTBALLER } : Promise.reject(faultOf("network")),
    );
    const data = await loadOverview(context, requestFor(FOOTBALLER, "football"));
    expect(data.matches).toEqual({ error: "upstream" });
    expect(isCacheable()).toBe(false);
    const shown = markup("en", <PlayerOverview data={data} page={testPage("en")} />);
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
    const { overview, transfer, career } = await pages({ change });
    expect(overview).toContain("Without a club");
    expect(overview).toContain("No injuries on record");
    expect(transfer).toContain("No transfers");
    expect(career).toContain("No career data");
  });
});

test("transfers are a table and a picture with sentences", async () => {
  const { transfer } = await pages();
  expect(transfer).toContain("€350k");
  expect(transfer).toContain("Leeds United: 01 Jul 2022 to 01 Jul 2024; Arsenal: since 01 Jul 2024");
});

test("a career has seasons and clubs", async () => {
  const { career } = await pages();
  expect(career).toContain("2025-26");
  expect(career).toContain("1,563");
  expect((await pages({ sport: "basketball" })).career).toContain("15.2");
});

describe("loading a player", () => {
  test("leads from another name to the right one, with the query", async () => {
    const { context } = site(FOOTBALLER, "th");
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
    await expect(loadCareer(context, requestFor(FOOTBALLER, "football"))).rejects.toMatchObject({ init: { status } });
  });

  test("a malformed query is a 400", async () => {
    const { context } = site(FOOTBALLER);
    await expect(loadOverview(context, requestFor(FOOTBALLER, "football", "?lastId=a"))).rejects.toMatchObject({
      init: { status: 400 },
    });
  });

  test("an old copy says its age", async () => {
    const old = { fetchedAt: TEST_NOW - 3_600_000, isLastGood: true };
    const { context } = testContext(({ name }) => ({
      value: name === "playerInfo" ? FOOTBALLER : ANSWERS.MatchesByTeam,
      ...old,
    }));
    const data = await loadTransfers(context, requestFor(FOOTBALLER, "football"));
    const page = testPage("en", { now: TEST_NOW });
    expect(markup("en", <PlayerTransfers data={data} page={page} />)).toContain("1 hour ago");
  });
});

describe.each(LOCALES)("what search engines read in $code", ({ code }) => {
  test.each(["overview", "transfer", "career"] as const)("of the page %s", async (tab) => {
    const { context } = site(FOOTBALLER, code);
    const { head } = await loadCareer(context, requestFor(FOOTBALLER, "football"));
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
