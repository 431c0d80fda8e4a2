import { createRandom } from "../../platform/random.ts";
import { bracketDates, planBracket } from "./bracket.ts";
import { planQualifying, powerOfTwoWithin, qualifyingDates } from "./qualifying.ts";
import { rankedPlaces } from "./results-table.ts";
import { matchesOfRound, robinRound } from "./round-robin.ts";
import {
  joined,
  latest,
  matchdayRounds,
  type Pairing,
  type Place,
  type SeasonFrame,
  type SeasonPlan,
} from "./season-plan.ts";

const KNOCKOUT_PLACES = 16;

/** One table in which everyone plays `matches` different opponents; its first sixteen advance to two-legged ties. */
export function planLeaguePhaseCup(frame: SeasonFrame, matches: number): SeasonPlan {
  // Every team plays on every matchday, so an odd number of teams requires qualifying.
  const size = frame.teams.length - (frame.teams.length % 2);
  const early = qualifyingDates(frame.teams.length, size);
  const knockoutPlaces = Math.min(KNOCKOUT_PLACES, powerOfTwoWithin(size));
  const dates = frame.dates(early + matches + bracketDates(knockoutPlaces, 2));
  const qualifying = planQualifying(frame, dates.slice(0, early), size);
  const places = createRandom(`order ${frame.seed}`).shuffle(qualifying.places);
  const firstIndex = qualifying.matches;
  const perMatchday = matchesOfRound(size);
  const phase: SeasonPlan = {
    rounds: matchdayRounds("league_phase", dates.slice(early, early + matches), firstIndex, perMatchday),
    pair: (index, now) => pairOf(places, index - firstIndex, now),
  };
  const played = Array.from({ length: matches * perMatchday }, (_, match) => firstIndex + match);
  const ranked = rankedPlaces(frame, { name: "league phase", places, matches: played }, knockoutPlaces);
  const bracket = planBracket(frame, dates.slice(early + matches), {
    firstIndex: firstIndex + played.length,
    places: seedOrder(knockoutPlaces).map((seed) => ranked[seed - 1]!),
    legs: 2,
    isSeeded: true,
  });
  return joined(joined(qualifying, phase), bracket);
}

function pairOf(places: readonly Place[], index: number, now: number): Pairing | undefined {
  const perMatchday = matchesOfRound(places.length);
  const round = robinRound(places.length, Math.floor(index / perMatchday));
  const [home, away] = round[index % perMatchday]!.map((place) => places[place]!(now));
  if (!home || !away) return undefined;
  return { homeId: home.teamId, awayId: away.teamId, stakes: "result", knownAt: latest(home, away) };
}

/**
 * Seeds from 1, ordered so that the better seed comes first in each tie and the first two can only meet in the final.
 */
export function seedOrder(places: number): number[] {
  let order = [1];
  while (order.length < places) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}
