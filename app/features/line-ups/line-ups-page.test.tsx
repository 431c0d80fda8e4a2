import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { GameLineUps } from "#contract/domain/game-info";
import type { LineUps } from "#contract/domain/line-ups";
import type { Match } from "#contract/domain/match";
import type { MatchEvent } from "#contract/domain/match-events";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { isOpen } from "~/features/match/offered-tabs";
import { faultOf, TEST_NOW, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { GAMES } from "~/features/match-row/test-games";
import { STATES } from "~/features/match-row/test-matches";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { LineUpsPage } from "./LineUpsPage.tsx";
import { loadLineUps } from "./load-line-ups.server.ts";
import { gameLineUps, lineUpPlayer, lineUps } from "./test-line-ups.ts";

const CODES = LOCALES.map(({ code }) => code);
const NOBODY: LineUps = {
  state: "none",
  home: { teamId: "70001", starters: [], bench: [], absences: [] },
  away: { teamId: "70002", starters: [], bench: [], absences: [] },
};

interface PageState {
  locale?: LocaleCode;
  match?: Match;
  value?: LineUps | GameLineUps;
  events?: MatchEvent[];
  failing?: readonly string[];
  isLastGood?: boolean;
  savesData?: boolean;
}

function load({ locale = "en", match = STATES.scheduled, value = lineUps, events = [], ...address }: PageState) {
  const about = { match, competition: testGroup("766", []).competition, season: "2026-27" };
  const answers = (name: string): unknown => {
    if (name === "matchEvents") return { value: { events, shootout: [] } };
    if (name === "basketballStandingByMatch") return { value: { tables: [] } };
    if (name.endsWith("ineup")) return { value, fetchedAt: TEST_NOW, isLastGood: address.isLastGood ?? false };
    return { value: { ...about, goals: [], referees: [], coaches: {}, leaders: [] } };
  };
  const { context, calls, isCacheable } = testContext(
    ({ name }) => (address.failing?.includes(name) ? Promise.reject(faultOf("network")) : answers(name)),
    { locale },
  );
  const params = {
    countryKey: match.countryKey,
    leagueKey: match.leagueKey,
    matchName: match.slug,
    matchId: match.id,
  };
  const { sport } = match;
  return { data: loadLineUps(context, { sport, params, search: "" }), calls, isCacheable };
}

async function render(state: PageState = {}): Promise<string> {
  const { locale = "en", savesData = false } = state;
  const data = await load(state).data;
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("match-lineups"))}>
      <LineUpsPage data={data} page={testPage(locale, { savesData })} />
    </I18nextProvider>,
  );
}

/** A key without a translation renders as itself. */
const BARE_KEY = />[a-z]+(?:[A-Z][a-z]+)*[.:][a-z][\w.]*</;

const played: LineUps = {
  ...lineUps,
  home: {
    ...lineUps.home,
    averageRating: "6.94",
    starters: lineUps.home.starters.map((player, index) => ({
      ...player,
      minutes: 67,
      rating: "7.1",
      ...(index === 3 && { goals: 2, isCaptain: true as const, isManOfTheMatch: true as const }),
      ...(index === 4 && { yellow: 1, red: 1, isSecondYellow: true as const, outMinute: 60 }),
      ...(index === 5 && { outMinute: 46 }),
    })),
    bench: [lineUpPlayer(12, { inMinute: 46, rating: "5.9" }), lineUpPlayer(13)],
  },
};
const change: MatchEvent = {
  id: "1",
  type: "SUBST",
  side: "home",
  minute: 46,
  period: "H2",
  playerIn: lineUpPlayer(12),
  playerOut: lineUpPlayer(6),
  reason: "injury",
};

