import { redirect } from "@remix-run/react";
import type { SubLeague } from "#contract/calls/standings/sub-leagues";
import type { Competition } from "#contract/domain/competition";
import type { Source } from "#contract/domain/match";
import type { SeasonEntry } from "#contract/domain/standings";
import { type CompetitionTab, competitionPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/context";
import { loadOrFace, throwFace } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import { callOf } from "~/upstream-calls/call-of";
import { type CompetitionKeys, findCompetition } from "./find-competition.ts";

/** What every tab of a competition shows above its own. */
export interface CompetitionHeadData {
  sport: Sport;
  competition: Competition;
  /** The season that is shown: `2022`, `2026-27`. */
  season: string;
  isCurrentSeason: boolean;
  /** The latest first. */
  seasons: SeasonEntry[];
  tab: CompetitionTab;
  /** The parts of the season that is shown, as it is played. */
  parts: SubLeague[];
  source: Source;
  /** The season has knock-out rounds. */
  hasBracket: boolean;
}

export interface AskedCompetition {
  sport: Sport;
  params: CompetitionKeys;
  /** Of the request: `leagueId` and `season` are read here; the rest goes along where the visitor is sent on. */
  query: URLSearchParams;
  tab: CompetitionTab;
}

/**
 * The competition and season that an address asks for. The id decides; without one the keys of country and competition
 * do. Sends (301) to the right address where words of it do not fit. Throws the face `notFound` for an unknown
 * competition, season or sport, `badRequest` for an id or season that is none.
 */
export async function loadCompetitionHead(context: EdgeContext, asked: AskedCompetition): Promise<CompetitionHeadData> {
  const { sport, params, query, tab } = asked;
  const leagueId = query.get("leagueId");
  if (!leagueId) return sendToItsId(context, asked);
  const season = query.get("season") ?? undefined;
  const [{ value: seasons }, { value: parts }] = await Promise.all([
    loadOrFace(context, context.upstream.call(callOf(sport, "seasonList"), { leagueId })),
    loadOrFace(context, context.upstream.call("subLeagueList", { leagueId, ...(season && { season }) })),
  ]);
  const { competition } = parts;
  if (competition.key !== params.leagueKey || competition.country.key !== params.countryKey)
    return sendTo(context, competition, asked);
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

async function sendToItsId(context: EdgeContext, asked: AskedCompetition): Promise<never> {
  const { value } = await loadOrFace(context, context.upstream.call(callOf(asked.sport, "leagueAll"), {}));
  const competition = findCompetition(value, asked.params);
  return competition ? sendTo(context, competition, asked) : throwFace(context, "notFound");
}

function sendTo({ locale }: EdgeContext, competition: Competition, { sport, tab, query }: AskedCompetition): never {
  const rest = new URLSearchParams(query);
  rest.delete("leagueId");
  const path = competitionPath({ sport, ...competition }, tab);
  throw redirect(localePath(locale, rest.size === 0 ? path : `${path}&${rest}`), 301);
}
