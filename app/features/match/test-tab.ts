import type { GameInfo } from "#contract/domain/game-info";
import type { MatchInfo } from "#contract/domain/match-info";
import { type Answers, TEST_NOW } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished, scheduled } from "~/features/match-row/test-matches";
import { offsetsBetween } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";

const { competition } = testGroup("766", []);

/** A finished football match as answered by its info call. */
export const FOOTBALL_INFO: MatchInfo = { match: finished, competition, season: "2026-27", goals: [] };

/** A finished basketball game with one overtime. */
export const GAME_INFO: GameInfo = {
  match: {
    ...finished,
    sport: "basketball",
    score: [101, 99],
    periods: {
      count: 4,
      seconds: 600,
      points: [
        [20, 25],
        [25, 20],
        [24, 24],
        [21, 21],
        [11, 9],
      ],
    },
  },
  competition,
  season: "2026-27",
  referees: [],
  coaches: {},
  leaders: [],
};

/** Address segments of both matches. */
export const TAB_PARAMS = {
  countryKey: finished.countryKey,
  leagueKey: finished.leagueKey,
  matchName: finished.slug,
  matchId: finished.id,
};

/** An upstream that has no table for a game's head. */
export const withoutTable =
  (answers: Answers): Answers =>
  (call) =>
    call.name === "basketballStandingByMatch" ? { value: { tables: [] } } : answers(call);

/** A match page for tests, in a language and in Bangkok time. */
export const tabPage = (locale: Page["locale"]): Page => ({
  locale,
  languages: [locale],
  path: "/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001",
  search: "",
  origin: "https://matchlight.example",
  now: TEST_NOW,
  zone: offsetsBetween(scheduled.kickOff, scheduled.kickOff, "Asia/Bangkok"),
  requestId: "request",
  savesData: false,
  config: { storageBaseUrl: "https://storage.example", socials: {}, apps: {} },
});