describe("football's line-ups", () => {
  test.each(CODES)("have texts in %s, without a bare key, with one heading and no style attribute", async (locale) => {
    for (const state of [{}, { match: STATES.secondHalf, value: played, events: [change] }, { value: NOBODY }]) {
      const markup = await render({ locale, ...state });
      expect(markup.match(/<h1/g)).toHaveLength(1);
      expect(markup).not.toMatch(BARE_KEY);
      expect(markup).not.toContain("style=");
      expect(markup).not.toContain("undefined");
    }
  });

  test.each(Object.entries(STATES))("stand on the page of a match that is %s", async (_name, match) => {
    expect(await render({ match })).toContain("Starting line-up");
    const none = isOpen(match) ? "Line-ups not announced" : "No line-ups recorded";
    expect(await render({ match, value: NOBODY })).toContain(none);
  });

  test("lead from the list and from the pitch to the players, the pitch only for eyes and pointers", async () => {
    const markup = await render();
    expect(markup.match(/href="\/en\/football\/player\/p-1\/1\/overview"/g)).toHaveLength(4);
    expect(markup).toMatch(/id="pitch"[^>]*aria-hidden="true"/);
    expect(markup.match(/class="player" tabindex="-1"/g)).toHaveLength(22);
    expect(markup).toContain('fill="#123456"');
  });

  test("are a list where the places are not known", async () => {
    const value = { ...lineUps, away: { ...lineUps.away, starters: lineUps.away.starters.slice(1) } };
    const markup = await render({ value });
    expect(markup).not.toContain('id="pitch"');
    expect(markup).toContain("Nam Định: line-up");
  });

  test("say formation, coach, who is missing and who may be", async () => {
    const markup = await render();
    expect(markup).toContain('Formation <b class="tabular">4-3-3</b>');
    expect(markup).toContain("The Coach");
    expect(markup).toContain("Knee injury · expected back 24\u00a0Dec\u00a02026");
    expect(markup).toMatch(/Perhaps<\/span> <span class="tag doubtful">Doubtful<\/span><small>Injury</);
  });

  test("have neither ratings nor marks before kick-off", async () => {
    const markup = await render();
    expect(markup).not.toContain("Rating</th>");
    expect(markup).not.toContain("Goals, cards and substitutions");
  });

  test("keep everybody's place in the list as long as they may change", async () => {
    expect(await render({ match: STATES.secondHalf, value: played, events: [change] })).not.toContain(">Came on<");
    expect(await render({ match: STATES.fullTime, value: played, events: [change] })).toMatch(
      />Came on<[\s\S]*>P12<[\s\S]*>Substitutes<[\s\S]*>P13</,
    );
  });

  test("say in words what was done, and who came on for whom", async () => {
    const markup = await render({ match: STATES.secondHalf, value: played, events: [change] });
    expect(markup).toContain('aria-label="Goals: 2"');
    expect(markup).toContain('aria-label="Second yellows: 1"');
    expect(markup).not.toContain('aria-label="Substituted off: 60&#x27;"');
    expect(markup).toContain('aria-label="Substituted off: 46&#x27;"');
    expect(markup).toContain("Midfielder · for P6, injured");
    expect(markup).toContain('<abbr class="captain" title="Captain">C</abbr>');
    expect(markup).toContain('aria-label="Player of the match"');
    expect(markup).toContain('Average rating <b class="tabular">6.94</b>');
    expect(markup).toContain("Key to marks and ratings");
  });

  test.each<[LocaleCode, string]>([
    ["pt", "7,1</span>"],
    ["kh", "7.1</span>"],
  ])("write ratings as %s does", async (locale, rating) => {
    expect(await render({ locale, match: STATES.secondHalf, value: played })).toContain(rating);
  });

  test("say whether they are official or predicted, and when the teams' own are expected", async () => {
    expect(await render()).toContain("Official line-ups, announced at 18:15 (UTC+7) on Sat 21 Nov.");
    const early = { ...STATES.scheduled, kickOff: TEST_NOW + 5 * 3_600_000 };
    expect(await render({ match: early, value: { ...lineUps, state: "predicted" } })).toMatch(
      /Predicted line-ups, not yet .*: around 00:40 \(UTC\+7\) on Sun 22 Nov for this match/,
    );
    expect(await render({ match: early, value: NOBODY })).toContain(": around 00:40 (UTC+7) on Sun 22 Nov");
    expect(await render({ match: STATES.fullTime, value: NOBODY })).not.toContain("line-ups available");
  });

  test("stay without the events", async () => {
    const state = { match: STATES.secondHalf, value: played, failing: ["matchEvents"] };
    expect(await render(state)).toContain('aria-label="Came on as substitute: 46&#x27;"');
    const { data, isCacheable } = load(state);
    await data;
    expect(isCacheable()).toBe(false);
  });

  test("that fail leave the match's head", async () => {
    const markup = await render({ failing: ["matchLineup"] });
    expect(markup).toContain("Hà Nội FC v Nam Định</h1>");
    expect(markup).not.toContain("Starting line-up");
    expect(markup).toContain("Line-ups</h2>");
  });

  test("of a stale answer are marked with its age", async () => {
    expect(await render({ isLastGood: true })).toContain('data-stale=""');
  });

  test("need no crests for a visitor who saves data", async () => {
    expect(await render({ savesData: true })).not.toContain("/storage/team/70001");
  });

  test("of an unknown match are the error page of an unknown match", async () => {
    await expect(load({ failing: ["matchInfo"] }).data).rejects.toMatchObject({ data: { error: "upstream" } });
  });
});

