import type { Calendar, CompetitionEntry, Zones } from "../../data/entries/types.ts";
import { playedSplitOf } from "../../data/standings/parts/splits.ts";
import { createRandom } from "../../platform/random.ts";
import { planBasketballLeague } from "./basketball-league.ts";
import { bracketDates, planBracket } from "./bracket.ts";
import { drawGroups } from "./groups-draw.ts";
import { planLeague } from "./league.ts";
import { planLeaguePhaseCup } from "./league-phase-cup.ts";
import { planLoose } from "./loose.ts";
import { withPlayOffs } from "./promotion-play-offs.ts";
import { type CupFormat, cupShape, earlyRounds, planQualifying, powerOfTwoWithin } from "./qualifying.ts";
import { rankedPlaces } from "./results-table.ts";
import { matchesOfRound, robinPair, roundsOfRobin } from "./round-robin.ts";
import { seasonLabel } from "./season.ts";
import {
  joined,
  latest,
  matchdayRounds,
  type Pairing,
  type Place,
  type SeasonFrame,
  type SeasonPlan,
} from "./season-plan.ts";
import { planSplitLeague } from "./split-league.ts";

const GROUP = 4;
const MATCHDAYS = 2 * roundsOfRobin(GROUP);
const PER_MATCHDAY = matchesOfRound(GROUP);

/** Groups of four, everyone twice; the first two advance to two-legged ties and a single final. */
function planGroupsCup(frame: SeasonFrame, zones?: Zones): SeasonPlan {
  const groupCount = powerOfTwoWithin(Math.floor(frame.teams.length / GROUP));
  const size = groupCount * GROUP;
  const rounds = earlyRounds(frame.teams.length, size);
  const early = rounds.length;
  const knockOuts = bracketDates(2 * groupCount, 2);
  const dates = frame.dates(early + MATCHDAYS + knockOuts, knockOuts);
  const qualifying = planQualifying(frame, dates.slice(0, early), rounds);
  const groups = drawGroups(frame.seed, qualifying, groupCount, zones);
  const firstIndex = qualifying.matches;
  const perMatchday = groupCount * PER_MATCHDAY;
  const groupPlan: SeasonPlan = {
    rounds: matchdayRounds("group", dates.slice(early, early + MATCHDAYS), firstIndex, perMatchday),
    pair: (index, now) => pairInGroup(groups, index - firstIndex, now),
  };
  const bracket = planBracket(frame, dates.slice(early + MATCHDAYS), {
    firstIndex: firstIndex + perMatchday * MATCHDAYS,
    places: crossed(groups.map((places, group) => firstTwo(frame, { places, group, groupCount, firstIndex }))),
    legs: 2,
    isSeeded: true,
  });
  return joined(joined(qualifying, groupPlan), bracket);
}

/** Match numbers run through the groups within a matchday. */
function pairInGroup(groups: readonly Place[][], index: number, now: number): Pairing | undefined {
  const matchday = Math.floor(index / (groups.length * PER_MATCHDAY));
  const group = Math.floor(index / PER_MATCHDAY) % groups.length;
  const [home, away] = robinPair(GROUP, matchday, index % PER_MATCHDAY).map((place) => groups[group]![place]!(now));
  if (!home || !away) return undefined;
  return {
    homeId: home.teamId,
    awayId: away.teamId,
    group: String.fromCharCode("A".charCodeAt(0) + group),
    stakes: "result",
    knownAt: latest(home, away),
  };
}

interface Group {
  places: readonly Place[];
  group: number;
  groupCount: number;
  firstIndex: number;
}

function firstTwo(frame: SeasonFrame, { places, group, groupCount, firstIndex }: Group): Place[] {
  const matches = Array.from({ length: MATCHDAYS * PER_MATCHDAY }, (_, match) => {
    const matchday = Math.floor(match / PER_MATCHDAY);
    return firstIndex + (matchday * groupCount + group) * PER_MATCHDAY + (match % PER_MATCHDAY);
  });
  return rankedPlaces(frame, { name: `group ${group}`, places, matches }, 2);
}

/** Winners meet runners-up of the neighbouring group; two teams of one group can meet again only in the final. */
function crossed(groups: readonly Place[][]): Place[] {
  if (groups.length === 1) return groups[0]!;
  const tie = (winner: number, runnerUp: number): Place[] => [groups[winner]![0]!, groups[runnerUp]![1]!];
  const even = groups.map((_, group) => group).filter((group) => group % 2 === 0);
  return [...even.flatMap((group) => tie(group, group + 1)), ...even.flatMap((group) => tie(group + 1, group))];
}

/** Single matches up to a final; teams beyond a power of two first play for its last places. */
function planCup(frame: SeasonFrame, format: CupFormat): SeasonPlan {
  const { size, early } = cupShape(frame.teams.length, format);
  const dates = frame.dates(early.length + bracketDates(size, 1));
  const qualifying = planQualifying(frame, dates.slice(0, early.length), early);
  const bracket = planBracket(frame, dates.slice(early.length), {
    firstIndex: qualifying.matches,
    places: createRandom(`draw ${frame.seed}`).shuffle(qualifying.places),
    legs: 1,
    isSeeded: false,
  });
  return joined(qualifying, bracket);
}

/** Everyone plays everyone as often as the format says, unless the season's league splits. */
function planLeagueSeason(
  frame: SeasonFrame,
  competition: CompetitionEntry,
  season: string,
  times: number,
): SeasonPlan {
  const split = playedSplitOf(competition, season);
  if (split) return planSplitLeague(frame, { competition, season, split });
  const league = planLeague(frame, frame.dates(times * roundsOfRobin(frame.teams.length)));
  return withPlayOffs(frame, league, competition, season);
}

/** A season's rounds and draws for its format. */
export function planSeason(
  frame: SeasonFrame,
  competition: CompetitionEntry,
  calendar: Calendar,
  startYear: number,
): SeasonPlan {
  const { format } = competition;
  switch (format.kind) {
    case "league":
      return planLeagueSeason(frame, competition, seasonLabel(calendar, startYear), format.times);
    case "cup":
      return planCup(frame, format);
    case "groups_cup":
      return planGroupsCup(frame, format.zones);
    case "league_phase_cup":
      return planLeaguePhaseCup(frame, format);
    case "loose":
      return planLoose(frame, calendar, startYear, format.perDay);
    case "basketball_league":
      return planBasketballLeague(frame, competition, format, calendar, startYear);
    case "recorded":
      return { rounds: [], pair: () => undefined };
  }
}
