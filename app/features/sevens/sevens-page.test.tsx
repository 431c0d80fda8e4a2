import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { LineUpPlayer, TeamLineUp } from "#contract/domain/line-ups";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import type { EdgeContext } from "#worker/pages/context";
import { testContext } from "~/features/match-list/test-context";
import { live } from "~/features/match-row/test-matches";
import { namespacesOf, routeHandle } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { loadSevens } from "./load-sevens.server.ts";
import { SevensMatchPage } from "./SevensMatchPage.tsx";
import { SevensPage } from "./SevensPage.tsx";
import { sevensMeta } from "./sevens-meta.ts";
import { COMPETITION, FINAL, FIRST, KNOCKOUT, STANDINGS, sevensMatch, UPCOMING, VIDEO } from "./test-sevens.ts";

const DURING = Date.parse("2026-05-16T04:00:00Z");
const player = (id: string, name: string): LineUpPlayer => ({
  id,
  name,
  number: 9,
  role: "F",
  goals: 0,
  ownGoals: 0,
  assists: 0,
  yellow: 0,
  red: 0,
  minutes: 0,
  stats: {},
});
const side = (name: string): TeamLineUp => ({
  teamId: name,
  starters: [player("1", `${name} One`)],
  bench: [player("2", `${name} Two`)],
  absences: [],
  coach: { name: `${name} Coach` },
});
const answers: Record<string, unknown> = {
  sevensMatchList: { groups: [{ competition: COMPETITION, matches: [FIRST, UPCOMING, FINAL] }] },
  sevensKnockout: KNOCKOUT,
  sevensRanking: STANDINGS,
  sevensLiveVideos: [VIDEO],
  sevensMatchInfo: { ...FINAL, competition: COMPETITION, season: "2026", isGoldenGoal: true },
  sevensMatchEvents: {
    events: [
      { id: "1", type: "GOAL", side: "home", minute: 3, period: "H1", player: { name: "Poon" }, score: [1, 0] },
      { id: "2", type: "YELLOW", side: "away", minute: 9, period: "H2" },
      { id: "3", type: "PERIOD", minute: 7, period: "H2" },
    ],
    shootout: [{ order: 1, side: "home", isScored: false, score: [0, 0] }],
  },
  sevensMatchLineup: { state: "official", home: side("Kitchee"), away: side("Lee Man") },
};

interface Shown {
  locale?: LocaleCode;
  query?: string;
  change?: Record<string, unknown>;
  context?: Partial<EdgeContext>;
}

async function load({ locale = "en", query = "", change = {}, context }: Shown) {
  const edge = testContext(({ name }) => ({ value: { ...answers, ...change }[name] }), {
    locale,
    now: DURING,
    ...context,
  });
  return loadSevens(edge.context, new URLSearchParams(query));
}

async function html(shown: Shown): Promise<string> {
  const { locale = "en", query = "", context } = shown;
  const data = await load(shown);
  const page = testPage(locale, {
    path: "/hkfc",
    search: query && `?${query}`,
    savesData: context?.visitor?.savesData ?? false,
    ...(context?.config && { config: context.config }),
  });
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, [...namespacesOf("sevens"), "frame"])}>
      {data.view === "match" ? <SevensMatchPage data={data} page={page} /> : <SevensPage data={data} page={page} />}
    </I18nextProvider>,
  );
}

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test.each(["", "match=72026139"])(
    "the page ?%s has one heading, no style attribute, and all its texts",
    async (query) => {
      const markup = await html({ locale, query });
      expect(markup.match(/<h1/g)).toHaveLength(1);
      expect(markup).not.toContain("style=");
      expect(markup).not.toMatch(/>(sevens|standings|common|frame|matches|event|place|tree|column|short)[.:]\w/);
    },
  );
});

