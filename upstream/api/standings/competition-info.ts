import type { CompetitionInfoBody } from "#contract/calls/standings/competition-info";
import { phaseGroup } from "#contract/domain/status";
import type { QueryOf } from "#contract/registry";
import type { RuleKey } from "#contract/tables/competition-keys";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { DAY } from "#contract/time/units";
import { modelOf } from "../../competitions/sports/sport-model.ts";
import { countedOf } from "../../competitions/standings/counted.ts";
import { CARRY_REASONS } from "../../competitions/standings/part-tables.ts";
import { buildRecords } from "../../competitions/standings/records.ts";
import { bestThirdsOf } from "../../competitions/standings/zones.ts";
import { splitOfSeason } from "../../data/standings/parts/splits.ts";
import { countsPoints, isProvisional, type RuleSet } from "../../data/standings/rules/rule-set.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import type { Directory } from "../../matches/directory.ts";
import { requestedCompetition, type SeasonRead, tablesOf, teamOf } from "../../matches/history/read-season.ts";
import { matchItemWire } from "../../matches/wire/match.ts";
import { leagueWire, teamWire } from "../../matches/wire/references.ts";
import { isReplaced } from "../../matches/wire/replay.ts";
import { getBasketballLeaders } from "./basketball-leaders.ts";
import { type Champion, getChampions } from "./champions.ts";
import { getLeaders } from "./leaders.ts";
import { readRequestedSeason } from "./requested-season.ts";
import { originOf } from "./season-origin.ts";
import { seasonsOf } from "./seasons.ts";

type Data = CompetitionInfoBody["data"];

const SOURCES = ["simulated", "recorded", "supplied"] as const;

const LEADERS: Readonly<Record<Sport, typeof getLeaders>> = { football: getLeaders, basketball: getBasketballLeaders };

const ruleRow = (key: RuleKey, value: string | number): Data["rules"][number] => ({ key, value: String(value) });

function buildRules({ ruleSet, competition, season, matches }: SeasonRead): Data["rules"] {
  const { points, primary, restart, h2hMode, last } = ruleSet;
  const { format, basketball } = competition;
  const groups = new Set(matches.flatMap(({ fixture }) => fixture.group ?? [])).size;
  const thirds = bestThirdsOf(competition.id, season, groups);
  return [
    ...(countsPoints(ruleSet)
      ? [ruleRow("points.win", points[0]), ruleRow("points.draw", points[1]), ruleRow("points.defeat", points[2])]
      : []),
    ruleRow("order.primary", primary),
    ruleRow("order.restart", restart),
    ruleRow("order.h2h", h2hMode),
    ruleRow("order.last", last),
    ...(format.kind === "league" || format.kind === "basketball_league"
      ? [ruleRow("format.meetings", format.times)]
      : []),
    ...(format.kind === "league_phase_cup" ? [ruleRow("format.matches", format.matches)] : []),
    ...(groups > 0 ? [ruleRow("format.groups", groups)] : []),
    ...(thirds > 0 ? [ruleRow("format.best_thirds", thirds)] : []),
    ...(basketball
      ? [ruleRow("play.periods", basketball.periods), ruleRow("play.minutes", basketball.periodMinutes)]
      : []),
  ];
}

/** `h2h.points` and the like; a conditional step states its condition after a colon. */
const buildTieBreaks = ({ steps }: RuleSet): string[] =>
  steps.map(({ scope, measure, atMost, atLeast, whenComplete, toDecide }) => {
    const conditions = [
      ...(atMost === undefined ? [] : [`at_most_${atMost}`]),
      ...(atLeast === undefined ? [] : [`at_least_${atLeast}`]),
      ...(whenComplete ? ["when_complete"] : []),
      ...(toDecide ? ["to_decide"] : []),
    ];
    return [`${scope}.${measure}`, ...conditions].join(":");
  });

