import { redirect } from "@remix-run/react";
import type { SubLeague } from "#contract/calls/standings/sub-leagues";
import type { Competition, CompetitionList } from "#contract/domain/competition";
import type { Source } from "#contract/domain/match";
import type { SeasonEntry } from "#contract/domain/standings";
import { type CompetitionTab, competitionPath } from "#contract/tables/paths";
import { callOf, type Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { localePath } from "~/page/locale-path";

/** Head data shared by all tabs of a competition. */
export interface CompetitionHeadData {
  sport: Sport;
  competition: Competition;
  /** The season shown: `2022`, `2026-27`. */
  season: string;
  isCurrentSeason: boolean;
  /** Latest first. */
  seasons: SeasonEntry[];
  tab: CompetitionTab;
  /** The parts of that season, in playing order. */
  parts: SubLeague[];
  source: Source;
  /** The season has knock-out rounds. */
  hasBracket: boolean;
}

export interface CompetitionKeys {
  countryKey?: string;
  leagueKey?: string;
}

/**
 * The competition of an address without an id: by its country and competition keys, or by the id that articles append
 * to the competition's key (`premier-league-103`). Undefined if there is none.
 */
export function findCompetition(
  { countries }: CompetitionList,
  { countryKey, leagueKey }: CompetitionKeys,
): Competition | undefined {
  const all = countries.flatMap(({ competitions }) => competitions);
  const named = all.find(({ key, country }) => key === leagueKey && country.key === countryKey);
  if (named) return named;
  const id = leagueKey?.match(/-(\d+)$/)?.[1];
  return all.find((one) => one.id === id);
}

export interface CompetitionRequest {
  sport: Sport;
  params: CompetitionKeys;
  /** `leagueId` and `season` are read here; the rest is passed on in redirects. */
  query: URLSearchParams;
  tab: CompetitionTab;
}

/**
 * The competition and season of an address. The id decides; without one, the country and competition keys do. Redirects
 * (301) to the canonical address if the keys differ. Throws the error page `notFound` for an unknown competition,
 * season or sport, `badRequest` for a malformed id or season.
 */
export async function loadCompetitionHead(
  context: EdgeContext,
  request: CompetitionRequest,
): Promise<CompetitionHeadData> {
  const { sport, params, query, tab } = request;
  const leagueId = query.get("leagueId");
  if (!leagueId) return redirectToId(context, request);
  const season = query.get("season") ?? undefined;
  const [{ value: seasons }, { value: parts }] = await Promise.all([
    loadOrThrowErrorPage(context, context.upstream.call(callOf(sport, "seasonList"), { leagueId })),
    loadOrThrowErrorPage(context, context.upstream.call("subLeagueList", { leagueId, ...(season && { season }) })),
  ]);
  const { competition } = parts;
  if (competition.key !== params.leagueKey || competition.country.key !== params.countryKey)
    return redirectTo(context, competition, request);
  const current = seasons.find(({ isCurrent }) => isCurrent) ?? seasons[0];
  return {
    sport,
    competition,
    season: parts.season,
    isCurrentSeason: current === undefined || current.season === parts.season,
    seasons,
    tab,
    parts: parts.parts,
    source: parts.source,
    hasBracket: (parts.bracket?.rounds.length ?? 0) > 0,
  };
}

async function redirectToId(context: EdgeContext, request: CompetitionRequest): Promise<never> {
  const { value } = await loadOrThrowErrorPage(context, context.upstream.call(callOf(request.sport, "leagueAll"), {}));
  const competition = findCompetition(value, request.params);
  return competition ? redirectTo(context, competition, request) : throwErrorPage(context, "notFound");
}

function redirectTo(
  { locale }: EdgeContext,
  competition: Competition,
  { sport, tab, query }: CompetitionRequest,
): never {
  const rest = new URLSearchParams(query);
  rest.delete("leagueId");
  const path = competitionPath({ sport, ...competition }, tab);
  throw redirect(localePath(locale, rest.size === 0 ? path : `${path}&${rest}`), 301);
}
