import { isPersonal, type PageRow } from "../../contract/tables/pages/page-row.ts";
import { PAGES } from "../../contract/tables/pages/pages.ts";
import { SPORTS } from "../../contract/tables/sports.ts";
import { sampleAddress, sampleParameters } from "../../e2e/page-samples.ts";
import type { Address } from "./visits.ts";

/** The day of the lists, whatever the clock says. */
const DAY = "2026-10-17";
/** Queries of pages that show nothing without one. */
const QUERIES: Readonly<Record<string, string>> = {
  home: `?date=${DAY}`,
  basketballHome: `?date=${DAY}`,
  footballCountryMatches: `?date=${DAY}`,
  search: "?q=arsenal",
};

/** The language for warming pages, and the one in which an uncached page must say that it cannot be shown. */
export const [WARM_LOCALE, COLD_LOCALE] = ["en", "th"] as const;

interface Client {
  get(path: string): Promise<{ json(): Promise<unknown> }>;
}

/** Pages with forms are rendered for one visitor, without a supplier's answers; articles are not in these languages. */
const isPublic = (page: PageRow): boolean => !isPersonal(page) && !page.locales;

async function pageAddress(client: Client, page: PageRow): Promise<Address> {
  const addressIn = async (locale: typeof WARM_LOCALE | typeof COLD_LOCALE) =>
    `/${locale}${await sampleAddress(client, page, locale)}${QUERIES[page.name] ?? ""}`;
  return { group: "pages", path: await addressIn(WARM_LOCALE), coldPath: await addressIn(COLD_LOCALE) };
}

/** Calls of the browser-facing API about existing things. */
const callsAbout = (prefix: string, sportType: number, leagueId: string, one: Record<string, string>): string[] => [
  `${prefix}/match/getFixtureByLeague?leagueId=${leagueId}&direction=past&size=5`,
  `${prefix}/match/info?matchId=${one.matchId}`,
  `${prefix}/team/info?teamId=${one.teamKey}`,
  `${prefix}/player/info?playerId=${one.player}`,
  `/highlight/highlightList?size=5&sportType=${sportType}`,
];

/** A page of each kind, calls, pictures and polls, about things that `client`'s site has. */
export async function findAddresses(client: Client): Promise<Address[]> {
  const found: Address[] = [];
  for (const page of PAGES.filter(isPublic)) found.push(await pageAddress(client, page));
  for (const { code, sportType } of SPORTS) {
    const one = await sampleParameters(client, code);
    const [prefix, leagueId] = code === "football" ? ["", "101"] : ["/basketball", "8010"];
    for (const path of callsAbout(prefix, sportType, leagueId, one))
      found.push({ group: "api", path: `/api${path}&locale=${WARM_LOCALE}` });
    found.push({ group: "pictures", path: `/storage/team/${one.teamKey}` });
    found.push({ group: "live", path: `/live/${code}?since=0` });
  }
  found.push({ group: "api", path: `/api/match/getMatchListv4?date=${DAY}&timeZone=UTC&locale=${WARM_LOCALE}` });
  found.push({ group: "api", path: `/api/soccerLeague/ranking?leagueId=101&locale=${WARM_LOCALE}` });
  found.push({ group: "api", path: `/api/global/search?q=arsenal&timeZone=UTC&locale=${WARM_LOCALE}` });
  return found;
}

/** What visitors request without cache entries: the first address of each page module and each sport's calls. */
export function coldAddresses(addresses: readonly Address[]): Address[] {
  const pages = addresses.filter(({ group }) => group === "pages");
  const others = addresses.filter(({ group }) => group !== "pages");
  const step = Math.ceil(pages.length / 12);
  return [...pages.filter((_, index) => index % step === 0), ...others].map(({ group, path, coldPath }) => ({
    group,
    path: coldPath ?? path.replace(`locale=${WARM_LOCALE}`, `locale=${COLD_LOCALE}`),
  }));
}
