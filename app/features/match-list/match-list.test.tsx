import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { finished, live, scheduled } from "~/features/match-row/test-matches";
import { translatorOf } from "~/i18n/translator";
import type { Page } from "~/page/page";
import { testPage } from "~/page/test-page";
import type { ListedMatches } from "./begun-before.ts";
import { CompetitionPanel } from "./CompetitionPanel.tsx";
import { useListFacts } from "./list-data.ts";
import { MatchList } from "./MatchList.tsx";
import type { ListFacts, Show } from "./show.ts";
import { TEST_NOW } from "./test-context.ts";
import { testGroup } from "./test-group.ts";

const TODAY = "2026-11-21";

interface Choice {
  sport?: Sport;
  show?: Show;
  date?: string;
  locale?: LocaleCode;
  savesData?: boolean;
}

interface WithFactsProps {
  page: Page;
  options: Parameters<typeof useListFacts>[1];
  part(facts: ListFacts): ReactNode;
}

const WithFacts = ({ page, options, part }: WithFactsProps) => part(useListFacts(page, options));

/** Renders a part of the page with the facts of its list. */
function render(
  part: (facts: ListFacts) => ReactNode,
  { sport = "football", show = "all", date = TODAY, locale = "en", savesData = false }: Choice = {},
): string {
  const page = testPage(locale, { now: TEST_NOW, savesData });
  const day = { date, today: TODAY };
  const zone = [{ from: 0, minutes: 420 }] as const;
  const path = `/${locale}/${sport}/matches`;
  const options = { sport, day, show, zone, country: "VN", path };
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, ["matches", "common", "rows"])}>
      <WithFacts page={page} options={options} part={part} />
    </I18nextProvider>,
  );
}

const markup = (groups: ListedMatches[], choice?: Choice): string =>
  render((facts) => <MatchList groups={groups} facts={facts} canChange fetchedAt={7} />, choice);

const panel = (groups: ListedMatches[], choice?: Choice): string =>
  render((facts) => <CompetitionPanel groups={groups} facts={facts} />, choice);

test("an empty day of a site without simulation says that only real matches are shown, and leads to the imports", () => {
  const text = render((facts) => <MatchList groups={[]} facts={facts} canChange={false} fetchedAt={7} isRealOnly />);
  expect(text).toContain("Only real matches are shown here");
  expect(text).toContain('href="/en/about-data/imports"');
});

describe("a competition in the list", () => {
  test("names its country and stage, and how many matches it has and are live", () => {
    const text = markup([testGroup("766", [live, scheduled])]);
    expect(text).toContain('<details class="group card" open="" id="g-766">');
    expect(text).toContain(
      '<b>V.League 1</b> <span class="about"><small><span>Vietnam</span></small> <small>Matchday 9</small>',
    );
    expect(text).toContain(
      '<b class="liveCount">1 live</b><span class="matchCount">2<span class="visually-hidden"> matches</span></span>',
    );
  });

  test("says where its matches come from once, below the first that are simulated, and on each only in a mixed list", () => {
    const simulated = testGroup("766", [live]);
    const imported: ListedMatches = { ...testGroup("767", [scheduled]), source: "imported" };
    const note = /<p class="sourceNote note">([^<]*) <a href="\/en\/about-data">What is real here\?<\/a><\/p>/g;
    const all = markup([simulated, testGroup("768", [scheduled])]);
    expect([...all.matchAll(note)].map(([, text]) => text)).toEqual([
      "These matches are simulated by a computer; the clubs named take no part in them.",
    ]);
    expect(all.search(note)).toBeLessThan(all.indexOf('id="g-768"'));
    expect(all).not.toContain('<span class="tag">');
    const mixed = markup([imported, simulated]);
    expect([...mixed.matchAll(note)].map(([, text]) => text)).toEqual([
      "Matches marked “Simulated” are computer-generated. The clubs named take no part in them.",
    ]);
    expect(mixed.match(/<span class="tag">Simulated<\/span>/g)).toHaveLength(1);
    expect(markup([imported])).not.toMatch(note);
  });

  test("of youth, reserves and friendlies stands behind a line that counts them, closed in a long list", () => {
    const youth = testGroup("906", [live, scheduled]);
    const minor: ListedMatches = { ...youth, competition: { ...youth.competition, isMinor: true } };
    const line = /<details id="g-minor" class="group minor card"( open="")?>(.*?)<\/details>.*id="g-906"/;
    const [, isOpen, content] = line.exec(markup([testGroup("766", [scheduled]), minor])) ?? [];
    expect(isOpen).toBeDefined();
    expect(content).toContain("Youth, reserves and friendlies");
    expect(content).toContain('<b class="liveCount">1 live</b><span class="matchCount">2<');
    const many = testGroup(
      "766",
      Array.from({ length: 60 }, (_, index) => ({ ...scheduled, id: `${index}` })),
    );
    expect(line.exec(markup([many, minor]))?.[1]).toBeUndefined();
    const only = { ...minor, matches: many.matches };
    expect(line.exec(markup([only]))?.[1]).toBeDefined();
    expect(markup([testGroup("766", [scheduled])])).not.toContain("Youth");
  });

  test("leads to its own page, beside what folds", () => {
    const text = markup([testGroup("766", [live])]);
    expect(text).toContain(
      '</summary><a class="toCompetition to-competition" href="/en/football/vietnam/v-league-1/matches?leagueId=766" aria-labelledby="to-page"></a>',
    );
    expect(text.match(/id="to-page"/g)).toHaveLength(1);
  });

  test("has one place that links lead to, whatever its sources", () => {
    const twice = [testGroup("766", [live]), { ...testGroup("766", [finished]), season: "2025" }];
    expect(markup(twice).match(/id="g-766"/g)).toHaveLength(1);
    expect(markup(twice).match(/data-g="766"/g)).toHaveLength(1);
  });

  test("brings no picture to visitors who save data", () => {
    const group = testGroup("766", [scheduled]);
    expect(markup([group])).toContain("<img");
    expect(markup([group], { savesData: true })).not.toContain("<img");
    expect(panel([group], { savesData: true })).not.toContain("<img");
  });
});

