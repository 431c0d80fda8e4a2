import { describe, expect, test } from "vitest";
import type { Article } from "#contract/domain/article";
import { CONTEST_TYPES } from "#contract/tables/contest-types";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { PAGES, type PageRow } from "#contract/tables/pages/pages";
import { articleMeta } from "~/features/article/ArticlePage";
import { head as testCompetition } from "~/features/competition/test-competition";
import { testHead } from "~/features/match/test-head";
import { testGroup } from "~/features/match-list/test-group";
import { finished } from "~/features/match-row/test-matches";
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from "~/features/page-meta/fit-texts";
import { info as testTeam } from "~/features/team/test-team";
import { formatDate } from "~/i18n/format-date";
import { routeHandle } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import type { RouteMatches } from "~/page/page";
import { testPage } from "~/page/test-page";

/** Names as long as they get, in the script of each language. */
interface LongNames {
  home: string;
  homeShort: string;
  away: string;
  awayShort: string;
  competition: string;
  country: string;
  player: string;
}

const LATIN: LongNames = {
  home: "Borussia Mönchengladbach",
  homeShort: "M’gladbach",
  away: "Wolverhampton Wanderers",
  awayShort: "Wolves",
  competition: "AFC Champions League Elite",
  country: "Bosnia and Herzegovina",
  player: "Pierre-Emerick Aubameyang",
};

const NAMES: Record<LocaleCode, LongNames> = {
  en: LATIN,
  vn: { ...LATIN, competition: "Giải Vô địch Quốc gia Việt Nam", country: "Bosnia và Herzegovina" },
  pt: { ...LATIN, competition: "Campeonato Brasileiro Série A", country: "Bósnia e Herzegovina" },
  th: {
    home: "โบรุสเซีย เมินเชนกลัดบัค",
    homeShort: "กลัดบัค",
    away: "วูล์ฟแฮมป์ตัน วันเดอเรอร์ส",
    awayShort: "วูล์ฟส์",
    competition: "เอเอฟซี แชมเปียนส์ลีก เอลิท",
    country: "บอสเนียและเฮอร์เซโกวีนา",
    player: "ปิแอร์-เอเมอริค โอบาเมยอง",
  },
  kh: {
    home: "បូរូស្យា មុនឆេង​ហ្គ្លាដបាក់",
    homeShort: "ហ្គ្លាដបាក់",
    away: "វូលវើហាំតុន វ៉ាន់ឌឺរ័រ",
    awayShort: "វូលវើហាំតុន",
    competition: "លីគ​កំពូល​កម្ពុជា 2026",
    country: "បូស្នី និង​ហឺហ្សេហ្គោវីណា",
    player: "Pierre-Emerick Aubameyang",
  },
  "zh-Hans": {
    home: "门兴格拉德巴赫足球俱乐部",
    homeShort: "门兴",
    away: "伍尔弗汉普顿流浪者",
    awayShort: "狼队",
    competition: "亚足联冠军精英联赛",
    country: "波斯尼亚和黑塞哥维那",
    player: "皮埃尔-埃梅里克·奥巴梅扬",
  },
  "zh-Hant": {
    home: "慕遜加柏足球會",
    homeShort: "慕遜加柏",
    away: "華華漢普頓流浪者",
    awayShort: "狼隊",
    competition: "亞足協冠軍精英聯賽",
    country: "波斯尼亞和黑塞哥維那",
    player: "皮埃爾-埃梅里克·奧巴美揚",
  },
};

type Case = (facts: { names: LongNames; page: PageRow; locale: LocaleCode; hasShortNames: boolean }) => unknown;

const NOTHING: Case = () => ({});

const competitionOf = ({ competition, country }: LongNames) => {
  const given = testGroup("766", []).competition;
  return { ...given, name: competition, country: { ...given.country, name: country } };
};

