import type { Sport } from "#contract/tables/sports";
import { HOUR, MINUTE } from "#contract/time/units";
import { IS_SWEEP } from "../../test-sweep.ts";

/** A match and the instant (milliseconds) at which calls about it are made. */
export interface Moment {
  label: string;
  matchId: string;
  now: number;
}

/** Possible parameters of calls, in one sport. */
export interface Samples {
  moments: Moment[];
  /** By parameter name, or by call and parameter: `newsDetail.id`. */
  values: Record<string, string[]>;
}

/** Makes a call and returns its `result`; empty if the call is not answered. */
type AskResult = (
  path: string,
  query: Record<string, string>,
  now: number,
) => Promise<Record<string, unknown> & { leagueMatchList?: ListedLeague[] }>;

interface ListedLeague {
  leagueId: string;
  matchList: {
    matchId: string;
    matchTime: number;
    phase: string;
    home: { teamId: string };
    away: { teamId: string };
  }[];
}

const SATURDAY = "2026-10-17";
/** By sport: the list, and a league whose matches have all features. */
const LISTS = {
  football: { path: "/match/getMatchListv4", leagueId: "101", length: 2 * HOUR },
  basketball: { path: "/basketball/match/getMatchList", leagueId: "8001", length: 2.75 * HOUR },
} as const;

/** Instants during a match, relative to its kick-off. */
const stages = (length: number): [string, number][] => [
  ["two days before", -48 * HOUR],
  ["three hours before", -3 * HOUR],
  ["half an hour before", -30 * MINUTE],
  ["just begun", MINUTE],
  ["in the first half", 0.15 * length],
  ["at the break", 0.45 * length],
  ["near the end", 0.8 * length],
  ["after the end", length + 2 * HOUR],
];

export const LANGS = ["en_GB", "th_TH", "vi_VN", "km_KH", "zh-Hans_CN", "zh-Hant_HK", "pt_BR", "en"];
/** Number of matches of other competitions, and of days: each is played when the first call requests it. */
const OTHERS = IS_SWEEP ? 6 : 3;
const DATES = IS_SWEEP ? [SATURDAY, "2026-03-29", "2022-11-25", "2027-02-28"] : [SATURDAY, "2022-11-25"];
const ZONES = ["UTC", "Asia/Bangkok", "America/Sao_Paulo", "Asia/Kathmandu", "Pacific/Kiritimati", "Europe/Lisbon"];

const SHARED: Samples["values"] = {
  lang: LANGS,
  imageLang: LANGS,
  language: LANGS,
  timeZone: ZONES,
  date: DATES,
  q: ["man", "บุรี", "皇家", "vs", "a", "Lakers", "x".repeat(40)],
  slot: ["aside"],
  country: ["TH", "BR"],
  countryId: ["1", "5", "10"],
  adId: ["1"],
  imageType: ["1"],
  deviceType: ["0", "1"],
  companyId: ["8", "3", "31"],
  duration: ["6", "10", "20", "30"],
  side: ["home", "away"],
  "newsByCategory.id": ["1", "2"],
  "newsByTag.id": ["11", "c101"],
  "newsByAuthor.id": ["1", "2"],
  "newsDetail.id": ["1", "107"],
  "notificationAnnouncement.id": ["of-tests"],
  "newsSearch.q": ["offside", "ตารางคะแนน", '" OR *'],
  "newsAll.lastId": ["3"],
  "listComment.newsId": ["1", "107"],
  "listComment.lastId": ["3"],
};

/** Parameters for all calls of a sport, taken from the world's own list of a day. */
export async function samplesOf(sport: Sport, ask: AskResult): Promise<Samples> {
  const { path, leagueId, length } = LISTS[sport];
  const noon = Date.parse(`${SATURDAY}T12:00:00Z`);
  const listed = (await ask(path, { date: SATURDAY, timeZone: "UTC", lang: "en" }, noon)).leagueMatchList ?? [];
  const rows = listed.flatMap((league) => league.matchList.map((match) => ({ leagueId: league.leagueId, match })));
  const chosen = rows.filter((row) => row.leagueId === leagueId).slice(0, 2);
  const others = rows.filter((_, index) => index % Math.ceil(rows.length / OTHERS) === 0);
  const moments = [...chosen, ...others].flatMap(({ match }, index) =>
    stages(length)
      // All stages of two matches, one stage each of the others.
      .filter((_, stage) => index < chosen.length || stage === index % 8)
      .map(([label, offset]) => ({ label, matchId: match.matchId, now: match.matchTime + offset })),
  );
  const unique = (values: string[]) => [...new Set(values)];
  return {
    moments: sport === "football" ? [...moments, ...RECORDED] : moments,
    values: {
      ...SHARED,
      sportType: [sport === "football" ? "0" : "1"],
      leagueId: unique([leagueId, ...others.map((row) => row.leagueId)]),
      leagueIds: [leagueId],
      teamId: unique(others.map(({ match }) => match.home.teamId)),
      teamIds: [others.map(({ match }) => match.away.teamId).join(",")],
      since: [String(noon - HOUR)],
    },
  };
}

const SEVENS_SUNDAY = Date.parse("2026-05-17T06:00:00Z");

/** The sevens: a group match and a knock-out match, throughout their half-hour. */
export async function sevensSamples(ask: AskResult): Promise<Samples> {
  const query = { category: "main", timeZone: "Asia/Hong_Kong", lang: "en" };
  const listed = (await ask("/hkfc/match/getMatchList", query, SEVENS_SUNDAY)).leagueMatchList ?? [];
  const rows = listed.flatMap(({ matchList }) => matchList);
  const moments = [rows[3], rows.at(-1)].flatMap((match) =>
    match
      ? [-1, 5, 10, 16, 25, 300].map((minutes) => ({
          label: `${minutes} minutes after kick-off`,
          matchId: match.matchId,
          now: Math.max(SEVENS_SUNDAY, match.matchTime) + minutes * MINUTE,
        }))
      : [],
  );
  return {
    moments,
    values: { ...SHARED, date: ["2026-05-16", "2026-05-17"], season: ["2026"], pitch: ["Pitch 2"], groupName: ["B"] },
  };
}

const WORLD_CUP_FINAL = Date.parse("2022-12-18T15:00:00Z");

/** The final of the World Cup 2022, a recorded match; the test looks up its id. */
const RECORDED: Moment[] = [
  { label: "recorded, before", matchId: "final", now: WORLD_CUP_FINAL - HOUR },
  { label: "recorded, in play", matchId: "final", now: WORLD_CUP_FINAL + 40 * MINUTE },
  { label: "recorded, over", matchId: "final", now: WORLD_CUP_FINAL + 24 * HOUR },
];
