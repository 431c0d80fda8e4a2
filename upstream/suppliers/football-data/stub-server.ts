import type { StubKind } from "../stub/create-stub.ts";
import { footballAt, footballTableOf, type PlayedMatch } from "../stub/football-evening.ts";
import { competitionRow, type MatchOptions, matchesOf, matchRow, standingsOf } from "./stub-answers.ts";

const CLUBS = [
  { id: 57, name: "Arsenal FC" },
  { id: 58, name: "Aston Villa FC" },
  { id: 61, name: "Chelsea FC" },
  { id: 62, name: "Everton FC" },
  { id: 64, name: "Liverpool FC" },
  { id: 63, name: "Fulham FC" },
] as const;

const STATUS: Readonly<Record<PlayedMatch["part"], string>> = {
  before: "TIMED",
  "first half": "IN_PLAY",
  "half-time": "PAUSED",
  "second half": "IN_PLAY",
  over: "FINISHED",
};

const winnerOf = ([home, away]: PlayedMatch["score"]): string =>
  home === away ? "DRAW" : home > away ? "HOME_TEAM" : "AWAY_TEAM";

const toMatch = ({ id, clubs, kickOff, part, score, halfTime }: PlayedMatch): MatchOptions => ({
  id,
  utcDate: new Date(kickOff).toISOString().replace(".000", ""),
  status: STATUS[part],
  home: CLUBS[clubs[0]]!,
  away: CLUBS[clubs[1]]!,
  ...(part !== "before" && { fullTime: score }),
  ...(halfTime && { halfTime }),
  ...(part === "over" && { winner: winnerOf(score) }),
});

/** The Premier League on football-data.org, as the free plan has it: without goals and minutes. */
export const footballDataStub: StubKind = {
  keyHeader: "x-auth-token",
  nothing: matchesOf([]),
  answer(url, now, evening, faults) {
    if (url.pathname === "/competitions") return { count: 1, competitions: [competitionRow(now)] };
    const ids = url.searchParams.get("ids")?.split(",");
    const played = footballAt(now, evening, faults);
    if (url.pathname.endsWith("/standings"))
      return standingsOf(footballTableOf(played, faults).map((line) => ({ ...line, club: CLUBS[line.club]! })));
    const all = played.map(toMatch);
    return matchesOf(all.filter(({ id }) => !ids || ids.includes(String(id))).map(matchRow));
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
  variables: (address) => ({
    SUPPLIERS: "football-data",
    FOOTBALL_DATA_KEY: "stub",
    FOOTBALL_DATA_URL: address,
    SUPPLIER_COMPETITIONS: "101",
  }),
};
