import { describe, expect, test } from "vitest";
import type { PlayerInfo } from "#contract/domain/player-info";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { TEST_NOW, testContext } from "~/features/match-list/test-context";
import { FOOTBALLER } from "~/features/people/test-people";
import { ANSWERS, PLAYERS, playerMarkup, playerSite, requestFor } from "~/features/player/test-player-site";
import { testPage } from "~/page/test-page";
import { loadTransfers } from "./load-transfers.server.ts";
import { PlayerTransfers } from "./PlayerTransfers.tsx";

interface Options {
  sport?: Sport;
  locale?: LocaleCode;
  change?: Partial<PlayerInfo>;
}

async function transfers({ sport = "football", locale = "en", change = {} }: Options = {}) {
  const info = { ...PLAYERS[sport], ...change };
  const data = await loadTransfers(playerSite(info, locale).context, requestFor(info, sport));
  return playerMarkup(locale, <PlayerTransfers data={data} page={testPage(locale, { now: TEST_NOW })} />);
}

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test.each(["football", "basketball"] as const)(
    "the page of %s has one heading and no missing translation",
    async (sport) => {
      const text = await transfers({ sport, locale });
      expect(text.match(/<h1/g)).toHaveLength(1);
      expect(text.match(/aria-current="page"/g)).toHaveLength(1);
      expect(text).not.toContain("style=");
      expect(text).not.toMatch(/>(people|empty|player):|\{\{|>undefined|NaN/);
    },
  );
});

test("transfers are a table and a picture with sentences", async () => {
  const text = await transfers();
  expect(text).toContain("€350k");
  expect(text).toContain("Leeds United: 01 Jul 2022 to 01 Jul 2024, Arsenal: since 01 Jul 2024");
});

test("without any the page says so", async () => {
  expect(await transfers({ change: { transfers: [] } })).toContain("No transfers");
});

test("an old copy says its age", async () => {
  const old = { fetchedAt: TEST_NOW - 3_600_000, isLastGood: true };
  const { context } = testContext(({ name }) => ({
    value: name === "playerInfo" ? FOOTBALLER : ANSWERS.MatchesByTeam,
    ...old,
  }));
  const data = await loadTransfers(context, requestFor(FOOTBALLER, "football"));
  const page = testPage("en", { now: TEST_NOW });
  expect(playerMarkup("en", <PlayerTransfers data={data} page={page} />)).toContain("1 hour ago");
});