/** States in which players are on court, unlike breaks. */
const PLAYED = new Set([
  "firstPoints",
  "clockStands",
  "clockRuns",
  "withoutClock",
  "overtime",
  "secondOvertime",
  "halves",
]);

describe("basketball's line-ups", () => {
  test.each(CODES)("have texts in %s, without a bare key", async (locale) => {
    const markup = await render({ locale, match: GAMES.clockRuns, value: gameLineUps });
    expect(markup).not.toMatch(BARE_KEY);
    expect(markup).not.toContain("style=");
  });

  test.each(Object.entries(GAMES))("stand on the page of a game that is %s", async (name, match) => {
    const markup = await render({ match, value: gameLineUps });
    expect(markup).toContain("Starting five");
    expect(markup.includes("On court now")).toBe(PLAYED.has(name));
    expect(markup.includes('<span class="tag onCourt">On court</span>')).toBe(PLAYED.has(name));
  });

  test.each([
    ["scheduled", "Starting five</h2>"],
    ["clockRuns", "On court now</h2>"],
    ["quarterOver", "On court before the break</h2>"],
    ["fullTime", "Starting five</h2>"],
  ] as const)("show the five of the moment in one place: %s", async (state, title) => {
    expect(await render({ match: GAMES[state], value: gameLineUps })).toContain(title);
  });

  test("of a game that is long over, or only predicted, stand once", async () => {
    const match = { ...GAMES.fullTime, kickOff: TEST_NOW - 86_400_000 };
    expect(await render({ match, value: gameLineUps })).not.toContain("Starting five</h2>");
    const value = { ...gameLineUps, state: "predicted" } as const;
    expect(await render({ match: GAMES.scheduled, value })).not.toContain("Starting five</h2>");
  });

  test("show who is on the court, guards first, from the bench too", async () => {
    const markup = await render({ match: GAMES.clockRuns, value: gameLineUps });
    const [, court = ""] = /id="court-home">(.*?)<\/div>/.exec(markup) ?? [];
    const five = court.match(/Starter \w+|Sixth Man/g);
    expect(five).toEqual(["Starter PG", "Starter SG", "Starter SF", "Starter C", "Sixth Man"]);
  });

  test("ask for nothing that basketball does not have", async () => {
    const { data, calls } = load({ match: GAMES.clockRuns, value: gameLineUps });
    await data;
    expect(calls.map(({ name }) => name).sort()).toEqual([
      "basketballLineup",
      "basketballMatchInfo",
      "basketballStandingByMatch",
    ]);
  });
});
