import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { COMMENTARY_KINDS, type Comment } from "#contract/domain/commentary";
import type { OddsQuote } from "#contract/domain/odds";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { MINUTE } from "#contract/time/units";
import { isOpen } from "~/features/match/offered-tabs";
import { testHead } from "~/features/match/test-head";
import { TEST_EVENTS, testEvent } from "~/features/match-events/test-events";
import { type Answers, faultOf, TEST_NOW, testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished, live, STATES, scheduled } from "~/features/match-row/test-matches";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import { commentsOf, type FeedItem, feedItems, oddsPauses } from "./feed-items.ts";
import { loadMatchFeed } from "./load-match-feed.server.ts";
import { MatchFeedPage } from "./MatchFeedPage.tsx";

const comment = (change: Partial<Comment> = {}): Comment => ({
  id: "c1",
  kind: "GOAL",
  side: "home",
  minute: 12,
  text: "Quyết scores.",
  isKey: true,
  at: live.kickOff + 14 * MINUTE,
  ...change,
});
const quote = (change: Partial<OddsQuote>): OddsQuote => ({ stage: "live", prices: {}, isSuspended: false, ...change });
const side = { teamId: "1", starters: [], bench: [], absences: [] };
const lineUps = {
  state: "official",
  confirmedAt: live.kickOff - 60 * MINUTE,
  home: { ...side, formation: "4-3-3" },
  away: { ...side, formation: "4-4-2" },
} as const;

describe("comments and events", () => {
  test.each<[string, Partial<Comment>, boolean]>([
    ["the same kind, minute and side", {}, true],
    ["another kind", { kind: "CARD" }, false],
    ["another minute", { minute: 13 }, false],
    ["added time", { addedMinute: 1 }, false],
    ["no side, where no other tells it", { side: undefined }, true],
  ])("%s: %s", (_name, change, hasComment) => {
    expect(commentsOf([testEvent()], [comment(change)]).has("1")).toBe(hasComment);
  });

  test("each comment belongs to one event, that of a review to its end", () => {
    const found = commentsOf(
      [testEvent(), testEvent({ id: "2" }), testEvent({ id: "3", type: "VAR", minute: 13 })],
      [comment(), comment({ id: "v1", kind: "VAR", minute: 13 }), comment({ id: "v2", kind: "VAR", minute: 13 })],
    );
    expect([...found].map(([id, { id: by }]) => [id, by])).toEqual([
      ["1", "c1"],
      ["3", "v2"],
    ]);
  });

  test("of two comments of one minute an event gets its own side's, and of one side's the first", () => {
    const [away, home, again] = [
      comment({ id: "away", side: "away" }),
      comment({ id: "home" }),
      comment({ id: "home again" }),
    ];
    expect(commentsOf([testEvent()], [away, home, again]).get("1")).toBe(home);
    expect(commentsOf([testEvent({ side: "away" })], [home, again, away]).get("1")).toBe(away);
    expect(commentsOf([testEvent({ side: "away" })], [home, again]).get("1")).toBe(home);
  });
});

describe("pauses of prices", () => {
  test.each<[string, OddsQuote[], object[]]>([
    ["none", [quote({ at: 2 }), quote({ at: 1 })], []],
    [
      "one that goes on",
      [quote({ at: 2, isSuspended: true, minuteAtQuote: 9 })],
      [{ at: 2, minute: 9, isBack: false }],
    ],
    [
      "one of two quotes that is over",
      [
        quote({ at: 4, minuteAtQuote: 11 }),
        quote({ at: 3, isSuspended: true }),
        quote({ at: 2, isSuspended: true }),
        quote({ at: 1 }),
      ],
      [{ at: 2, isBack: true, backMinute: 11 }],
    ],
    ["before kick-off", [quote({ at: 1, stage: "pre", isSuspended: true })], []],
  ])("%s", (_name, history, pauses) => {
    expect(oddsPauses(history)).toEqual(pauses);
  });
});

