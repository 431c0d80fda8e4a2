import type { ExtraTime, Placeholder } from "#contract/domain/bracket";
import type { Side } from "#contract/domain/match";
import type { KnockoutStage } from "#contract/tables/stages";
import type { MatchAt } from "../../match/match.ts";
import { resultOfTie, type TieResult, type TieRules, tiesOf } from "./tie.ts";

export interface PlannedRound extends TieRules {
  stage: KnockoutStage;
  ties: number;
}

export interface BracketPlan {
  /** From the first to the final, each half as large as the one before. */
  rounds: readonly PlannedRound[];
  hasThirdPlace: boolean;
  extraTime: ExtraTime;
  /** The places of the first round, in bracket order. */
  openings?: readonly (readonly [Placeholder | undefined, Placeholder | undefined])[];
  /** The number of a match's tie within its round, from 0, if the match gives it. */
  placeOf?(match: MatchAt): number | undefined;
  /** Whether a team came from a place, once that is known. */
  isFrom?(teamId: string, place: Placeholder): boolean;
}

export interface TeamSlot {
  teamId?: string;
  placeholder?: Placeholder;
}

export interface PlayedTie extends TieResult, TieRules {
  id: string;
  order: number;
  home: TeamSlot;
  away: TeamSlot;
  matches: readonly MatchAt[];
  extraTime: ExtraTime;
  feeds?: { tieId: string; slot: Side };
}

export interface PlayedBracket {
  rounds: { stage: KnockoutStage; ties: PlayedTie[] }[];
  thirdPlace?: PlayedTie;
}

type Matches = readonly [MatchAt, ...MatchAt[]];
/** The matches of a tie; undefined while its teams are unknown. */
type Place = Matches | undefined;

const toId = (stage: KnockoutStage, index: number): string => `${stage}-${index + 1}`;

const teamsOf = ([{ fixture }]: Matches): readonly [string, string] => [fixture.homeId, fixture.awayId];

const isIn = (teamId: string, tie: Matches): boolean => teamsOf(tie).includes(teamId);

/** A tie's place, derived from the ties of the previous round that its teams came from. */
function placeByLast(tie: Matches, last: readonly Place[]): number | undefined {
  const index = last.findIndex((one) => one && teamsOf(tie).some((teamId) => isIn(teamId, one)));
  return index === -1 ? undefined : Math.floor(index / 2);
}

/** Ties whose places follow from the matches, the regulations or earlier rounds. */
function certainPlaces(
  ties: readonly Matches[],
  round: PlannedRound,
  last: readonly Place[],
  plan: BracketPlan,
): Place[] {
  const places: Place[] = Array.from({ length: round.ties });
  for (const tie of ties) {
    const place = plan.placeOf?.(tie[0]) ?? placeByOpening(tie, round, plan) ?? placeByLast(tie, last);
    if (place !== undefined && place < places.length) places[place] ??= tie;
  }
  return places;
}

/**
 * Places the other ties before those that one of their teams advanced to, and ties that lead nowhere yet in free
 * places.
 */
function fillPlaces(places: Place[], ties: readonly Matches[], next: readonly Place[]): Place[] {
  const left: Matches[] = [];
  for (const tie of ties.filter((one) => !places.includes(one))) {
    const place = placeByNext(tie, next, places);
    if (place !== undefined && place < places.length) places[place] = tie;
    else left.push(tie);
  }
  for (const tie of left) {
    const free = places.indexOf(undefined);
    if (free !== -1) places[free] = tie;
  }
  return places;
}

function placeByNext(tie: Matches, next: readonly Place[], places: readonly Place[]): number | undefined {
  const [home, away] = teamsOf(tie);
  const index = next.findIndex((one) => one && (isIn(home, one) || isIn(away, one)));
  if (index === -1) return undefined;
  const isSecond = teamsOf(next[index]!).findIndex((id) => id === home || id === away) === 1;
  const own = 2 * index + (isSecond ? 1 : 0);
  return [own, isSecond ? own - 1 : own + 1].find((place) => !places[place]);
}

/** By the first of the two places: a team from a play-in takes another place than that of the table. */
function placeByOpening(
  tie: Matches,
  round: PlannedRound,
  { openings, rounds, isFrom }: BracketPlan,
): number | undefined {
  if (round !== rounds[0] || !openings || !isFrom) return undefined;
  const place = openings.findIndex(([upper]) => upper && teamsOf(tie).some((teamId) => isFrom(teamId, upper)));
  return place === -1 ? undefined : place;
}

