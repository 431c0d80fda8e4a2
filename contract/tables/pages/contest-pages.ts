import { nameIn } from "../sports.ts";
import { inEachSport, type PageRow } from "./page-row.ts";

const CONTEST = {
  namespaces: ["common", "contests"],
  hydrates: true,
} as const satisfies Partial<PageRow>;

/** The events of each sport, for everyone, and the contests themselves, which are personal. */
export const CONTEST_PAGES: readonly PageRow[] = [
  ...inEachSport((sport) => nameIn(sport, "event"), {
    path: "/event",
    module: "events",
    namespaces: ["common", "contests"],
    query: ["state", "page"],
  }),
  ...inEachSport((sport) => `${sport}EventPrediction`, {
    ...CONTEST,
    path: "/event/prediction/:contestId",
    module: "contest-matches",
    query: ["tab", "date", "board", "lastId", "entry", "saved"],
  }),
  ...inEachSport((sport) => `${sport}EventMatchScore`, {
    ...CONTEST,
    path: "/event/matchscore/:contestId",
    module: "contest-matches",
    query: ["tab", "date", "board", "lastId", "entry", "saved"],
  }),
  {
    ...CONTEST,
    name: "footballEventWorldCup",
    path: "/football/event/worldcup/:contestId",
    sport: "football",
    module: "event-world-cup",
    namespaces: ["common", "contests", "contestPlaces", "bracket", "matches"],
    query: ["tab", "board", "lastId", "saved"],
  },
  ...inEachSport((sport) => `${sport}EventTopreferral`, {
    ...CONTEST,
    path: "/event/topreferral/:contestId",
    module: "event-referral",
    namespaces: ["common", "contests", "contestEntries", "account", "match"],
    query: ["tab", "lastId", "saved"],
  }),
  ...inEachSport((sport) => `${sport}EventTikTok`, {
    ...CONTEST,
    path: "/event/tiktok/:contestId",
    module: "event-video",
    namespaces: ["common", "contests", "contestEntries"],
    query: ["tab", "lastId", "saved"],
  }),
];