describe("the stream", () => {
  const kinds = (items: readonly FeedItem[]) => items.map(({ kind, id }) => `${kind} ${id}`);

  test("is newest first, with the sentence about an event beside it and other key moments by themselves", () => {
    const items = feedItems({
      match: live,
      events: [testEvent()],
      comments: [
        comment({ id: "c3", kind: "SHOT", minute: 20, at: live.kickOff + 22 * MINUTE }),
        comment({ id: "c2", kind: "FOUL", minute: 15, isKey: false, at: live.kickOff + 17 * MINUTE }),
        comment(),
      ],
      lineUps,
      odds: { company: "Sbobet", history: [quote({ at: live.kickOff + 15 * MINUTE, isSuspended: true })] },
    });
    expect(kinds(items)).toEqual(["comment cc3", `odds o${live.kickOff + 15 * MINUTE}`, "event e1", "lineups lineups"]);
    expect(items[1]).toMatchObject({ minute: "12", isBack: false, company: "Sbobet" });
    expect(items[2]).toMatchObject({ text: "Quyết scores." });
  });

  test("keeps the order of events whose time nobody reported", () => {
    const items = feedItems({ match: live, events: TEST_EVENTS });
    expect(items.map(({ id }) => id)).toEqual(TEST_EVENTS.map(({ id }) => `e${id}`).reverse());
  });

  test.each([
    ["half-time", { phase: "HALF_TIME", period: "H1", minute: 45 }, 45],
    ["half-time after added time", { phase: "HALF_TIME", period: "H1", minute: 45, addedMinute: 3 }, 48],
    ["the end of ninety minutes", { phase: "ET_BREAK", period: "H2", minute: 90 }, 107],
    ["the break of extra time", { phase: "EXTRA_TIME", period: "ET1", minute: 105 }, 130],
    ["the end of extra time", { phase: "AFTER_ET", period: "ET2", minute: 120 }, 147],
  ] as const)(
    "places %s by the minutes and breaks before it, where nobody reported its time",
    (_name, change, after) => {
      const event = testEvent({ type: "PERIOD", side: undefined, player: undefined, ...change });
      const [item] = feedItems({ match: live, events: [event] });
      const added = "addedMinute" in change ? `+${change.addedMinute}` : "";
      expect(item).toMatchObject({ minute: `${change.minute}${added}`, at: live.kickOff + after * MINUTE });
    },
  );

  test.each([
    ["H1", 45, 45],
    ["H2", 46, 63],
    ["H2", 90, 107],
    ["ET1", 91, 116],
    ["ET1", 105, 130],
    ["ET2", 106, 133],
  ] as const)(
    "places a goal of %s in minute %i between what is known to be before and after it",
    (period, minute, at) => {
      const known = (id: string, minutes: number) =>
        comment({ id, kind: "SHOT", minute: undefined, at: live.kickOff + minutes * MINUTE });
      const items = feedItems({
        match: live,
        events: [testEvent({ period, minute })],
        comments: [known("after", at + 0.5), known("before", at - 0.5)],
      });
      expect(kinds(items)).toEqual(["comment cafter", "event e1", "comment cbefore"]);
    },
  );

  test("comments that stand by themselves have their minute, where they have one", () => {
    const alone = (change: Partial<Comment>) => feedItems({ match: live, comments: [comment(change)] })[0];
    expect(alone({ minute: 45, addedMinute: 2 })).toMatchObject({ kind: "comment", minute: "45+2" });
    expect(alone({ minute: undefined })).not.toHaveProperty("minute");
  });

  test("an event that the timeline leaves out stands as its comment, or not at all", () => {
    const event = testEvent({ type: "PERIOD", side: undefined, player: undefined, phase: "SECOND_HALF", minute: 46 });
    expect(feedItems({ match: live, events: [event] })).toEqual([]);
    const about = comment({ kind: "PERIOD", minute: 46, side: undefined, text: "Off we go again." });
    expect(feedItems({ match: live, events: [event], comments: [about] })).toMatchObject([
      { id: "e1", kind: "comment", minute: "46", comment: { text: "Off we go again." } },
    ]);
  });

  test("line-ups have both formations, and stand an hour before kick-off where nobody says when they came", () => {
    const { confirmedAt, ...unconfirmed } = lineUps;
    const [official] = feedItems({ match: live, lineUps: { ...lineUps, confirmedAt: confirmedAt - MINUTE } });
    expect(official).toMatchObject({ at: confirmedAt - MINUTE, formations: ["4-3-3", "4-4-2"] });
    const [predicted] = feedItems({ match: live, lineUps: { ...unconfirmed, state: "predicted" } });
    expect(predicted).toMatchObject({ at: live.kickOff - 60 * MINUTE, state: "predicted" });
  });

  test("a pause of prices has the minute of the last comment by then, else that of the prices, else none", () => {
    const at = live.kickOff + 15 * MINUTE;
    const pause = (history: OddsQuote[], comments: Comment[]) =>
      feedItems({ match: live, comments, odds: { company: "Sbobet", history } }).find(({ kind }) => kind === "odds");
    const paused = quote({ at, isSuspended: true, minuteAtQuote: 14 });
    const unnumbered = comment({ id: "x", minute: undefined, at: at - 1 });
    expect(pause([paused], [unnumbered, comment({ minute: 13, at: at - MINUTE })])).toMatchObject({ minute: "13" });
    expect(pause([paused], [comment({ minute: 16, at: at + MINUTE })])).toMatchObject({ minute: "14" });
    expect(pause([quote({ at, isSuspended: true })], [])).not.toHaveProperty("minute");
    const back = [quote({ at: at + MINUTE, minuteAtQuote: 17 }), paused];
    expect(pause(back, [])).toMatchObject({ isBack: true, backMinute: 17 });
    expect(pause([paused], [])).not.toHaveProperty("backMinute");
  });

  test("of nothing is empty", () => {
    expect(feedItems({ match: scheduled, lineUps: { ...lineUps, state: "none" } })).toEqual([]);
  });
});