const matchOf: Case = ({ names, page, locale, hasShortNames }) => {
  const sport = page.sport ?? "football";
  const match = {
    ...finished,
    sport,
    home: { id: "1", key: "home", name: names.home, ...(hasShortNames && { shortName: names.homeShort }) },
    away: { id: "2", key: "away", name: names.away, ...(hasShortNames && { shortName: names.awayShort }) },
  };
  const tab = page.module.replace("match-", "").replace(/^(?:analysis|odds-result).*/, "analysis");
  const about = { sport, match, competition: competitionOf(names), season: "2026-27", goals: [] };
  const head = testHead(about as unknown as Parameters<typeof testHead>[0], { tab: tab as "info" });
  const day = formatDate("2026-11-21", locale, "full");
  return { head: { ...head, day }, side: "home", match, competition: about.competition, day, clips: [] };
};

const teamOf: Case = ({ names, page: { sport } }) => ({
  head: {
    sport,
    info: { ...testTeam, team: { ...testTeam.team, name: names.home }, competitions: [competitionOf(names)] },
  },
  params: { filter: {}, part: {} },
});

const competitionPage: Case = ({ names, page: { sport } }) => ({
  head: { ...testCompetition, sport, competition: competitionOf(names) },
  params: { round: "9" },
  round: { stage: "regular", matchday: 29 },
  choice: { view: "home" },
});

const playerOf: Case = ({ names, page: { sport } }) => ({
  head: { sport, name: names.player, info: { id: "1", team: { id: "2", key: "away", name: names.away } } },
});

const countryOf: Case = ({ names, locale }) => ({
  head: { country: { id: "84", key: "country", name: names.country } },
  day: { label: formatDate("2026-11-21", locale, "full"), near: undefined, isInReach: true },
});

const HEADLINE = "A headline that is longer than any search result shows, and that no other version of it is known for";
const SUMMARY = `${HEADLINE}. Its summary goes on for as long as its writer liked, and ends with a whole sentence.`;
const contestPage: Case = ({ page: { path } }) => {
  const kind = CONTEST_TYPES.find(({ segment }) => path.includes(`/${segment}/`))?.kind;
  return { head: { id: "1", title: HEADLINE, state: "ongoing", sport: "football", kind } };
};

const MATCH_CASES = Object.fromEntries(
  PAGES.filter(({ module }) => /^match-(?!list)|^odds-result|^highlight$/.test(module)).map(({ module }) => [
    module,
    matchOf,
  ]),
);

/** What each page's loader answers, for its title and description. */
const CASES: Record<string, Case> = {
  ...MATCH_CASES,
  "match-list": ({ locale }) => ({ day: { label: formatDate("2026-11-21", locale, "full"), isInReach: true } }),
  team: teamOf,
  "team-matches": teamOf,
  "team-squad": teamOf,
  "competition-matches": competitionPage,
  "competition-table": competitionPage,
  "competition-leaders": competitionPage,
  "competition-about": competitionPage,
  "player-overview": playerOf,
  "player-transfer": playerOf,
  "player-career": playerOf,
  "country-matches": countryOf,
  "country-standings": countryOf,
  highlights: ({ names, page: { sport } }) => ({ sport, competition: competitionOf(names), count: 1 }),
  sevens: () => ({ view: "list", tournament: "HKFC Soccer Sevens", year: "2026", queryYear: "2026" }),
  events: ({ page: { sport } }) => ({ sport, state: "ongoing" }),
  fantasy: ({ page: { sport } }) => ({ sport }),
  "contest-matches": contestPage,
  "event-video": contestPage,
  "event-world-cup": contestPage,
  "event-referral": contestPage,
  search: () => ({ query: { text: HEADLINE } }),
  news: () => ({ list: { kind: "author" }, name: HEADLINE, cards: [1] }),
  "news-piece": () => ({
    title: HEADLINE,
    summary: SUMMARY,
    category: { name: "Reports", href: "/en/news" },
    tags: [],
    author: { name: "Desk", href: "/en/news" },
    published: { iso: "2026-11-21T12:00:00Z" },
  }),
  "news-comments": () => ({ title: HEADLINE }),
  announcement: () => ({ title: HEADLINE }),
  article: () => ({ article: { titleTag: HEADLINE, title: HEADLINE, description: SUMMARY } }),
  ...Object.fromEntries(
    [
      "world-cup-2022",
      "signin",
      "signup",
      "forgetpassword",
      "account",
      "account-notifications",
      "my-profile",
      "change-password",
      "my-phone-number",
      "my-referral-code",
      "delete-account",
      "go-on",
      "notification",
      "newsletter",
      "fav-matches",
      "fav-teams",
      "fav-competitions",
      "settings",
      "offline",
      "app-download",
      "about-data",
      "about-data-imports",
      "accessibility",
      "privacy-policy",
      "status",
      "terms",
    ].map((module) => [module, NOTHING]),
  ),
};

