import { DAY } from "#contract/time/units";
import { LOCALE_CODES, type LocaleCode } from "../contract/tables/locales.ts";
import { PAGES } from "../contract/tables/pages/pages.ts";
import { fillPattern } from "../contract/tables/path-pattern.ts";
import type { Sport } from "../contract/tables/sports.ts";

/** A match and its related ids, as used in addresses. */
export interface Thing {
  sport: Sport;
  matchId: string;
  matchName: string;
  countryKey: string;
  leagueId: string;
  leagueKey: string;
  teamId: string;
  teamKey: string;
  /** A player of the team; absent if its squad was not fetched. */
  playerId?: string;
  playerKey?: string;
}

const FIRST_DAY = Date.parse("2026-09-01T00:00:00Z");
const DAYS = 60;
const dayAt = (index: number): string => new Date(FIRST_DAY + (index % DAYS) * DAY).toISOString().slice(0, 10);

const PREFIX: Record<Sport, string> = { football: "", basketball: "/basketball" };
const LISTS: Record<Sport, string> = {
  football: "/match/getMatchListv4",
  basketball: "/basketball/match/getMatchList",
};
const TABLES: Record<Sport, string> = {
  football: "/soccerLeague/ranking",
  basketball: "/basketball/league/ranking",
};
const OF_A_MATCH: Record<Sport, readonly string[]> = {
  football: ["/match/info", "/match/gs_event", "/match/lineup", "/match/stat"],
  basketball: ["/basketball/match/info", "/basketball/match/event", "/basketball/match/boxScore"],
};

/**
 * Highlights exist for other matches, news for none; odds of past matches are requested a lot more than read, articles
 * have one language.
 */
const pages = PAGES.filter(
  ({ path, locales }) => !locales && !/\/highlights\/:|\/event\/:|\/news\/.*:|:oddsSide|:countryPlace/.test(path),
);
const withPlayer = (path: string): boolean => path.includes(":player");

function pageOf(thing: Thing, index: number): string {
  const own = pages.filter(
    ({ sport, path }) => (sport ?? thing.sport) === thing.sport && (!withPlayer(path) || thing.playerId !== undefined),
  );
  const page = own[index % own.length] as (typeof pages)[number];
  const path = fillPattern(page.path, {
    ...thing,
    teamName: thing.teamKey,
    teamKey: thing.teamId,
    playerName: thing.playerKey ?? "",
    player: thing.playerId ?? "",
  });
  return page.query.includes("leagueId") ? `${path}?leagueId=${thing.leagueId}` : path;
}

/** Length of the repeating series, as visitors request the same again. */
export const ROUND = 1_200;

/** Alternating: half pages, half requests by pages and apps. `turn` counts the uses of this kind. */
const KINDS: readonly ((thing: Thing, locale: LocaleCode, turn: number) => string)[] = [
  ({ sport }, locale, turn) => `/${locale}/${sport}/matches?date=${dayAt(turn)}`,
  (thing, locale, turn) => `/${locale}${pageOf(thing, turn * 3)}`,
  ({ sport }, locale, turn) => `/api${LISTS[sport]}?date=${dayAt(turn * 7)}&timeZone=UTC&locale=${locale}`,
  (thing, locale, turn) => `/${locale}${pageOf(thing, turn * 3 + 1)}`,
  ({ sport, matchId }, locale, turn) => {
    const calls = OF_A_MATCH[sport];
    return `/api${calls[turn % calls.length]}?matchId=${matchId}&locale=${locale}`;
  },
  ({ teamId }) => `/storage/team/${teamId}`,
  (thing, locale, turn) => `/${locale}${pageOf(thing, turn * 3 + 2)}`,
  ({ sport, leagueId }, locale) => `/api${TABLES[sport]}?leagueId=${leagueId}&locale=${locale}`,
  ({ sport }) => `/live/${sport}?since=0`,
  ({ playerId, teamId }) => (playerId ? `/storage/player/${playerId}` : `/storage/team/${teamId}`),
];

/**
 * Address number `index` of a series of requests: pages of every kind in all languages, calls, pictures and live polls.
 */
export function mixedAddress(index: number, things: readonly Thing[]): string {
  const kind = KINDS[index % KINDS.length] as (typeof KINDS)[number];
  const turn = Math.floor(index / KINDS.length);
  // Coprime, so that every kind meets every thing and language.
  const thing = things[(index * 7 + turn) % things.length];
  if (!thing) throw new Error("no match to ask about");
  return kind(thing, LOCALE_CODES[(index + turn) % LOCALE_CODES.length] as LocaleCode, turn);
}

interface Listed {
  leagueMatchList: { leagueId: string; matchList: (Omit<Thing, "sport"> & { home: Omit<Thing, "sport"> })[] }[];
}
interface TeamAnswer {
  teams: { team: { squad: { player: { id: string; key: string }[] } }[] };
}

const resultOf = async <Result>(site: string, path: string): Promise<Result> =>
  ((await (await fetch(`${site}/api${path}`)).json()) as { result: Result }).result;

async function withFirstPlayer(site: string, thing: Thing): Promise<Thing> {
  const { teams } = await resultOf<TeamAnswer>(site, `${PREFIX[thing.sport]}/team/info?lang=en&teamId=${thing.teamId}`);
  const player = teams.team[0]?.squad.player[0];
  return player ? { ...thing, playerId: player.id, playerKey: player.key } : thing;
}

/** Matches of two days in both sports, alternating, some of them with a player. */
export async function findThings(site: string): Promise<Thing[]> {
  const ofSport = async (sport: Sport): Promise<Thing[]> => {
    const found: Thing[] = [];
    for (const date of ["2026-10-17", "2026-10-14"]) {
      const { leagueMatchList } = await resultOf<Listed>(site, `${LISTS[sport]}?date=${date}&timeZone=UTC&lang=en`);
      for (const { leagueId, matchList } of leagueMatchList)
        for (const { matchId, matchName, countryKey, leagueKey, home } of matchList) {
          const { teamId, teamKey } = home;
          found.push({ sport, matchId, matchName, countryKey, leagueId, leagueKey, teamId, teamKey });
        }
    }
    return found;
  };
  const [football, basketball] = [await ofSport("football"), await ofSport("basketball")];
  const mixed = football.flatMap((one, index) => [one, basketball[index % basketball.length] as Thing]);
  const things: Thing[] = [];
  for (const [index, thing] of mixed.entries())
    things.push(index % 40 < 2 ? await withFirstPlayer(site, thing) : thing);
  return things;
}
