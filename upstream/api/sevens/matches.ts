import type { SevensItemWire } from "#contract/calls/sevens/matches";
import { phaseGroup } from "#contract/domain/status";
import type { QueryOf, ResultOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import { dayWindow } from "#contract/time/zone";
import { showsLoose } from "../../match/simulation.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { matchItemWire, scoreTickWire } from "../../matches/wire/match.ts";
import { leagueWire } from "../../matches/wire/references.ts";
import { notFound } from "../../platform/envelope.ts";
import { toDays } from "../../simulator/sevens/edition.ts";
import { CATEGORIES } from "../../simulator/sevens/entrants.ts";
import { SEVENS_DIRECTORY } from "../../simulator/sevens/sevens-directory.ts";
import { currentYear, findSevens, type SevensMatch, sevensBetween } from "../../simulator/sevens/tournament.ts";

/** The match with an id, or a refusal naming the parameter. */
export function sevensMatchOf(matchId: string, now: number, parameter = "matchId"): SevensMatch {
  const match = findSevens(matchId, now);
  if (!match) throw notFound(parameter, "no such match");
  return match;
}

const sevensItemWire = (match: SevensMatch, locale: LocaleCode): SevensItemWire => ({
  ...matchItemWire(match, SEVENS_DIRECTORY, locale),
  pitch: match.slot.pitch,
  durationMin: match.slot.halfLength,
  category: match.category.code,
  tree: match.slot.knockout?.tree,
});

export function listSevens(
  query: QueryOf<"sevensMatchList">,
  { now, simulation }: CallContext,
): ResultOf<"sevensMatchList"> {
  if (!showsLoose(simulation)) return { leagueMatchList: [], seq: 0, hasNext: false };
  const window = query.date === undefined ? toDays(currentYear(now)) : dayWindow(query.date, query.timeZone);
  const requested = sevensBetween(window.from, window.to, now).filter(
    ({ category, slot }) =>
      (query.category === undefined || category.code === query.category) &&
      (query.pitch === undefined || slot.pitch === query.pitch) &&
      (query.groupName === undefined || slot.group?.letter === query.groupName),
  );
  const locale = localeOf(query.lang);
  const leagueMatchList = CATEGORIES.flatMap((category) => {
    const matches = requested.filter((match) => match.category.code === category.code);
    if (matches.length === 0) return [];
    return [
      {
        ...leagueWire(category.competition, SEVENS_DIRECTORY, locale),
        liveCount: matches.filter(({ state }) => phaseGroup(state.phase) === "live").length,
        matchList: matches.map((match) => sevensItemWire(match, locale)),
      },
    ];
  });
  return { leagueMatchList, seq: requested.reduce((sum, { state }) => sum + state.seq + 1, 0), hasNext: false };
}

export function sevensInfo(
  { matchId, lang }: QueryOf<"sevensMatchInfo">,
  { now }: CallContext,
): ResultOf<"sevensMatchInfo"> {
  const match = sevensMatchOf(matchId, now);
  const locale = localeOf(lang);
  const isGolden = match.incidents.some(
    (incident) => incident.kind === "goal" && incident.isGolden === true && incident.at <= now,
  );
  return {
    data: {
      ...sevensItemWire(match, locale),
      league: leagueWire(match.category.competition, SEVENS_DIRECTORY, locale),
      season: match.fixture.season,
      goldenGoal: isGolden,
    },
  };
}

export function sevensScores(
  { matchId, matchIds }: QueryOf<"sevensMatchScore">,
  { now }: CallContext,
): ResultOf<"sevensMatchScore"> {
  if (matchId !== undefined) return { data: [scoreTickWire(sevensMatchOf(matchId, now))] };
  // As on the main server: unknown ids among several are left out.
  const ids = new Set((matchIds ?? "").split(","));
  return { data: [...ids].flatMap((id) => findSevens(id, now) ?? []).map(scoreTickWire) };
}