describe("the tournament's page", () => {
  test("asks guests to sign up or log in for livestreams, and leads back", async () => {
    const markup = await html({ query: "category=youth" });
    expect(markup).toContain("Sign up or log in to watch livestreams.");
    expect(markup).toContain('href="/en/signup?callBackUrl=%2Fen%2Fhkfc%3Fcategory%3Dyouth"');
    expect(markup).toContain('href="/en/signin?callBackUrl=%2Fen%2Fhkfc%3Fcategory%3Dyouth"');
  });

  test("has a member's link to what is live, where films are configured", async () => {
    const config = { storageBaseUrl: "/storage", socials: {}, apps: {}, liveVideoHosts: ["video.example"] };
    const markup = await html({ context: { config } });
    expect(markup).toContain(
      'href="/en/hkfc/video/202611" rel="nofollow" data-press="" aria-label="Watch: HKFC Soccer Sevens · day 1"',
    );
    expect(markup).not.toContain("video.example");
    expect(await html({})).not.toContain("/hkfc/video/");
  });

  test("has its categories, days and years as links", async () => {
    const markup = await html({});
    for (const href of ["/en/hkfc?category=masters", "/en/hkfc?day=2", "/en/hkfc?year=2025"])
      expect(markup).toContain(`href="${href}"`);
    expect(markup).toContain("In progress: 16 May 2026 to 17 May 2026");
  });

  test("says when the next one is once it is over", async () => {
    const markup = await html({ context: { now: Date.parse("2026-11-21T00:00:00Z") } });
    expect(markup).toContain("The next tournament is expected in May 2027.");
  });

  test("of today says of when it is while something is played", async () => {
    const playing = sevensMatch("1", "2026-05-16T04:00:00Z", { ...live, id: "1", kickOff: DURING });
    const list = { groups: [{ competition: COMPETITION, matches: [playing] }] };
    expect(await html({ change: { sevensMatchList: list } })).toMatch(/data-renew="\d+"><time[^>]*>Updated at/);
    expect(await html({})).not.toContain("data-renew");
  });

  test("shows the champion, the ties, the groups and the rows as links", async () => {
    const markup = await html({ query: "day=2" });
    expect(markup).toContain("<small>Won by Kitchee</small>");
    expect(markup).toMatch(/<span class="winner"><img [^>]*>?<span>Kitchee<\/span><b>1<\/b><i>\(4\)<\/i><\/span>/);
    expect(markup).toContain('<span class="undecided"><span>Winner: Quarter-final 2</span></span>');
    expect(markup).toMatch(/<tr class="through"><td>1<\/td><th scope="row"><span><img [^>]*> Kitchee<\/span>/);
    expect(markup).toContain('<span class="notes label">');
    expect(markup).toContain('href="/en/hkfc?match=72026139"');
  });

  test("shows rows under the visitor's day and the pitch, without pictures where data are saved", async () => {
    const visitor = { country: "BR", timeZone: "America/Sao_Paulo", savesData: true };
    const markup = await html({ query: "day=1", context: { visitor } });
    expect(markup).toContain('<time dateTime="2026-05-15">Fri 15 May 2026</time> <small>Main pitch</small>');
    expect(markup).not.toContain("<img");
  });

  test("says what is missing", async () => {
    const missing = { sevensKnockout: undefined, sevensRanking: undefined };
    const nothing = { sevensMatchList: { groups: [] } };
    const fault = "This part cannot be loaded";
    const markup = await html({ change: nothing });
    expect(markup).toContain("No matches");
    expect(markup).not.toContain(fault);
    expect(await html({ change: missing })).toContain(fault);
    // Where nothing invented is shown there is no tournament.
    expect(await html({ change: { ...nothing, ...missing } })).not.toContain(fault);
  });
});

test("a match shows its goals, cards, kicks and line-ups", async () => {
  const markup = await html({ query: "match=72026139" });
  expect(markup).toContain("Decided by a golden goal");
  expect(markup).toContain("Two halves of 7 minutes");
  expect(markup).toContain("<b>Poon</b> <small>Goal · Kitchee</small>");
  expect(markup).toContain("<b>Lee Man</b> <small>Yellow card</small>");
  expect(markup).toContain("Missed · Kitchee");
  expect(markup).toContain("Kitchee One");
  expect(markup).toContain("Coach: Lee Man Coach");
  expect(markup).toContain('href="/en/hkfc"');
});

test.each([
  ["", "HKFC Soccer Sevens 2026: matches, groups and results", '"startDate":"2026-05-16","endDate":"2026-05-17"'],
  ["match=72026139", "Kitchee v Lee Man, HKFC Soccer Sevens 2026", '"startDate":"2026-05-17T08:30:00.000Z"'],
])("structured data says what ?%s is", async (query, title, date) => {
  const routes = [
    { id: "root", data: testPage("en", { path: "/hkfc" }), handle: { i18n: ["common", "errors", "frame"] } },
    { id: "sevens", handle: routeHandle("sevens") },
  ];
  const meta = sevensMeta(await load({ query }), routes as Parameters<typeof sevensMeta>[1]);
  expect(meta).toContainEqual({ title: `${title} | Matchlight` });
  expect(JSON.stringify(meta)).toContain(date);
});
