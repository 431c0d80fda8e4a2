import { CONTEST_ZONE } from "#contract/contests/contest-days";
import type { PlaceSlot } from "#contract/contests/place-picks";
import type { Pair } from "#contract/domain/match";
import { MINUTE } from "#contract/time/units";
import { addDays, instantOf } from "#contract/time/zone";
import { NATIONAL_TEAMS } from "../../../data/national-teams.ts";
import { createRandom, type Random } from "../../../platform/random.ts";
import { expectedGoals } from "../../../simulator/engine/goal-rates.ts";
import { robinRound, roundsOfRobin } from "../../../simulator/engine/round-robin.ts";
import { shootOut } from "../../../simulator/engine/shootout.ts";
import { SIX_GROUPS, type TieStage, type TournamentGroup } from "./shape.ts";
import { completeTournament, type Tournament, type TournamentMatch } from "./tournament.ts";

/** A day of the month and a time (HH:mm) in the contest's time zone. */
interface KickOff {
  day: number;
  time: string;
}

/** Three matches an evening; three pairs of matches in the last round. The first one is `cupKickOff` of seasons.ts. */
const EVENING = ["19:00", "21:00", "23:00"] as const;
const EARLY_AND_LATE = ["19:00", "22:00"] as const;
/** The first days of the three group rounds. */
const ROUND_DAYS = [8, 12, 16] as const;

/** The first evenings of the rounds; two ties each, so that nobody plays twice within two days. */
const TIE_DAYS: Readonly<Record<TieStage, number>> = {
  round_of_16: 19,
  quarter_final: 23,
  semi_final: 26,
  final: 28,
};

/** When a match of a round is played; all numbers from 0. A group's last two matches are at the same time. */
function groupKickOff(round: number, group: number, match: number): KickOff {
  const turn = round === ROUND_DAYS.length - 1 ? group : 2 * group + match;
  return { day: ROUND_DAYS[round]! + Math.floor(turn / EVENING.length), time: EVENING[turn % EVENING.length]! };
}

/** `number` from 1. */
function tieKickOff(stage: TieStage, number: number): KickOff {
  const turn = number - 1;
  return { day: TIE_DAYS[stage] + Math.floor(turn / 2), time: EARLY_AND_LATE[(turn % 2) as 0 | 1] };
}

const GROUP = 4;
/** Candidates per pot for the draw; twice as many as take part, so that months differ. */
const OF_POT = 2 * SIX_GROUPS.groups;

/** From kick-off to the final whistle, and to the last penalty. */
const UNTIL_WHISTLE = 115 * MINUTE;
const UNTIL_PENALTIES = 135 * MINUTE;

const strengths = new Map(NATIONAL_TEAMS.map(({ id, strength }) => [id, strength]));
const byStrength = NATIONAL_TEAMS.toSorted((a, b) => b.strength - a.strength || Number(a.id) - Number(b.id));

/** From four pots by strength, one team of each per group. */
function drawGroups(seed: string): TournamentGroup[] {
  const random = createRandom(`${seed} draw`);
  const pots = Array.from({ length: GROUP }, (_, pot) =>
    random.shuffle(byStrength.slice(pot * OF_POT, (pot + 1) * OF_POT)),
  );
  return Array.from({ length: SIX_GROUPS.groups }, (_, group) => ({
    letter: String.fromCharCode("A".charCodeAt(0) + group),
    teamIds: pots.map((pot) => pot[group]!.id),
  }));
}

function playMatch(random: Random, homeId: string, awayId: string): Pair {
  const both = [strengths.get(homeId)!, strengths.get(awayId)!] as const;
  const [home, away] = expectedGoals({ strengths: both, isNeutral: true });
  return [random.count(home), random.count(away)];
}

/** `first`: the first day of the month. */
function playGroups(seed: string, groups: readonly TournamentGroup[], first: string): TournamentMatch[] {
  const rounds = Array.from({ length: roundsOfRobin(GROUP) }, (_, round) => round);
  return rounds.flatMap((round) =>
    groups.flatMap(({ letter, teamIds }, group) =>
      robinRound(GROUP, round).map(([home, away], match) => {
        const [homeId, awayId] = [teamIds[home]!, teamIds[away]!];
        const kickOff = kickOffAt(first, groupKickOff(round, group, match));
        const score = playMatch(createRandom(`${seed} ${homeId} ${awayId}`), homeId, awayId);
        return { homeId, awayId, kickOff, decidedAt: kickOff + UNTIL_WHISTLE, score, group: letter };
      }),
    ),
  );
}

const kickOffAt = (first: string, { day, time }: { day: number; time: string }): number =>
  instantOf(addDays(first, day - 1), time, CONTEST_ZONE);

function playTie(seed: string, first: string, slot: PlaceSlot, homeId: string, awayId: string): TournamentMatch {
  const kickOff = kickOffAt(first, tieKickOff(slot.stage as TieStage, slot.number!));
  const random = createRandom(`${seed} ${slot.slotId}`);
  const score = playMatch(random, homeId, awayId);
  const played = { homeId, awayId, kickOff, score, slotId: slot.slotId };
  if (score[0] !== score[1])
    return { ...played, decidedAt: kickOff + UNTIL_WHISTLE, winnerId: score[0] > score[1] ? homeId : awayId };
  const kicks = shootOut(random).filter(({ isScored }) => isScored);
  const home = kicks.filter(({ side }) => side === "home").length;
  const shootout: Pair = [home, kicks.length - home];
  const winnerId = shootout[0] > shootout[1] ? homeId : awayId;
  return { ...played, shootout, decidedAt: kickOff + UNTIL_PENALTIES, winnerId };
}

/** A month's tournament, played to its end. Deterministic by label. `first`: the first of the month. */
export function simulatedTournament(label: string, first: string): Tournament {
  const seed = `world cup ${label}`;
  const groups = drawGroups(seed);
  return completeTournament({
    seed,
    shape: SIX_GROUPS,
    groups,
    groupMatches: playGroups(seed, groups, first),
    playTie: (slot, homeId, awayId) => playTie(seed, first, slot, homeId, awayId),
  });
}