describe("a list of more than the first screen", () => {
  const groups = (rows: number) => Array.from({ length: 9 }, (_, id) => testGroup(`${id}`, Array(rows).fill(live)));
  const held = (text: string) => text.match(/<noscript>/g)?.length ?? 0;

  test("has headings and rows below it in <noscript>", () => {
    const [first, later] = markup(groups(20)).split('<i id="first-screen" hidden=""></i>');
    expect(held(first ?? "")).toBe(0);
    expect(later).toMatch(
      /^<div class="card deferred" data-open="" id="g-1" data-n="20"><noscript><details class="group card" open="">/,
    );
    expect(held(later ?? "")).toBe(8);
  });

  test("tells where the first screen ends where there is nothing below it", () => {
    expect(markup(groups(1))).toMatch(/<i id="first-screen" hidden=""><\/i><\/div>$/);
    expect(held(markup(groups(1)))).toBe(0);
  });

  test("has the competitions to choose from in <noscript> where it is long: above 60 rows", () => {
    expect(held(panel(groups(20)))).toBe(1);
    expect(held(panel(groups(6)))).toBe(0);
  });
});

describe("a list without matches", () => {
  const day = (matches: ListedMatches["matches"]) => [testGroup("766", matches)];
  const later = { ...scheduled, kickOff: TEST_NOW + 3_600_000 };

  test.each<[string, ListedMatches[], Choice, string[]]>([
    ["an empty today leads to tomorrow", [], {}, ["No matches", "?date=2026-11-22"]],
    ["another empty day leads to today", [], { date: "2026-11-24" }, ["No matches", 'href="/en/football/matches"']],
    [
      "none live: when the next one begins",
      day([later]),
      { show: "live" },
      ["No live matches", "kicks off at 21:40", "?show=upcoming"],
    ],
    [
      "none live and none to come: all of the day",
      day([finished]),
      { show: "live", date: "2026-11-20" },
      ["No live matches", 'class="button" href="/en/football/matches?date=2026-11-20"'],
    ],
    ["none finished", day([later]), { show: "finished" }, ["No finished matches yet", "See all"]],
    ["none to come", day([finished]), { show: "upcoming" }, ["No more matches", "See all"]],
  ])("%s", (_name, groups, choice, texts) => {
    const text = markup(groups, choice);
    for (const one of texts) expect(text).toContain(one);
    expect(text).not.toContain("<details");
  });

  test("has no choices where there is nothing to choose from", () => {
    expect(markup([])).not.toContain("<nav");
    expect(panel([])).toBe("");
  });
});

