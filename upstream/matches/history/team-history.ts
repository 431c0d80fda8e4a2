import { phaseGroup } from "#contract/domain/status";
import { DAY } from "#contract/time/units";
import { modelOf } from "../../competitions/sports/sport-model.ts";
import { type Fixture, isSimulated, type MatchAt } from "../../match/match.ts";
import { withState } from "../../match/with-state.ts";
import type { CallContext } from "../call-context.ts";
import type { FetchFixtures, Reach } from "./pages.ts";

interface HistoryFilter {
  competitionId?: string;
  /** Only home or only away matches; on neutral ground the side on which the team is named decides. */
  venue?: "home" | "away";
  /** Without simulated matches. */
  isReal?: boolean;
}

/** The filter for what is told beside a match: nothing simulated counts beside a real one. */
export const filterBeside = (fixture: Pick<Fixture, "source">): { isReal: boolean } => ({
  isReal: !isSimulated(fixture),
});

// How far a history is searched, and in which steps, in days. A club plays fifty matches in 400 days, so one step
// usually suffices; a national team takes years for thirty.
const PLAYED: Reach = { step: 400, reach: 1_461 };
/** Before every match of any source. */
const FIRST_DAY = Date.parse("1850-01-01T00:00:00Z");
const UPCOMING: Reach = { step: 100, reach: 400 };

const isDecided = ({ state }: MatchAt): boolean => phaseGroup(state.phase) === "final" && state.score !== undefined;

/** Neither called off nor abandoned: it will still be played. */
const isToCome = ({ state }: MatchAt): boolean => phaseGroup(state.phase) !== "void";

/**
 * Decided matches that kicked off before an instant (milliseconds), latest first, searched in steps until there are
 * enough.
 */
async function latestDecided(
  ask: FetchFixtures,
  before: number,
  limit: number,
  { step, reach }: Reach,
  context: CallContext,
): Promise<MatchAt[]> {
  const found: MatchAt[] = [];
  const end = Math.min(before, context.now);
  for (let days = 0; days < reach && found.length < limit; days += step) {
    const fixtures = await ask(end - Math.min(days + step, reach) * DAY, end - days * DAY);
    for (const fixture of fixtures.toReversed()) {
      const match = await withState(fixture, context);
      if (isDecided(match)) found.push(match);
      if (found.length === limit) break;
    }
  }
  return found;
}

/** The latest decided matches among fixtures in order of kick-off, latest first. */
async function getLatest(fixtures: readonly Fixture[], limit: number, context: CallContext): Promise<MatchAt[]> {
  const found: MatchAt[] = [];
  for (const fixture of fixtures.toReversed()) {
    if (found.length >= limit) break;
    const match = await withState(fixture, context);
    if (isDecided(match)) found.push(match);
  }
  return found;
}

/** Whether a fixture passes the filter, from the team's perspective. */
const matchesFilter =
  (teamId: string, { competitionId, venue }: HistoryFilter) =>
  (fixture: Fixture): boolean =>
    (competitionId === undefined || fixture.competitionId === competitionId) &&
    (venue === undefined || (venue === "home" ? fixture.homeId : fixture.awayId) === teamId);

/**
 * A team's last matches that kicked off before an instant (milliseconds) and are decided by now, latest first: of every
 * competition and season, from the season's source. Simulated ones at most four years back, others without limit.
 */
export async function playedBy(
  teamId: string,
  before: number,
  limit: number,
  context: CallContext,
  filter: HistoryFilter = {},
): Promise<MatchAt[]> {
  const { sources, now } = context;
  const end = Math.min(before, now);
  if (filter.isReal) {
    const stored = await sources.storedOfTeam(teamId, FIRST_DAY, end, now);
    return getLatest(stored.filter(matchesFilter(teamId, filter)), limit, context);
  }
  const parts = sources.partsOfTeam({ teamId, from: end - PLAYED.reach * DAY, to: end, now });
  const ask: FetchFixtures = async (from, to) => (await parts(from, to)).filter(matchesFilter(teamId, filter));
  const found = await latestDecided(ask, before, limit, PLAYED, context);
  if (found.length === limit) return found;
  const earlier = await sources.storedOfTeam(teamId, FIRST_DAY, end - PLAYED.reach * DAY, now);
  const own = earlier.filter(matchesFilter(teamId, filter));
  return [...found, ...(await getLatest(own, limit - found.length, context))];
}

/**
 * The last decided matches between two teams, latest first. Recorded and imported ones if there are any, without limit;
 * they are never mixed with simulated ones. Otherwise the engine's, at most ten years back in football. The venue of a
 * filter is the first team's.
 */
export async function meetings(
  teamA: string,
  teamB: string,
  before: number,
  limit: number,
  context: CallContext,
  filter: HistoryFilter = {},
): Promise<MatchAt[]> {
  const { sources, directory, now } = context;
  const stored = await sources.storedOfTeam(teamA, FIRST_DAY, Math.min(before, now), now, teamB);
  const real = await getLatest(stored.filter(matchesFilter(teamA, filter)), limit, context);
  if (real.length > 0 || filter.isReal) return real;
  const team = directory.teamById(teamA);
  if (!team) return [];
  const reach = modelOf(team.sport).past.meetings;
  const end = Math.min(before, now);
  const parts = sources.partsOfTeam({
    teamId: teamA,
    from: end - reach.reach * DAY,
    to: end,
    now,
    opponentId: teamB,
  });
  const ask: FetchFixtures = async (from, to) => (await parts(from, to)).filter(matchesFilter(teamA, filter));
  return latestDecided(ask, before, limit, reach, context);
}

/**
 * A team's next matches that kick off after an instant (milliseconds), soonest first, in their current state: without
 * those called off, and without ties whose teams are unknown. At most 400 days ahead.
 */
export async function getUpcoming(
  teamId: string,
  after: number,
  limit: number,
  context: CallContext,
  { isReal }: Pick<HistoryFilter, "isReal"> = {},
): Promise<MatchAt[]> {
  const found: MatchAt[] = [];
  const end = after + 1 + UPCOMING.reach * DAY;
  const { sources, now } = context;
  const parts = isReal
    ? (from: number, to: number) => sources.storedOfTeam(teamId, from, to, now)
    : sources.partsOfTeam({ teamId, from: after + 1, to: end, now });
  for (let days = 0; days < UPCOMING.reach && found.length < limit; days += UPCOMING.step) {
    const from = after + 1 + days * DAY;
    for (const fixture of await parts(from, from + UPCOMING.step * DAY)) {
      const match = await withState(fixture, context);
      if (isToCome(match)) found.push(match);
      if (found.length === limit) break;
    }
  }
  return found;
}
