import { minus, plus } from "../../match/score.ts";
import type { StubKind } from "../stub/create-stub.ts";
import type { Evening } from "../stub/evening.ts";
import { footballAt, footballTableOf } from "../stub/football-evening.ts";
import type { PlayedMatch } from "../stub/played-match.ts";
import { competitionRow, type MatchOptions, matchesOf, matchRow, standingsOf } from "./stub-answers.ts";
import { STUB_LEAGUES } from "./stub-leagues.ts";

/** A break and a wait are one word each, whatever comes after. */
const STATUS: Partial<Record<PlayedMatch["phase"], string>> = {
  FIRST_HALF: "IN_PLAY",
  HALF_TIME: "PAUSED",
  SECOND_HALF: "IN_PLAY",
  ET_BREAK: "PAUSED",
  EXTRA_TIME: "EXTRA_TIME",
  SHOOTOUT: "PENALTY_SHOOTOUT",
  FULL_TIME: "FINISHED",
  AFTER_ET: "FINISHED",
  AFTER_PENS: "FINISHED",
  INTERRUPTED: "SUSPENDED",
  ABANDONED: "SUSPENDED",
  POSTPONED: "POSTPONED",
};

const winnerOf = (winner: PlayedMatch["winner"]): string =>
  winner === undefined ? "DRAW" : winner === "home" ? "HOME_TEAM" : "AWAY_TEAM";

const durationOf = ({ phase, shootout }: PlayedMatch): string => {
  if (shootout) return "PENALTY_SHOOTOUT";
  return phase === "ET_BREAK" || phase === "EXTRA_TIME" || phase === "AFTER_ET" ? "EXTRA_TIME" : "REGULAR";
};

function toMatch(match: PlayedMatch): MatchOptions {
  const { id, league, clubs, kickOff, phase, score, halfTime, fullTime, shootout } = match;
  const competition = STUB_LEAGUES[league]!;
  const duration = durationOf(match);
  return {
    id,
    competition,
    utcDate: new Date(kickOff).toISOString().replace(".000", ""),
    status: STATUS[phase] ?? "TIMED",
    ...(competition.isCup && { stage: "FINAL", matchday: null }),
    home: competition.clubs[clubs[0]]!,
    away: competition.clubs[clubs[1]]!,
    duration,
    // The shoot-out counts in the whole.
    ...(match.hasBegun && { fullTime: shootout ? plus(score, shootout) : score }),
    ...(halfTime && { halfTime }),
    ...(duration !== "REGULAR" && fullTime && { extraTime: minus(score, fullTime) }),
    ...(shootout && { penalties: shootout }),
    ...(match.isOver && { winner: winnerOf(match.winner) }),
  };
}

const leaguesOf = ({ seed }: Evening) => (seed === undefined ? STUB_LEAGUES.slice(0, 1) : STUB_LEAGUES);

/**
 * The Premier League on football-data.org, and more with matches of our engine, as the free plan has it: without goals
 * and minutes.
 */
export const footballDataStub: StubKind = {
  keyHeader: "x-auth-token",
  nothing: matchesOf([]),
  answer(url, now, evening, faults) {
    if (url.pathname === "/competitions") {
      const competitions = leaguesOf(evening).map((league) => competitionRow(now, league));
      return { count: competitions.length, competitions };
    }
    const ids = url.searchParams.get("ids")?.split(",");
    const league = STUB_LEAGUES.findIndex(({ id }) => String(id) === url.pathname.split("/")[2]);
    const played = footballAt(now, evening, STUB_LEAGUES, faults);
    if (url.pathname.endsWith("/standings")) {
      const lines = footballTableOf(played, league, faults);
      return standingsOf(lines.map((line) => ({ ...line, club: STUB_LEAGUES[league]!.clubs[line.club]! })));
    }
    const requested = played.filter((one) => (ids ? ids.includes(String(one.id)) : one.league === league));
    return matchesOf(requested.map((one) => matchRow(toMatch(one))));
  },
  fileOf({ pathname, searchParams }) {
    const name = pathname.slice(1).replaceAll("/", "-");
    return searchParams.has("ids") ? "matches-ids" : [name, searchParams.get("season") ?? []].flat().join("-");
  },
  headers: ({ ofMinute }) => ({
    "X-Requests-Available-Minute": String(Math.max(0, 10 - ofMinute)),
    "X-RequestCounter-Reset": "60",
  }),
  refusal: (why) => {
    const status = why === "key" ? 400 : 429;
    return { status, body: { message: "Refused by the stub.", errorCode: status } };
  },
  leagues: STUB_LEAGUES,
  variables: (address) => ({
    SUPPLIERS: "football-data",
    FOOTBALL_DATA_KEY: "stub",
    FOOTBALL_DATA_URL: address,
    SUPPLIER_COMPETITIONS: "101",
  }),
};