function titlesOf(champions: readonly Champion[], directory: Directory, locale: LocaleCode): Data["titles"] {
  const counts = new Map<string, number>();
  for (const { teamId } of champions) counts.set(teamId, (counts.get(teamId) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([id, count]) => ({ team: teamWire(teamOf(id, directory), locale), count }));
}

function records(read: SeasonRead, { directory }: CallContext, locale: LocaleCode): Data["records"] {
  // Runs go on through the knock-out rounds, where extra time wins matches too.
  const inOrder = read.matches
    .flatMap((match) => countedOf(match, { view: "all", isLive: false, isWithoutOvertime: true }))
    .sort((a, b) => a.kickOff - b.kickOff);
  return buildRecords(read.matches, [...read.teams.keys()], inOrder).map(({ key, value, match, teamId }) => ({
    key,
    value,
    match: match && matchItemWire(match, directory, locale),
    team: teamId === undefined ? undefined : teamWire(teamOf(teamId, directory), locale),
  }));
}

function figures({
  matches,
  teams,
}: SeasonRead): Pick<Data, "teamCount" | "matchCount" | "matchesPlayed" | "goals" | "rounds"> {
  const played = matches.filter(({ state }) => phaseGroup(state.phase) === "final");
  const rounds = Math.max(0, ...matches.map(({ fixture }) => fixture.matchday ?? 0));
  return {
    teamCount: teams.size,
    matchCount: matches.filter((match) => !isReplaced(match, matches)).length,
    matchesPlayed: played.length,
    goals: played.reduce((sum, { state }) => sum + (state.score?.[0] ?? 0) + (state.score?.[1] ?? 0), 0),
    rounds: rounds > 0 ? rounds : null,
  };
}

async function pastChampions(read: SeasonRead, sport: Sport, context: CallContext): Promise<Champion[]> {
  const { id: leagueId, format } = read.competition;
  if (format.kind === "loose") return [];
  const list = await seasonsOf(sport)({ leagueId }, context);
  const past = list.data
    .filter(({ season, hasFixture }) => season <= read.season && hasFixture)
    .slice(0, modelOf(sport).past.champions + 1)
    .map(({ season, endDate, source }) => ({
      season,
      source: SOURCES.find((one) => one === source) ?? ("imported" as const),
      // A season may overrun its calendar.
      endsAt: Date.parse(endDate) + 90 * DAY,
    }));
  return getChampions(read.competition, past, context);
}

/** The rounds into which the league splits after its regular season. */
const splitRounds = (read: SeasonRead): Data["splitRounds"] =>
  (splitOfSeason(read)?.rounds ?? []).map(({ round, places: [fromRank, toRank], carry }) => ({
    round,
    fromRank,
    toRank,
    reason: CARRY_REASONS[carry],
  }));

async function competitionInfo(
  query: QueryOf<"competitionInfo">,
  sport: Sport,
  context: CallContext,
): Promise<CompetitionInfoBody> {
  const { directory } = context;
  const read = await readRequestedSeason(requestedCompetition(query.leagueId, sport, context), query.season, context);
  const locale = localeOf(query.lang);
  const champions = await pastChampions(read, sport, context);
  const { ruleSet } = read;
  return {
    data: {
      league: leagueWire(read.competition, directory, locale),
      season: read.season,
      source: read.source,
      format: tablesOf(read).format,
      ...figures(read),
      ruleSetId: ruleSet.id,
      isProvisional: isProvisional(ruleSet),
      rules: buildRules(read),
      tieBreaks: buildTieBreaks(ruleSet),
      splitRounds: splitRounds(read),
      champions: champions.map(({ season, teamId, source }) => ({
        season,
        team: teamWire(teamOf(teamId, directory), locale),
        source,
      })),
      titles: titlesOf(champions, directory, locale),
      records: records(read, context, locale),
      leaders: await LEADERS[sport](read, context, locale),
      sources: [
        ...(ruleSet.source === undefined ? [] : [{ key: "regulation", text: ruleSet.source }]),
        { key: `data.${read.source}` },
      ],
      origin: await originOf(read, context, locale),
    },
  };
}

/** Rules, format, champions, records, leaders and sources of a competition's season. */
export const infoOfCompetition = (sport: Sport) => (query: QueryOf<"competitionInfo">, context: CallContext) =>
  competitionInfo(query, sport, context);
