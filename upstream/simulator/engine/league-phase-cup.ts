import type { Format } from "../../data/entries/types.ts";
import { createRandom } from "../../platform/random.ts";
import { bracketDates, planBracket } from "./bracket.ts";
import { drawLeaguePhase, drawZone } from "./league-phase-draw.ts";
import { earlyRounds, planQualifying, powerOfTwoWithin, type Qualifying } from "./qualifying.ts";
import { rankedPlaces } from "./results-table.ts";
import { matchesOfRound, type PositionPair } from "./round-robin.ts";
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

type LeaguePhase = Extract<Format, { kind: "league_phase_cup" }>;

/** One table in which everyone plays `matches` different opponents; its first sixteen advance to two-legged ties. */
export function planLeaguePhaseCup(frame: SeasonFrame, { matches, zones }: LeaguePhase): SeasonPlan {
  // Every team plays on every matchday, so an odd number of teams requires qualifying.
  const size = frame.teams.length - (frame.teams.length % 2);
  const rounds = earlyRounds(frame.teams.length, size);
  const early = rounds.length;
  const knockoutPlaces = Math.min(KNOCKOUT_PLACES, powerOfTwoWithin(size));
  const knockOuts = bracketDates(knockoutPlaces, 2);
  const dates = frame.dates(early + matches + knockOuts, knockOuts);
  const qualifying = planQualifying(frame, dates.slice(0, early), rounds);
  const { places } = qualifying;
  let drawn: PositionPair[][] | undefined;
  // Others ask for the rounds of many seasons whose pairs nobody wants to know.
  const matchdays = (): PositionPair[][] => {
    drawn ??= drawMatchdays(frame.seed, qualifying, matches, zones);
    return drawn;
  };
  const firstIndex = qualifying.matches;
  const perMatchday = matchesOfRound(size);
  const phase: SeasonPlan = {
    rounds: matchdayRounds("league_phase", dates.slice(early, early + matches), firstIndex, perMatchday),
    pair: (index, now) =>
      pairOf(
        places,
        matchdays()[Math.floor((index - firstIndex) / perMatchday)]![(index - firstIndex) % perMatchday]!,
        now,
      ),
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

function drawMatchdays(
  seed: string,
  { countries }: Qualifying,
  matches: number,
  zones: LeaguePhase["zones"],
): PositionPair[][] {
  const random = createRandom(`order ${seed}`);
  if (!zones) return drawLeaguePhase(countries, matches, random);
  const parts = zones.map((zone) => {
    const positions = [...countries.keys()].filter((position) => zone.includes(countries[position] ?? ""));
    const drawn = drawZone(
      positions.map((position) => countries[position]),
      matches,
      random,
    );
    return drawn.map((pairs) => pairs.map(([home, away]): PositionPair => [positions[home]!, positions[away]!]));
  });
  return Array.from({ length: matches }, (_, matchday) => parts.flatMap((part) => part[matchday]!));
}

function pairOf(places: readonly Place[], pair: PositionPair, now: number): Pairing | undefined {
  const [home, away] = pair.map((place) => places[place]!(now));
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