const params = {
  countryKey: "vietnam",
  leagueKey: "v-league-1",
  matchName: "ha-noi-vs-nam-dinh",
  matchId: finished.id,
};
const info = { match: finished, competition: testGroup("766", []).competition, season: "2026-27", goals: [] };
const companies = [
  { id: 1001, name: "" },
  { id: 31, name: "Sbobet" },
];
const VALUES: Record<string, unknown> = {
  matchInfo: info,
  matchEvents: { events: [testEvent()], shootout: [] },
  matchCommentary: { comments: [comment()], hasNext: false },
  matchLineup: lineUps,
  oddsLatestThreePeriod: { companies },
  oddsEurope: { companies, labels: [], lines: [{ history: [quote({ at: TEST_NOW, isSuspended: true })] }] },
};
const without =
  (...failing: string[]): Answers =>
  ({ name }) => {
    if (failing.includes(name)) throw faultOf("network");
    return { value: VALUES[name] };
  };
const address = { sport: "football", params, search: "" } as const;

describe("loading the stream", () => {
  test("asks a company that reports when it pauses", async () => {
    const { context, calls } = testContext(without());
    const { items, isPartial } = await loadMatchFeed(context, address);
    expect(items.map(({ kind }) => kind)).toEqual(["odds", "event", "lineups"]);
    expect(isPartial).toBe(false);
    expect(calls.at(-1)).toEqual({ name: "oddsEurope", query: { matchId: finished.id, companyId: 31 } });
  });

  test("says nothing of prices where none are shown", async () => {
    const { context, calls } = testContext(without(), { showsPrices: false });
    expect((await loadMatchFeed(context, address)).items.map(({ kind }) => kind)).toEqual(["event", "lineups"]);
    expect(calls.some(({ name }) => name.startsWith("odds"))).toBe(false);
  });

  test.each([
    ["matchEvents", ["odds", "comment", "lineups"]],
    ["matchCommentary", ["odds", "event", "lineups"]],
    ["matchLineup", ["odds", "event"]],
    ["oddsEurope", ["event", "lineups"]],
  ])("goes on without %s, and is not cached", async (failing, kinds) => {
    const { context, isCacheable } = testContext(without(failing));
    const { items, isPartial } = await loadMatchFeed(context, address);
    expect(items.map(({ kind }) => kind)).toEqual(kinds);
    expect(isPartial).toBe(true);
    expect(isCacheable()).toBe(false);
  });
});

const pageOf = (locale: LocaleCode): Page => ({
  locale,
  languages: [locale],
  path: "/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001/feed",
  search: "",
  origin: "https://matchlight.example",
  now: TEST_NOW,
  zone: offsetsBetween(scheduled.kickOff, scheduled.kickOff, "Asia/Bangkok"),
  requestId: "request",
  savesData: false,
  config: { storageBaseUrl: "https://storage.example", socials: {}, apps: {} },
});

function html(
  items: FeedItem[],
  { locale = "en" as LocaleCode, isPartial = false, match = finished as typeof info.match } = {},
) {
  const head = testHead({ sport: "football", ...info, match }, { tab: "feed" });
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("match-feed"))}>
      <MatchFeedPage data={{ head, items, isPartial }} page={pageOf(locale)} />
    </I18nextProvider>,
  );
}

describe("the page of the stream", () => {
  const items = feedItems({
    match: finished,
    events: TEST_EVENTS,
    comments: COMMENTARY_KINDS.map((kind) => comment({ id: kind, kind, minute: 88 })),
    lineUps,
    odds: {
      company: "Sbobet",
      history: [
        quote({ at: 3, isSuspended: true }),
        quote({ at: 2, minuteAtQuote: 7 }),
        quote({ at: 1, isSuspended: true }),
      ],
    },
  });

  test.each(LOCALES.map(({ code }) => code))("has words for every kind of news: %s", (locale) => {
    expect(html(items, { locale, isPartial: true })).not.toMatch(/match(Feed|Info)[.:]|\{\{|undefined|style=/);
  });

  test("leads from the kind to where more of it is", () => {
    const markup = html(items);
    expect(markup).toMatch(/href="\/en\/football\/[^"]*\/1076620260001#e-1">Goal</);
    // Word joiners keep each formation on one line.
    expect(markup.replaceAll("\u2060", "")).toContain("Hà Nội FC 4-3-3 · Nam Định 4-4-2");
    expect(markup).toContain("Sbobet suspended its odds");
    expect(markup).toContain("Back at 7&#x27;");
    expect(markup).toContain("Not back yet");
  });

  test.each(Object.entries(STATES))("without news says so in every state: %s", (_name, match) => {
    const none = isOpen(match) ? "No updates yet" : "No events recorded for this match";
    expect(html([], { match: match as typeof finished })).toContain(none);
  });

  test("says that a part of it is missing", () => {
    expect(html(items, { isPartial: true })).toContain("Part of the feed cannot be loaded");
    expect(html(items)).not.toContain("cannot be loaded");
  });
});
