import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import type { MatchAbout } from "#contract/domain/match-info";
import { testGroup } from "~/features/match-list/test-group";
import { finished, live, STATES, scheduled } from "~/features/match-row/test-matches";
import { translatorOf } from "~/i18n/translator";
import { HeadStrip, scorersOf } from "./HeadStrip.tsx";
import { MatchActions } from "./MatchShell.tsx";
import { type StateNote, stateNote } from "./state-note.ts";
import { covers } from "./test-head.ts";

const competition = testGroup("766", []).competition;
const aboutOf = (match: Match): Extract<MatchAbout, { sport: "football" }> => ({
  sport: "football",
  match,
  competition,
  season: "2026-27",
  goals: [],
});
const game: MatchAbout = {
  sport: "basketball",
  match: { ...finished, sport: "basketball" },
  competition,
  season: "2026-27",
  referees: [
    { id: "1", name: "A" },
    { id: "2", name: "B" },
  ],
  coaches: {},
  leaders: [],
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

  test("is that a postponed match has a new date, as soon as it has one", () => {
    const replay = { matchId: "7", kickOff: 0 };
    expect(stateNote({ ...aboutOf(STATES.postponed), replay })).toBe("moved");
    expect(stateNote({ ...aboutOf(STATES.abandoned), replay })).toBe("abandoned");
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

const goal = (side: "home" | "away", minute: number, more: object = {}) => ({
  side,
  minute,
  player: "Pastrana",
  ...more,
});

const i18n = translatorOf("en", ["match", "frame"]);

describe("the last line of the head", () => {
  const GOALS = [
    goal("home", 23, { isPenalty: true, playerId: "7" }),
    goal("away", 40, { player: "Nishimoto", playerId: "9" }),
    goal("home", 45, { addedMinute: 2, playerId: "7" }),
    goal("home", 60, { player: "Gough", playerId: "9", isOwnGoal: true }),
  ];
  const strip = (about: MatchAbout): string =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <HeadStrip about={about} locale="en" />
      </I18nextProvider>,
    );

  test("groups a side's goals by scorer, in the order of their first", () => {
    expect(scorersOf(GOALS, "home").map(({ name, goals }) => [name, goals.length])).toEqual([
      ["Pastrana", 2],
      ["Gough", 1],
    ]);
    expect(scorersOf(GOALS, "away").map(({ name }) => name)).toEqual(["Nishimoto"]);
  });

  test("names who scored, when and how", () => {
    const html = strip({ ...aboutOf(live), goals: GOALS } as MatchAbout).replace(/<[^>]*>/g, "|");
    expect(html).toContain("Pastrana\u00a0|23&#x27; (penalty), 45+2&#x27;| · Gough\u00a0|60&#x27; (own goal)");
    expect(html).toContain("Nishimoto\u00a0|40&#x27;");
  });

  test("gives the minute of a goal of which nobody is named", () => {
    expect(strip({ ...aboutOf(live), goals: [{ side: "away", minute: 5 }] })).toContain(">5&#x27;<");
  });

  test("is the place while nobody has scored, and nothing after a single game of basketball", () => {
    expect(strip({ ...aboutOf(live), venue: { name: "Hàng Đẫy", city: "Hà Nội" } })).toContain("Hàng Đẫy, Hà Nội");
    expect(strip(aboutOf(scheduled))).toMatch(/^<p[^>]*><\/p>$/);
    expect(strip(game)).toBe("");
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
