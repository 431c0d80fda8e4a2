import { CONTEST_TYPES } from "../contract/tables/contest-types.ts";
import type { LocaleCode } from "../contract/tables/locales.ts";
import type { PageRow } from "../contract/tables/pages/pages.ts";
import { fillPattern } from "../contract/tables/path-pattern.ts";
import { announcementPath } from "../contract/tables/paths.ts";
import { SPORTS, type Sport } from "../contract/tables/sports.ts";

/** Requests a path of a site. */
interface Client {
  get(path: string): Promise<{ json(): Promise<unknown> }>;
}

/** The fields that the samples read from the site's API. */
interface Item {
  id: string;
  key: string;
  countryKey?: string;
}
interface MatchItem {
  matchId: string;
  countryKey: string;
  leagueKey: string;
  matchName: string;
}
interface TeamItem {
  squad: { player: Item[] };
}

interface NewsGroupItem {
  id: string;
  key: string;
}
interface NewsItem {
  newsId: string;
  titleSlug: string;
  category: NewsGroupItem;
  tags: NewsGroupItem[];
  author: NewsGroupItem;
}

async function ask<Result>(client: Client, path: string): Promise<Result> {
  const { result } = (await (await client.get(`/api${path}`)).json()) as { result: Result };
  return result;
}

/** One thing of each kind in a sport that has its own page. */
/**
 * The page of a kept press: where nothing is kept it leads on, and there is no document to look at
 * (kept-presses.spec.ts).
 */
export const leadsOn = ({ name }: Pick<PageRow, "name">): boolean => name === "goOn";

export interface Samples {
  competition: Required<Item>;
  team: Item;
  player: Item;
  match: MatchItem;
  highlight: MatchItem;
  /** Football only. */
  country: Item;
}

const PREFIX: Record<Sport, string> = { football: "", basketball: "/basketball" };
/** Leagues that always exist: the Premier League, the EuroLeague. */
const LEAGUE: Record<Sport, string> = { football: "101", basketball: "8010" };

async function samplesOf(client: Client, sport: Sport): Promise<Samples> {
  const prefix = PREFIX[sport];
  const sportType = SPORTS.find(({ code }) => code === sport)?.sportType;
  const league = `${prefix}/match/getFixtureByLeague?lang=en&leagueId=${LEAGUE[sport]}&direction=past&size=5`;
  const { data } = await ask<{ data: { matchList: (MatchItem & { home: { teamId: string; teamKey: string } })[] } }>(
    client,
    league,
  );
  const [match] = data.matchList;
  if (!match) throw new Error(`no match in ${sport}`);
  const { teamId, teamKey } = match.home;
  const info = await ask<{ teams: { team: TeamItem[] } }>(client, `${prefix}/team/info?lang=en&teamId=${teamId}`);
  const player = info.teams.team[0]?.squad.player[0];
  const highlights = await ask<{ data: { list: { match: MatchItem }[] } }>(
    client,
    `/highlight/highlightList?lang=en&size=1&sportType=${sportType}`,
  );
  const highlight = highlights.data.list[0]?.match;
  const countries = await ask<{ data: Item[] }>(client, "/country/search?lang=en&q=england");
  const [country] = countries.data;
  if (!player || !highlight || !country) throw new Error(`no sample of every kind in ${sport}`);
  return {
    competition: { id: LEAGUE[sport], key: match.leagueKey, countryKey: match.countryKey },
    team: { id: teamId, key: teamKey },
    player,
    match,
    highlight,
    country,
  };
}

const known = new Map<Sport, Promise<Samples>>();

function samples(client: Client, sport: Sport): Promise<Samples> {
  const found = known.get(sport) ?? samplesOf(client, sport);
  known.set(sport, found);
  return found;
}

function parametersOf({ path }: Pick<PageRow, "path">, one: Samples): Record<string, string> {
  const isHighlight = path.includes("/highlights/");
  const { matchId, countryKey, leagueKey, matchName } = isHighlight ? one.highlight : one.match;
  return {
    matchId,
    countryKey,
    leagueKey,
    matchName,
    teamName: one.team.key,
    teamKey: one.team.id,
    playerName: one.player.key,
    player: one.player.id,
    oddsSide: "home",
    countryPlace: `${one.country.key}-${one.country.id}`,
  };
}

/** Available in every language. */
const ANNOUNCEMENT = "stars-and-notifications";

/** Pieces available in every language, by the path segment of their subject. */
const GUIDES = { football: "offside", basketball: "basketball-rules", all: "reading-odds" } as const;
const GUIDES_CATEGORY = "1";

async function guideOf(client: Client, segment: string, locale: LocaleCode): Promise<NewsItem> {
  const slug = segment in GUIDES ? GUIDES[segment as keyof typeof GUIDES] : GUIDES.football;
  const list = `/news/getNewsListByCategory?locale=${locale}&id=${GUIDES_CATEGORY}&size=50`;
  const { data } = await ask<{ data: { list: NewsItem[] } }>(client, list);
  const piece = data.list.find(({ titleSlug }) => titleSlug === slug);
  if (!piece) throw new Error(`no piece ${slug} in ${locale}`);
  return piece;
}

/** The parameters of a news page in a language; a piece has its own id in each. */
async function newsParameters(client: Client, path: string, locale: LocaleCode): Promise<Record<string, string>> {
  const { newsId, titleSlug, category, tags, author } = await guideOf(client, path.split("/")[2] ?? "", locale);
  return {
    title: titleSlug,
    newsId,
    scrollTo: "comments",
    categoryName: category.key,
    categoryId: category.id,
    tagName: tags[0]?.key ?? "",
    tagId: tags[0]?.id ?? "",
    authorName: author.key,
    authorId: author.id,
  };
}

/** An ongoing contest of the page's kind. */
async function contestOf(client: Client, { path, sport }: Pick<PageRow, "path" | "sport">): Promise<string> {
  const sportType = SPORTS.find(({ code }) => code === sport)?.sportType;
  const list = `/contest/getContestList?lang=en&sportType=${sportType}&state=ongoing`;
  const { data } = await ask<{ data: { list: { contestId: string; contestType: number }[] } }>(client, list);
  const type = CONTEST_TYPES.find(({ segment }) => path.includes(`/${segment}/`))?.type;
  const contest = data.list.find(({ contestType }) => contestType === type);
  if (!contest) throw new Error(`no contest for ${path}`);
  return contest.contestId;
}

/** The parameters of any address of a sport, all of real things. */
export const sampleParameters = async (client: Client, sport: Sport): Promise<Record<string, string>> => ({
  ...parametersOf({ path: "" }, await samples(client, sport)),
  ...(await newsParameters(client, "", "en")),
});

/** A page's address without the locale: for a real thing if the page is about one. News differ by language. */
export async function sampleAddress(
  client: Client,
  page: Pick<PageRow, "path" | "sport" | "query">,
  locale: LocaleCode = "en",
): Promise<string> {
  const { path, sport = "football" } = page;
  if (!path.includes(":")) return path;
  if (path.startsWith("/announcement/")) return announcementPath(ANNOUNCEMENT);
  if (path.includes(":contestId")) return fillPattern(path, { contestId: await contestOf(client, page) });
  if (path.startsWith("/news/")) return fillPattern(path, await newsParameters(client, path, locale));
  const one = await samples(client, sport);
  const filled = fillPattern(path, parametersOf(page, one));
  return page.query.includes("leagueId") ? `${filled}?leagueId=${one.competition.id}` : filled;
}
