import { CONTEST_TYPES } from "../contract/tables/contest-types.ts";
import type { LocaleCode } from "../contract/tables/locales.ts";
import type { PageRow } from "../contract/tables/pages.ts";
import { fillPattern } from "../contract/tables/path-pattern.ts";
import { announcementPath } from "../contract/tables/paths.ts";
import { SPORTS, type Sport } from "../contract/tables/sports.ts";

/** Asks a site for a path. */
interface Client {
  get(path: string): Promise<{ json(): Promise<unknown> }>;
}

/** What the samples read of the site's API. */
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

/** One thing of each kind in a sport, with a page of its own. */
export interface Samples {
  competition: Required<Item>;
  team: Item;
  player: Item;
  match: MatchItem;
  highlight: MatchItem;
  /** Of football. */
  country: Item;
}

const PREFIX: Record<Sport, string> = { football: "", basketball: "/basketball" };
/** Leagues that are known to be there: the Premier League, the EuroLeague. */
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
    ...{ matchId, countryKey, leagueKey, matchName },
    teamName: one.team.key,
    teamKey: one.team.id,
    playerName: one.player.key,
    player: one.player.id,
    oddsSide: "home",
    countryPlace: `${one.country.key}-${one.country.id}`,
  };
}

/** One that every language has. */
const ANNOUNCEMENT = "stars-and-notifications";

/** Pieces that every language has, by the segment that says what they are about. */
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

/** The parameters of a page of news in a language, in which the piece has an id of its own. */
async function newsParameters(client: Client, path: string, locale: LocaleCode): Promise<Record<string, string>> {
  const { newsId, titleSlug, category, tags, author } = await guideOf(client, path.split("/")[2] ?? "", locale);
  return {
    ...{ title: titleSlug, newsId, scrollTo: "comments" },
    ...{ categoryName: category.key, categoryId: category.id },
    ...{ tagName: tags[0]?.key ?? "", tagId: tags[0]?.id ?? "" },
    ...{ authorName: author.key, authorId: author.id },
  };
}

/** A contest of the page's kind that goes on. */
async function contestOf(client: Client, { path, sport }: Pick<PageRow, "path" | "sport">): Promise<string> {
  const sportType = SPORTS.find(({ code }) => code === sport)?.sportType;
  const list = `/contest/getContestList?lang=en&sportType=${sportType}&state=ongoing`;
  const { data } = await ask<{ data: { list: { contestId: string; contestType: number }[] } }>(client, list);
  const type = CONTEST_TYPES.find(({ segment }) => path.includes(`/${segment}/`))?.type;
  const contest = data.list.find(({ contestType }) => contestType === type);
  if (!contest) throw new Error(`no contest for ${path}`);
  return contest.contestId;
}

/** The parameters of any address of a sport, all of them of real things. */
export const sampleParameters = async (client: Client, sport: Sport): Promise<Record<string, string>> => ({
  ...parametersOf({ path: "" }, await samples(client, sport)),
  ...(await newsParameters(client, "", "en")),
});

/** A page's address behind the locale: of a real thing where the page is about one. News are other pieces in each language. */
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
