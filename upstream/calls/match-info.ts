import type { GoalWire, MatchInfoWire } from "#contract/calls/match-info";
import type { QueryOf } from "#contract/registry";
import { phaseGroup } from "#contract/status";
import type { LocaleCode } from "#contract/tables/locales";
import { hasCourse, teamsOf } from "../football/course.ts";
import { otherSide } from "../football/sides.ts";
import type { MatchState } from "../match.ts";
import { rulesOf } from "../standings/competition-rules.ts";
import { competitionOf, goalWire, matchItemWire } from "../wire-match.ts";
import { leagueWire } from "../wire-reference.ts";
import { askedMatch } from "./asked.ts";
import { type CallContext, localeOf } from "./call.ts";
import { courseNow } from "./match-centre/course-now.ts";
import {
  type Asked,
  attendance,
  coachesWire,
  firstLegOf,
  formWire,
  groundsOf,
  refereeWire,
  venueWire,
  weatherWire,
} from "./match-centre/match-facts.ts";
import { manWire } from "./match-centre/player-wire.ts";
import { hasTable, tabsOf } from "./match-centre/tabs.ts";

/** The goals that stand, with who scored them: of a simulated match his page, of any other his name as the source has it. */
async function goalsWire({ match: { fixture, state }, context }: Asked, locale: LocaleCode): Promise<GoalWire[]> {
  const course = state.goals.length > 0 ? await courseNow(fixture, context) : undefined;
  if (!course) return state.goals.map(goalWire);
  const player = manWire(course.sheets, locale);
  return course.events.flatMap((event): GoalWire[] => {
    if (event.kind !== "goal" || event.deletedAt !== undefined) return [];
    const { side, how, man, minute, addedMinute = null } = event;
    const { playerId, playerKey, playerName } = player(how === "own" ? otherSide(side) : side, man);
    const kind = { isPenalty: how === "penalty" || undefined, isOwnGoal: how === "own" || undefined };
    return [{ side, minute, addedMinute, playerId, playerKey, playerName, ...kind }];
  });
}

const isOver = ({ phase }: MatchState): boolean => phaseGroup(phase) === "final";

async function isCounted({ match: { fixture, state }, context }: Asked): Promise<boolean> {
  return isOver(state) && (await context.sources.statisticsOf(fixture)) !== undefined;
}

/** A source that is not simulated may tell goals until the match is over; then it has told them or never will. */
const tellsEvents = ({ phase, goals }: MatchState): boolean =>
  goals.length > 0 || ["pre", "live", "halted"].includes(phaseGroup(phase));

interface Told {
  simulated: boolean;
  counted: boolean;
  priced: boolean;
  ranking: boolean;
}

const coverageOf = (
  { simulated, counted, priced, ranking }: Told,
  state: MatchState,
): NonNullable<MatchInfoWire["coverage"]> => ({
  events: simulated || tellsEvents(state),
  lineup: simulated,
  stat: simulated || counted,
  odds: simulated || priced,
  tracker: simulated,
  commentary: simulated,
  ranking,
});

const isPriced = async ({ match: { fixture }, context }: Asked): Promise<boolean> =>
  (await context.sources.pricesOf(fixture)).length > 0;

/** What depends on what came before the match, and on what its source covers. */
async function aroundWire(asked: Asked) {
  const { match, competition, context } = asked;
  const { fixture } = match;
  const simulated = hasCourse(fixture, context);
  const [homeForm, awayForm, counted, priced, firstLegMatchId] = await Promise.all([
    formWire(fixture.homeId, asked),
    formWire(fixture.awayId, asked),
    simulated ? false : isCounted(asked),
    simulated ? false : isPriced(asked),
    firstLegOf(fixture, context),
  ]);
  const tabled = hasTable(competition, match);
  return {
    homeForm,
    awayForm,
    tabs: tabsOf({
      match,
      now: context.now,
      hasCourse: simulated,
      hasTable: tabled,
      hasForm: homeForm.length + awayForm.length > 0,
      isCounted: counted,
    }),
    coverage: coverageOf({ simulated, counted, priced, ranking: tabled }, match.state),
    firstLegMatchId,
    ruleSetId: tabled ? rulesOf(competition, fixture.season).id : undefined,
  };
}

/** One match with its competition, season, venue, officials, form and the goals so far. */
export async function infoOfMatch(query: QueryOf<"matchInfo">, context: CallContext): Promise<{ data: MatchInfoWire }> {
  const { sources, directory, now } = context;
  const fixture = await askedMatch(query.matchId, "football", context);
  const state = await sources.stateAt(fixture, now);
  const locale = localeOf(query.lang);
  const competition = competitionOf(fixture, directory);
  const asked: Asked = { match: { fixture, state }, competition, ...teamsOf(fixture, context), context, locale };
  const venue = groundsOf(asked);
  const [referee, crowd, around, goals] = await Promise.all([
    refereeWire(asked),
    attendance(asked, venue),
    aroundWire(asked),
    goalsWire(asked, locale),
  ]);
  return {
    data: {
      ...matchItemWire(asked.match, directory, locale),
      league: leagueWire(competition, directory, locale),
      season: fixture.season,
      venue: venue && venueWire(venue, asked),
      referee,
      attendance: crowd,
      weather: weatherWire(asked, venue),
      ...coachesWire(asked),
      ...around,
      tv: [],
      goals,
    },
  };
}
