import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { CompetitionLeader } from "#contract/domain/competition-info";
import { LEADER_KEYS } from "#contract/tables/competition-keys";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { head, info } from "~/features/competition/test-competition";
import { finished } from "~/features/match-row/test-matches";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { LeadersPage, rankedLeaders } from "./LeadersPage.tsx";
import type { LeadersData } from "./load-leaders.server.ts";

const render = (
  leaders: CompetitionLeader[] | undefined,
  locale: LocaleCode = "en",
  sport: Sport = "football",
  before?: LeadersData["before"],
) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("competition-leaders"))}>
      <LeadersPage
        data={{ head: { ...head, sport, tab: "leaders" }, ...(leaders && { leaders }), ...(before && { before }) }}
        page={testPage(locale)}
      />
    </I18nextProvider>,
  );

const textOf = (markup: string) => markup.replace(/<style.*?<\/style>|<[^>]+>/gs, " ").replace(/\s+/g, " ");

const averaged = (key: string, value: number, games: number): CompetitionLeader => ({
  key,
  value,
  games,
  player: { id: "9", key: "lee", name: "Lee" },
  team: finished.home,
});

describe("the leaders of a statistic", () => {
  test("share a rank where their figures are equal", () => {
    const rows = [9, 7, 7, 2].map((value) => ({ key: "goals", value, player: { name: `${value}` } }));
    expect(rankedLeaders(rows, "goals", "en").map(({ rank, figure }) => [rank, figure])).toEqual([
      [1, "9"],
      [2, "7"],
      [2, "7"],
      [4, "2"],
    ]);
  });

  test("have their average per game where games are known, in the visitor's format", () => {
    const rows = [averaged("points", 295, 10), averaged("points", 1_475, 50)];
    expect(rankedLeaders(rows, "points", "pt").map(({ rank, figure }) => [rank, figure])).toEqual([
      [1, "29,5"],
      [1, "29,5"],
    ]);
  });
});

describe("the leaders tab", () => {
  test("has a list for each statistic with portraits and links, and plain names where no more is known", () => {
    const markup = render(info.leaders);
    expect(markup).toContain('href="/en/football/player/nguyen/1/overview"');
    expect(markup).toMatch(/<img class="crest" src="[^"]*player\/1"/);
    expect(markup.match(/player\/\d+"/g)).toHaveLength(1);
    expect(textOf(markup)).toMatch(/Goals 1 Nguyễn Hà Nội FC 9 1 Trần 9 3 Lê 7/);
    expect(textOf(markup)).not.toContain("per game");
  });

  test("says how averages are counted, in basketball", () => {
    const text = textOf(render([averaged("rebounds", 101, 10)], "en", "basketball"));
    expect(text).toContain("70% of their team’s games. Rebounds 1 Lee");
    expect(text).toContain("10.1");
  });

  test("is empty before anybody leads, with the way to the season before, and an error state where the upstream does not answer", () => {
    expect(textOf(render([]))).toContain("There are no player figures for this season. Top players of 2025-26");
    expect(render([])).toContain("season=2025-26");
    expect(textOf(render([{ key: "odd_leader", value: 1, player: { name: "A" } }]))).toContain("no player figures");
    expect(render(undefined)).toContain('data-error="upstream"');
  });

  test("shows those of the season before until anybody leads, and says so", () => {
    const before = { season: "2025-26", leaders: info.leaders };
    const text = textOf(render([], "en", "football", before));
    expect(text).toContain(
      "There are no player figures for 2026-27 yet. These are the top players of 2025-26. Goals 1",
    );
    expect(textOf(render([], "en", "football", { ...before, leaders: [] }))).toContain("Top players of 2025-26");
    expect(textOf(render(info.leaders, "en", "football", before))).not.toContain("yet");
  });

  test.each(LOCALE_CODES)("has words for every statistic in %s", (locale) => {
    const all = LEADER_KEYS.map((key) => averaged(key, 30, 10));
    expect(textOf(render(all, locale, "basketball"))).not.toMatch(/\{\{|undefined|competition[:.]|leader\.|NaN/);
  });
});
