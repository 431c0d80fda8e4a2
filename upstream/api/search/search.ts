import type { FavItemsBody, GlobalSearchBody, PopularBody } from "#contract/calls/search/search";
import type { QueryOf } from "#contract/registry";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { Sport } from "#contract/tables/sports";
import type { CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import { byText } from "../../match/match-order.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { matchItemWire } from "../../matches/wire/match.ts";
import { notFound } from "../../platform/envelope.ts";
import { competitionItem, countryItem, playerItem, teamItem } from "../../services/search/fav-items.ts";
import { findersFor } from "../../services/search/finders.ts";
import { foldText } from "../../services/search/fold.ts";
import { findMatches, sidesOf } from "../../services/search/matches.ts";
import { findPlayers } from "../../services/search/players.ts";
import { type Audience, audienceWeight, countryOfLang, isAtHomeIn } from "../../services/search/popularity.ts";
import type { Finder, Found } from "../../services/search/ranking.ts";
import { LEVELS } from "../../services/search/text-index.ts";

/** When one country is requested, all matches for the text are found and then filtered. */
const MOST_OF_A_COUNTRY = 1_000;

type Popular = QueryOf<"teamPopular">;
type Search = QueryOf<"teamSearch">;

/** Whose lists these are: followers count where the visitor is, or everywhere if that is not known. */
async function getAudience(
  sport: Sport,
  kind: FollowedKind,
  country: string | undefined,
  { followers }: CallContext,
): Promise<Audience> {
  return { sport, country, counts: await followers(sport, kind, country) };
}

/** Without simulation competitions that nobody plays are not listed: as many more are found. */
const mostFound = (limit: number, { simulation }: CallContext): number =>
  simulation.mode === "off" ? MOST_OF_A_COUNTRY : limit;

function isListed({ directory, simulation }: CallContext): (found: { thing: CompetitionEntry }) => boolean {
  if (simulation.mode !== "off") return () => true;
  const listed = new Set(directory.competitions.map(({ id }) => id));
  return ({ thing }) => listed.has(thing.id);
}

export const popularCompetitions =
  (sport: Sport) =>
  async ({ lang, limit, country }: Popular, context: CallContext): Promise<FavItemsBody> => {
    const { directory } = context;
    const audience = await getAudience(sport, "competition", country, context);
    const isAtHome = ({ countryId }: CompetitionEntry) => directory.countryById(countryId)?.code === country;
    const weight = audienceWeight("competitions", audience, isAtHome);
    const all = findersFor(directory, sport).competition.popular(mostFound(limit, context), weight);
    const found = all.filter(isListed(context)).slice(0, limit);
    return { data: found.map(({ thing }) => competitionItem(thing, directory, localeOf(lang))) };
  };

export const popularTeams =
  (sport: Sport) =>
  async ({ lang, limit, country }: Popular, context: CallContext): Promise<FavItemsBody> => {
    const audience = await getAudience(sport, "team", country, context);
    const weight = audienceWeight<TeamEntry>("teams", audience, (team) => team.country === country);
    const found = findersFor(context.directory, sport).team.popular(limit, weight);
    return { data: found.map(({ thing }) => teamItem(thing, localeOf(lang))) };
  };

export const globalPopular =
  (sport: Sport) =>
  async (query: QueryOf<"globalPopular">, context: CallContext): Promise<PopularBody> => {
    const [competitions, teams] = await Promise.all([
      popularCompetitions(sport)(query, context),
      popularTeams(sport)(query, context),
    ]);
    return { competitionList: competitions.data, teamList: teams.data };
  };

/** Orders what fits a text equally well by what the visitor's country follows, if it is known. */
function weightsFor(sport: Sport, lang: string, { directory }: CallContext) {
  const country = countryOfLang(lang);
  if (country === undefined) return {};
  const audience: Audience = { sport, country, counts: new Map() };
  return {
    team: audienceWeight<TeamEntry>("teams", audience, (team) => isAtHomeIn(team.country, country)),
    competition: audienceWeight<CompetitionEntry>("competitions", audience, ({ countryId }) =>
      isAtHomeIn(directory.countryById(countryId)?.code, country),
    ),
  };
}

export const searchTeams =
  (sport: Sport) =>
  ({ q, lang, limit }: Search, context: CallContext): FavItemsBody => {
    const weights = weightsFor(sport, lang, context);
    const found = findersFor(context.directory, sport).team.find(foldText(q), limit, weights.team);
    return { data: found.map(({ thing }) => teamItem(thing, localeOf(lang))) };
  };

export const searchCountries =
  (sport: Sport) =>
  ({ q, lang, limit }: Search, { directory }: CallContext): FavItemsBody => {
    const found = findersFor(directory, sport).country.find(foldText(q), limit);
    return { data: found.map(({ thing }) => countryItem(thing, localeOf(lang))) };
  };

const inListOrder = (a: CompetitionEntry, b: CompetitionEntry): number =>
  a.sortOrder - b.sortOrder || byText(a.id, b.id);

/** By country, by text, or both; the best known if neither is given. */
export const searchCompetitions =
  (sport: Sport) =>
  (query: QueryOf<"competitionSearch">, context: CallContext): FavItemsBody | Promise<FavItemsBody> => {
    const { q, countryId, lang, limit } = query;
    const { directory } = context;
    if (countryId !== undefined && !directory.countryById(countryId)) throw notFound("countryId", "no such country");
    if (q === undefined && countryId === undefined) return popularCompetitions(sport)(query, context);
    const isRequested = (one: CompetitionEntry) => countryId === undefined || one.countryId === countryId;
    const found =
      q === undefined
        ? directory.competitions.filter((one) => one.sport === sport && isRequested(one)).sort(inListOrder)
        : findersFor(directory, sport)
            .competition.find(
              foldText(q),
              countryId === undefined ? mostFound(limit, context) : MOST_OF_A_COUNTRY,
              weightsFor(sport, lang, context).competition,
            )
            .filter(isListed(context))
            .map(({ thing }) => thing)
            .filter(isRequested)
            .slice(0, limit);
    return { data: found.map((one) => competitionItem(one, directory, localeOf(lang))) };
  };

/** The teams named by a text; if it names two sides, both sides' in alternation, best first. */
function teamsNamed(
  q: string,
  finder: Finder<TeamEntry>,
  limit: number,
  raise: Parameters<Finder<TeamEntry>["find"]>[2],
): Found<TeamEntry>[] {
  const found = finder.find(foldText(q), limit, raise);
  const sides = found.length === 0 ? sidesOf(q) : undefined;
  if (!sides) return found;
  const [home, away] = sides.map((side) => finder.find(side, limit, raise)) as [Found<TeamEntry>[], Found<TeamEntry>[]];
  const serialise = Array.from({ length: limit }, (_, place) => [home[place], away[place]]).flat();
  const teams = new Map(serialise.flatMap((team) => (team ? [[team.thing.id, team]] : [])));
  return [...teams.values()].slice(0, limit);
}

/**
 * Where a word of something begins with the text, as Manchester with "man", those that only have it inside a word, as
 * Germany, are not meant. In scripts without spaces they may be.
 */
function isMeantBy(text: string, found: readonly { level: number }[]): (one: { level: number }) => boolean {
  const isSpaced = /^[\p{Script=Latin}\d\s]+$/u.test(text);
  const begins = ({ level }: { level: number }) => level <= LEVELS.wordPrefix;
  return isSpaced && found.some(begins) ? begins : () => true;
}

export const searchEverything =
  (sport: Sport) =>
  async ({ q, lang, limit }: QueryOf<"globalSearch">, context: CallContext): Promise<GlobalSearchBody> => {
    const { directory } = context;
    const locale = localeOf(lang);
    const text = foldText(q);
    const finders = findersFor(directory, sport);
    const weights = weightsFor(sport, lang, context);
    const teams = teamsNamed(q, finders.team, limit, weights.team);
    const matches = await findMatches(q, finders.team, teams[0], limit, context);
    const countries = finders.country.find(text, limit);
    const competitions = finders.competition
      .find(text, mostFound(limit, context), weights.competition)
      .filter(isListed(context))
      .slice(0, limit);
    const isMeant = isMeantBy(text, [...countries, ...competitions, ...teams]);
    return {
      country: countries.filter(isMeant).map(({ thing }) => countryItem(thing, locale)),
      competition: competitions.filter(isMeant).map(({ thing }) => competitionItem(thing, directory, locale)),
      team: teams.map(({ thing }) => teamItem(thing, locale)),
      player: findPlayers(sport, text, limit, context).map((one) => playerItem(one, locale)),
      match: matches.map((match) => matchItemWire(match, directory, locale)),
    };
  };