describe("matches that began yesterday and are in play", () => {
  const begun = { ...live, id: "8", slug: "night-vs-day" };
  const groups: ListedMatches[] = [
    { ...testGroup("766", [begun]), hasBegunBefore: true },
    testGroup("766", [live, scheduled]),
    testGroup("39", [{ ...finished, id: "9" }]),
  ];

  test.each(LOCALES.map(({ code }) => code))("stand first, under a heading, in %s", (locale) => {
    const t = translatorOf(locale, ["matches"]).getFixedT(null, "matches");
    expect(t("begunBefore")).not.toBe("begunBefore");
    const parts = markup(groups, { locale }).split(/<h2 class="part">(.*?)<\/h2>/);
    expect([parts[1], parts[3]]).toEqual([t("begunBefore"), t("day.today")]);
    expect(parts[2]).toContain("/night-vs-day/8");
    expect(parts[2]).toContain('id="b-766" data-begun-before=""');
    expect(parts[4]).toContain('id="g-766"');
    expect(parts[4]).toContain('id="g-39"');
  });

  test("count, and are in the live filter", () => {
    const text = markup(groups, { show: "live" });
    expect([...text.matchAll(/<b[^>]*>(\d)<\/b><\/a>/g)].map(([, count]) => count)).toEqual(["4", "2", "1", "1"]);
    expect(text).toContain("/night-vs-day/8");
  });

  test("are in no other filter, and the list has no headings then", () => {
    const text = markup(groups, { show: "upcoming" });
    expect(text).not.toContain("/night-vs-day/8");
    expect(text).not.toContain('class="part"');
  });

  test("make no second line in the panel: it counts both and leads to the day's own", () => {
    const text = panel(groups);
    expect(text.match(/>V\.League 1</g)).toHaveLength(2);
    expect(text).toMatch(/href="#g-766">.*?<span>V\.League 1<\/span><b class="liveCount">2</);
    expect(panel(groups.slice(0, 1))).toContain('href="#b-766"');
  });
});

describe("the choices", () => {
  const ended = { ...finished, id: "3", slug: "ended-vs-over" };
  const day = [testGroup("766", [scheduled, live]), testGroup("39", [ended])];

  test.each<[Show, { id: string }[]]>([
    ["all", [scheduled, live, ended]],
    ["live", [live]],
    ["finished", [ended]],
    ["upcoming", [scheduled]],
  ])("“%s” shows its matches, with the counts of the whole day", (show, matches) => {
    const text = markup(day, { show });
    expect(text.match(/href="[^"]*\/\d+"/g)).toHaveLength(matches.length);
    for (const { id } of matches) expect(text).toContain(`/${id}"`);
    expect([...text.matchAll(/<b[^>]*>(\d)<\/b><\/a>/g)].map(([, count]) => count)).toEqual(["3", "1", "1", "1"]);
  });

  test("lead from another day to what is live today, without a number", () => {
    const text = markup(day, { date: "2026-11-20" });
    expect(text).toContain('<a href="/en/football/matches?show=live" data-show="live">Live </a>');
    expect([...text.matchAll(/<b[^>]*>(\d)<\/b><\/a>/g)].map(([, count]) => count)).toEqual(["3", "1", "1"]);
  });

  test("keep the day and the sport, and name today by no date", () => {
    expect(markup(day, { show: "live", date: "2026-11-20" })).toContain(
      'href="/en/football/matches?date=2026-11-20&amp;show=finished"',
    );
    expect(markup(day, { show: "live" })).toContain('href="/en/football/matches?show=finished"');
    expect(markup(day, { sport: "basketball" })).toContain('href="/en/basketball/matches?show=live"');
  });

  test("leave competitions in the panel that they have not: those lead to the whole list", () => {
    const text = panel(day, { show: "live" });
    expect(text).toContain('href="#g-766"');
    expect(text).toContain('href="/en/football/matches#g-39"');
  });

  test("say which one is shown and mark live matches where there are some", () => {
    const text = markup([testGroup("766", [live, finished])], { show: "finished" });
    expect(text).toContain('data-show="finished" aria-current="true">Finished <b>1</b>');
    expect(text).toContain('data-show="live">Live <b class="liveCount">1</b>');
    expect(markup([testGroup("766", [finished])])).toContain('data-show="live">Live <b class="">0</b>');
  });

  test.each(LOCALES.map(({ code }) => code))("are complete in %s", (locale) => {
    const groups = [testGroup("766", [live])];
    expect(markup(groups, { locale })).not.toMatch(/filter\.|>[^<]*\{\{/);
    expect(panel(groups, { locale })).not.toMatch(/competitions\.|\{\{/);
  });
});

test("a count of live matches has its place where nothing is live, for the browser to write it", () => {
  const groups = [testGroup("766", [finished])];
  expect(markup(groups)).toContain('</h2><b></b><span class="matchCount">');
  expect(panel(groups)).toMatch(/<a href="#g-766">.*<span>Vietnam<\/span><b><\/b><\/a>/);
});

test("the panel counts a country's live matches over all its competitions", () => {
  const text = panel([testGroup("766", [live]), testGroup("767", [live, scheduled])]);
  expect(text).toMatch(/data-g="766 767"><a href="#g-766">.*<span>Vietnam<\/span><b class="liveCount">2<\/b>/);
});