/** The ties of each round in their places: certain ones from the first round on, the rest from the final backwards. */
function placesOf(matches: readonly MatchAt[], plan: BracketPlan): Place[][] {
  const ties = plan.rounds.map(({ stage }) => tiesOf(matches, stage));
  const rounds: Place[][] = [];
  for (const [index, round] of plan.rounds.entries()) {
    rounds.push(certainPlaces(ties[index]!, round, rounds[index - 1] ?? [], plan));
  }
  for (const index of [...plan.rounds.keys()].reverse()) {
    fillPlaces(rounds[index]!, ties[index]!, rounds[index + 1] ?? []);
  }
  return rounds;
}

function buildTie(place: Place, index: number, round: PlannedRound, extraTime: ExtraTime): PlayedTie {
  const { stage, ties: _, ...rules } = round;
  const base = { id: toId(stage, index), order: index + 1, ...rules, extraTime };
  if (!place) return { ...base, home: {}, away: {}, matches: [] };
  const [home, away] = teamsOf(place);
  return { ...base, home: { teamId: home }, away: { teamId: away }, matches: place, ...resultOfTie(place, rules) };
}

export const winnerIdOf = ({ home, away, winner }: PlayedTie): string | undefined =>
  winner && (winner === "home" ? home : away).teamId;

const loserIdOf = ({ home, away, winner }: PlayedTie): string | undefined =>
  winner && (winner === "home" ? away : home).teamId;

/** Fills an open slot with the team that advanced, or else with its origin. */
function filled(slot: TeamSlot, from: PlayedTie | undefined, kind: "winner" | "loser"): TeamSlot {
  if (slot.teamId !== undefined || !from) return slot;
  const teamId = kind === "winner" ? winnerIdOf(from) : loserIdOf(from);
  return teamId === undefined ? { placeholder: { kind, tieId: from.id } } : { teamId };
}

/** The two ties that lead to a tie; swapped if the second one's team is its first. */
function leadingTo(tie: PlayedTie, index: number, before: readonly PlayedTie[]): readonly [PlayedTie?, PlayedTie?] {
  const [upper, lower] = [before[2 * index], before[2 * index + 1]];
  const isOf = (from: PlayedTie | undefined, { teamId }: TeamSlot) =>
    teamId !== undefined && from !== undefined && [from.home.teamId, from.away.teamId].includes(teamId);
  return isOf(lower, tie.home) || isOf(upper, tie.away) ? [lower, upper] : [upper, lower];
}

function joinRounds(rounds: PlayedBracket["rounds"]): void {
  for (const [number, round] of rounds.entries()) {
    const before = rounds[number - 1]?.ties;
    if (!before) continue;
    for (const [index, tie] of round.ties.entries()) {
      const [first, second] = leadingTo(tie, index, before);
      tie.home = filled(tie.home, first, "winner");
      tie.away = filled(tie.away, second, "winner");
      if (first) first.feeds = { tieId: tie.id, slot: "home" };
      if (second) second.feeds = { tieId: tie.id, slot: "away" };
    }
  }
}

function openFirstRound(ties: readonly PlayedTie[], openings: BracketPlan["openings"] = []): void {
  for (const [index, tie] of ties.entries()) {
    const [upper, lower] = openings[index] ?? [];
    if (tie.home.teamId === undefined && upper) tie.home = { placeholder: upper };
    if (tie.away.teamId === undefined && lower) tie.away = { placeholder: lower };
  }
}

function buildThirdPlace(matches: readonly MatchAt[], plan: BracketPlan, semis: readonly PlayedTie[]): PlayedTie {
  const round: PlannedRound = { stage: "third_place", ties: 1, legs: 1, awayGoals: false };
  const tie = buildTie(tiesOf(matches, "third_place")[0], 0, round, plan.extraTime);
  const [first, second] = leadingTo(tie, 0, semis);
  return { ...tie, home: filled(tie.home, first, "loser"), away: filled(tie.away, second, "loser") };
}

/**
 * A season's knock-out rounds for the given states. A missing match leaves a place that names the origin of its teams.
 */
export function buildBracket(matches: readonly MatchAt[], plan: BracketPlan): PlayedBracket {
  const places = placesOf(matches, plan);
  const rounds = plan.rounds.map((round, number) => ({
    stage: round.stage,
    ties: places[number]!.map((place, index) => buildTie(place, index, round, plan.extraTime)),
  }));
  joinRounds(rounds);
  openFirstRound(rounds[0]?.ties ?? [], plan.openings);
  const semis = rounds.find(({ stage }) => stage === "semi_final")?.ties ?? [];
  return { rounds, ...(plan.hasThirdPlace && { thirdPlace: buildThirdPlace(matches, plan, semis) }) };
}
