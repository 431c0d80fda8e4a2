import type { GoalWire, MatchInfoWire } from "#contract/calls/match-info";
import type { MatchTab } from "#contract/domain/match-info";
import { phaseGroup } from "#contract/domain/status";
import type { QueryOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import { rulesOf } from "../../competitions/standings/competition-rules.ts";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import type { MatchAt, MatchState } from "../../match/match.ts";
import { otherSide } from "../../match/sides.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { countedNow, detailsNow } from "../../matches/counted-now.ts";
import { isPriced } from "../../matches/odds/match-prices.ts";
import { competitionOf, goalWire, matchItemWire } from "../../matches/wire/match.ts";
import { manWire } from "../../matches/wire/player-wire.ts";
import { channelsWire, coloursWire, leagueWire } from "../../matches/wire/references.ts";
import { replayWire } from "../../matches/wire/replay.ts";
import { hasProgress, teamsOf } from "../../simulator/football/progress.ts";
import { PREDICTED_BEFORE } from "../../simulator/football/sheets.ts";
import { TRACKED } from "../../simulator/football/tracker.ts";
import { requestedMatch } from "../context/requested.ts";
import {
  attendance,
  coachesWire,
  formWire,
  getFirstLeg,
  groundsOf,
  type MatchContext,
  refereeWire,
  venueWire,
  weatherWire,
} from "./match-facts.ts";
import { progressNow } from "./progress-now.ts";

/** The facts that decide which of a match's tabs have content. */
interface TabFacts {
  match: MatchAt;
  now: number;
  /** Simulated matches: the engine knows everything. */
  hasProgress: boolean;
  hasTable: boolean;
  /** Whether either team has earlier matches. */
  hasForm: boolean;
  /** For sources with statistics: whether this match has them. */
  isCounted: boolean;
  /** For sources with line-ups: whether they have told this match's. */
  isLinedUp: boolean;
}

/** Stages whose matches count in a table. */
const TABLED = new Set(["regular", "league_phase", "group"]);

const hasTable = ({ format }: CompetitionEntry, { fixture: { stage } }: MatchAt): boolean =>
  TABLED.has(stage) && format.kind !== "loose" && format.kind !== "cup";

/** The tabs that have content by now, in order. */
function tabsOf({ match: { fixture, state }, now, hasProgress, ...facts }: TabFacts): MatchTab[] {
  const isOff = state.phase === "POSTPONED" || state.phase === "CANCELLED";
  const hasBegun = state.score !== undefined;
  const isLive = ["live", "halted"].includes(phaseGroup(state.phase));
  const shown: Record<MatchTab, boolean> = {
    info: true,
    tracker: hasProgress && (isLive || (hasBegun && now - state.updatedAt < TRACKED)),
    lineups: facts.isLinedUp || (hasProgress && !isOff && now >= fixture.kickOff - PREDICTED_BEFORE),
    h2h: facts.hasForm,
    table: facts.hasTable,
    stats: hasProgress ? hasBegun : facts.isCounted,
    analysis: facts.hasForm,
    commentary: hasProgress ? hasBegun : state.goals.some(({ player }) => player),
  };
  return (Object.keys(shown) as MatchTab[]).filter((tab) => shown[tab]);
}

/**
 * The goals that stand, with their scorers: a link to the player for simulated matches, otherwise the source's name.
 */
async function goalsWire(
  { match: { fixture, state }, context }: MatchContext,
  locale: LocaleCode,
): Promise<GoalWire[]> {
  const progress = state.goals.length > 0 ? await progressNow(fixture, context) : undefined;
  if (!progress) return state.goals.map(goalWire);
  const player = manWire(progress.sheets, locale);
  return progress.events.flatMap((event): GoalWire[] => {
    if (event.kind !== "goal" || event.deletedAt !== undefined) return [];
    const { side, how, man, minute, addedMinute = null } = event;
    const { playerId, playerKey, playerName } = player(how === "own" ? otherSide(side) : side, man);
    const kind = { isPenalty: how === "penalty" || undefined, isOwnGoal: how === "own" || undefined };
    return [{ side, minute, addedMinute, playerId, playerKey, playerName, ...kind }];
  });
}

/** Not if the source knows the referee alone. */
async function isCounted({ match: { fixture }, context }: MatchContext): Promise<boolean> {
  return Object.keys((await countedNow(fixture, context))?.rows ?? {}).length > 0;
}

const isLinedUp = async ({ match: { fixture }, context }: MatchContext): Promise<boolean> =>
  (await detailsNow(fixture, context))?.lineUps !== undefined;

/** A source may deliver goals until the match is over; afterwards it has delivered them or never will. */
const hasEvents = ({ phase, goals }: MatchState): boolean =>
  goals.length > 0 || ["pre", "live", "halted"].includes(phaseGroup(phase));

interface Coverage {
  simulated: boolean;
  counted: boolean;
  linedUp: boolean;
  priced: boolean;
  ranking: boolean;
}

const buildCoverage = (
  { simulated, counted, linedUp, priced, ranking }: Coverage,
  state: MatchState,
): NonNullable<MatchInfoWire["coverage"]> => ({
  events: simulated || hasEvents(state),
  lineup: simulated || linedUp,
  stat: simulated || counted,
  odds: simulated || priced,
  tracker: simulated,
  commentary: simulated,
  ranking,
});

/** Fields that depend on earlier matches and on the source's coverage. */
async function aroundWire(matchContext: MatchContext) {
  const { match, competition, context } = matchContext;
  const { fixture } = match;
  const simulated = hasProgress(fixture, context);
  const [homeForm, awayForm, counted, linedUp, priced, firstLegMatchId] = await Promise.all([
    formWire(fixture.homeId, matchContext),
    formWire(fixture.awayId, matchContext),
    simulated ? false : isCounted(matchContext),
    simulated ? false : isLinedUp(matchContext),
    simulated ? false : isPriced(fixture, context),
    getFirstLeg(fixture, context),
  ]);
  const tabled = hasTable(competition, match);
  return {
    homeForm,
    awayForm,
    tabs: tabsOf({
      match,
      now: context.now,
      hasProgress: simulated,
      hasTable: tabled,
      hasForm: homeForm.length + awayForm.length > 0,
      isCounted: counted,
      isLinedUp: linedUp,
    }),
    coverage: buildCoverage({ simulated, counted, linedUp, priced, ranking: tabled }, match.state),
    firstLegMatchId,
    ruleSetId: tabled ? rulesOf(competition, fixture.season).id : undefined,
  };
}

/** A match with its competition, season, venue, officials, form and goals so far. */
export async function infoOfMatch(query: QueryOf<"matchInfo">, context: CallContext): Promise<{ data: MatchInfoWire }> {
  const { sources, directory, now } = context;
  const fixture = await requestedMatch(query.matchId, "football", context);
  const state = await sources.stateAt(fixture, now);
  const locale = localeOf(query.lang);
  const competition = competitionOf(fixture, directory);
  const matchContext: MatchContext = {
    match: { fixture, state },
    competition,
    ...teamsOf(fixture, context),
    context,
    locale,
  };
  const venue = groundsOf(matchContext);
  const [referee, crowd, around, tv, supply, replay, goals] = await Promise.all([
    refereeWire(matchContext),
    attendance(matchContext, venue),
    aroundWire(matchContext),
    channelsWire(fixture.competitionId, context),
    context.supply?.({ fixture, state }, now),
    replayWire({ fixture, state }, context),
    goalsWire(matchContext, locale),
  ]);
  return {
    data: {
      ...matchItemWire(matchContext.match, directory, locale),
      league: leagueWire(competition, directory, locale),
      season: fixture.season,
      venue: venue && venueWire(venue, matchContext),
      referee,
      attendance: crowd,
      weather: weatherWire(matchContext, venue),
      ...coachesWire(matchContext),
      ...around,
      homeColours: coloursWire(matchContext.home),
      awayColours: coloursWire(matchContext.away),
      tv,
      supply,
      replay,
      goals,
    },
  };
}
