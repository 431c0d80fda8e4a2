import { describe, expect, test } from "vitest";
import type { PlayerInfo } from "#contract/domain/player-info";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { TEST_NOW } from "~/features/match-list/test-context";
import { PLAYERS, playerMarkup, playerSite, requestFor } from "~/features/player/test-player-site";
import { testPage } from "~/page/test-page";
import { loadCareer } from "./load-career.server.ts";
import { PlayerCareer } from "./PlayerCareer.tsx";

interface Options {
  sport?: Sport;
  locale?: LocaleCode;
  change?: Partial<PlayerInfo>;
}

async function career({ sport = "football", locale = "en", change = {} }: Options = {}) {
  const info = { ...PLAYERS[sport], ...change };
  const data = await loadCareer(playerSite(info, locale).context, requestFor(info, sport));
  return playerMarkup(locale, <PlayerCareer data={data} page={testPage(locale, { now: TEST_NOW })} />);
}

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test.each(["football", "basketball"] as const)(
    "the page of %s has one heading and no missing translation",
    async (sport) => {
      const text = await career({ sport, locale });
      expect(text.match(/<h1/g)).toHaveLength(1);
      expect(text.match(/aria-current="page"/g)).toHaveLength(1);
      expect(text).not.toContain("style=");
      expect(text).not.toMatch(/>(people|empty|player):|\{\{|>undefined|NaN/);
    },
  );
});

test("a career has seasons and clubs", async () => {
  const text = await career();
  expect(text).toContain("2025-26");
  expect(text).toContain("1,563");
  expect(await career({ sport: "basketball" })).toContain("15.2");
});

test("without seasons the page says so", async () => {
  expect(await career({ change: { seasons: [] } })).toContain("No career data");
});
