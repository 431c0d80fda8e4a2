import type { HeadToHead, NextMatches } from "#contract/domain/history";
import type { Match } from "#contract/domain/match";
import type { OddsPanel } from "#contract/domain/odds";
import { testGroup } from "~/features/match-list/test-group";
import { finished, STATES, scheduled } from "~/features/match-row/test-matches";

export const { competition } = testGroup("766", []);

/** Route parameters of the test match. */
export const params = {
  countryKey: "vietnam",
  leagueKey: "v-league-1",
  matchName: "ha-noi-vs-nam-dinh",
  matchId: finished.id,
};

const earlier: Match = { ...finished, id: "m1", kickOff: Date.parse("2026-04-11T23:30:00Z") };

export const meetings: HeadToHead = {
  summary: {
    played: 4,
    won: 2,
    drawn: 1,
    lost: 1,
    scored: 6,
    conceded: 4,
    goals: { bothScored: 3, overTwoAndHalf: 2, cleanSheets: 1 },
  },
  matches: [
    { match: earlier, competitionName: "V.League 1", side: "home", result: "W" },
    { match: { ...STATES.afterPenalties, id: "m2" }, competitionName: "Cup", side: "home", result: "D" },
  ],
};

const past = (change: Partial<OddsPanel["matches"][number]>) =>
  ({ match: earlier, side: "home", result: "W", ...change }) as const;

const tally: OddsPanel["tally"] = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  handicap: { win: 0, halfWin: 0, push: 0, halfLose: 0, lose: 0 },
  total: { over: 0, halfOver: 0, push: 0, halfUnder: 0, under: 0 },
};

/** A team that has played `count` matches and won the first of them. */
export const panel = (count: number): OddsPanel => ({
  companies: [],
  durations: [],
  labels: [],
  competitions: [{ ...competition, id: "9", name: "Asian Cup" }],
  matches: Array.from({ length: count }, (_, at) =>
    past({
      match: { ...earlier, id: `p${at}`, leagueId: "9" },
      ...(at === 0 ? { side: "home", result: "W" } : { side: "away", result: "L" }),
    }),
  ),
  tally,
  streak: "",
});

export const next: NextMatches = { home: [{ match: { ...scheduled, id: "n1" }, days: 8 }], away: [] };

/** Answers of the upstream about a football match, by call. */
export const ANSWERS: Readonly<Record<string, unknown>> = {
  matchInfo: { match: finished, competition, season: "2026-27", goals: [] },
  h2hInfo: meetings,
  lastOdds: panel(6),
  nextFive: next,
};
