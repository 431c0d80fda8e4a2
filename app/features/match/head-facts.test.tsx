import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { LOCALES } from "#contract/tables/locales";
import { testGroup } from "~/features/match-list/test-group";
import { finished, live, STATES, scheduled } from "~/features/match-row/test-matches";
import { SharePlace } from "~/features/share/SharePlace";
import { translatorOf } from "~/i18n/translator";
import { firstLegPath } from "./first-leg.ts";
import { HeadFacts } from "./HeadFacts.tsx";
import { MatchActions } from "./MatchActions.tsx";
import type { MatchAbout } from "./match-about.ts";
import { type StateNote, stateNote } from "./state-note.ts";
import { covers } from "./test-coverage.ts";
import { testHead } from "./test-head.ts";

const competition = testGroup("766", []).competition;
const aboutOf = (match: Match): Extract<MatchAbout, { sport: "football" }> => ({
  ...{ sport: "football", match, competition, season: "2026-27", goals: [] },
});
const game: MatchAbout = {
  ...{ sport: "basketball", match: { ...finished, sport: "basketball" }, competition, season: "2026-27" },
  ...{
    referees: [
      { id: "1", name: "A" },
      { id: "2", name: "B" },
    ],
    coaches: {},
    leaders: [],
  },
} as MatchAbout;

describe("what a status leaves open", () => {
  test.each<[string, Match, StateNote | undefined]>([
    ["a match to come", scheduled, undefined],
    ["a match under way", live, undefined],
    ["a result", finished, undefined],
    ["a day without a time", STATES.timeUnknown, "timeUnknown"],
    ["a late start", STATES.delayed, "delayed"],
    ["a postponed match", STATES.postponed, "postponed"],
    ["a cancelled match", STATES.cancelled, "cancelled"],
    ["an abandoned match", STATES.abandoned, "abandoned"],
    ["an awarded match", STATES.awarded, "awarded"],
    ["an interrupted match", STATES.interrupted, "interrupted"],
    ["a suspended match", STATES.suspended, "suspended"],
    ["a match of which nobody told", { ...STATES.postponed, how: "NO_RESULT" } as Match, "noResult"],
    ["what nobody has heard of", STATES.unknownWord, undefined],
  ])("of %s is explained", (_name, match, note) => {
    expect(stateNote(aboutOf(match))).toBe(note);
  });

  test("is that nothing but the score is reported, where the source says so", () => {
    expect(stateNote({ ...aboutOf(finished), coverage: covers("ranking", "odds") })).toBe("scoreOnly");
    expect(stateNote({ ...aboutOf(finished), coverage: covers("events") })).toBeUndefined();
    expect(stateNote(game)).toBeUndefined();
    const points = { progress: false, lineup: false, odds: true };
    expect(stateNote({ ...game, coverage: points } as MatchAbout)).toBe("scoreOnly");
    expect(stateNote({ ...game, coverage: { ...points, progress: true } } as MatchAbout)).toBeUndefined();
  });
});

describe.each(LOCALES.map(({ code }) => code))("in %s", (locale) => {
  const i18n = translatorOf(locale, ["match", "matches", "rows", "frame", "banner"]);
  const page = { locale, origin: "https://scores.example", path: "/football/a/b/c/1" };
  const render = (about: MatchAbout): string =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <HeadFacts head={testHead(about)} locale={locale} />
        <MatchActions match={about.match} locale={locale} />
        <SharePlace page={page} title={i18n.t("match:shareMatch")} text="A v B" />
      </I18nextProvider>,
    );

  test.each(Object.entries(STATES))("%s has its words", (_state, match) => {
    const html = render(aboutOf(match));
    expect(html).not.toMatch(/note\.|\{\{|style=/);
    const note = stateNote(aboutOf(match));
    expect(html.includes('class="note"')).toBe(note !== undefined);
    if (note) expect(html).toContain(i18n.t(`match:note.${note}`));
  });
});

const i18n = translatorOf("en", ["match", "frame"]);
const facts = (about: MatchAbout): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <HeadFacts head={testHead(about)} locale="en" />
    </I18nextProvider>,
  );

describe("the facts below the board", () => {
  test("are the kick-off in the visitor's zone, the place and the referee", () => {
    const html = facts({
      ...aboutOf(live),
      venue: { name: "Hàng Đẫy", city: "Hà Nội" },
      referee: { name: "Ngô Duy Lân" },
    });
    expect(html).toContain("Sat 21 Nov 2026 · 19:15 (UTC+7)");
    expect(html).toContain("Hàng Đẫy, Hà Nội");
    expect(html).toContain("Referee: Ngô Duy Lân");
    expect(html).not.toContain("First leg");
  });

  test("name every referee of a game", () => {
    expect(facts(game)).toContain("Referee: A, B");
  });

  test("lead from a second leg to the first, the other way round", () => {
    expect(firstLegPath(finished, "7")).toBe("/football/vietnam/v-league-1/nam-dinh-vs-ha-noi/7");
    expect(facts({ ...aboutOf(finished), firstLegId: "7" })).toContain(
      '<a href="/en/football/vietnam/v-league-1/nam-dinh-vs-ha-noi/7">First leg</a>',
    );
  });
});

describe("what a fan can do", () => {
  const actions = (match: Match): string =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <MatchActions match={match} locale="en" />
      </I18nextProvider>,
    );

  test("is done by forms, popovers and links", () => {
    const html = actions(scheduled);
    expect(html).toContain('form="fav"');
    expect(html).toContain('popovertarget="share"');
    expect(html).toContain('href="/en/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001/calendar.ics"');
  });

  test("is no day to note once the match has begun", () => {
    expect(actions(live)).not.toContain("calendar.ics");
    expect(actions(finished)).not.toContain("calendar.ics");
  });
});