/** Pages whose titles are written by people, who are not asked to be brief. */
const IS_WRITTEN = /^(?:news|article|announcement|contest|event-|search)/;

interface RouteModule {
  meta(args: { data: unknown; matches: unknown }): Record<string, string>[];
}

// Texts of articles are files of the build.
const MODULES: Record<string, () => Promise<RouteModule>> = {
  ...import.meta.glob<RouteModule>(["./pages/*/route.tsx", "!./pages/article/route.tsx"]),
  "./pages/article/route.tsx": async () => ({
    meta: ({ data, matches }) => articleMeta((data as { article: Article }).article, matches as RouteMatches) as never,
  }),
};

async function textsOf(page: PageRow, locale: LocaleCode, hasShortNames: boolean): Promise<[string, string]> {
  const { meta } = await MODULES[`./pages/${page.module}/route.tsx`]!();
  const data = CASES[page.module]!({ names: NAMES[locale], page, locale, hasShortNames });
  const path = page.path.replace(/:\w+/g, "x");
  const matches = [
    { id: "root", data: testPage(locale, { path }) },
    { id: page.name, handle: routeHandle(page.module) },
  ];
  const tags = meta({ data, matches });
  const title = tags.find((tag) => tag.title)?.title ?? "";
  return [title, tags.find(({ name }) => name === "description")?.content ?? ""];
}

test("every page of the route table is looked at", () => {
  expect(Object.keys(CASES).sort()).toEqual([...new Set(PAGES.map(({ module }) => module))].sort());
});

describe.each(LOCALE_CODES)("in %s, with long names,", (locale) => {
  const pages = PAGES.filter(({ locales = [locale] }) => locales.includes(locale));

  test.each(pages)("$name has a title and a description that search results show whole", async (page) => {
    for (const hasShortNames of [true, false]) {
      const [title, description] = await textsOf(page, locale, hasShortNames);
      expect(title.length, title).toBeLessThanOrEqual(LONGEST_TITLE);
      expect(description.length, description).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
      expect(title.length, title).toBeGreaterThanOrEqual(4);
      expect(description.length, description).toBeGreaterThanOrEqual(15);
      expect(title + description).not.toMatch(/\{\{|undefined|\b\w+:\w+\.\w+/);
      if (!IS_WRITTEN.test(page.module)) expect([title, description].join(" / "), "is not cut").not.toContain("…");
    }
  });

  test.each(pages.filter(({ module }) => module in MATCH_CASES))("$name names both teams first", async (page) => {
    const { home, away, homeShort, awayShort } = NAMES[locale];
    const heading = translatorOf(locale, ["match"]).getFixedT(null, "match");
    const bare = (text: string) => text.replaceAll("\u200b", "");
    const full = bare(heading("heading", { home, away }));
    const short = bare(heading("heading", { home: homeShort, away: awayShort }));
    for (const text of await textsOf(page, locale, true))
      expect(text.startsWith(full) || text.startsWith(short), text).toBe(true);
    for (const text of await textsOf(page, locale, false)) expect(text.startsWith(full), text).toBe(true);
  });
});
