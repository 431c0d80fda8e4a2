import type { Fixture } from "../match.ts";
import { sideAhead } from "../score.ts";
import type { Calendar, CompetitionEntry, TeamEntry } from "../world/types.ts";
import { DAY } from "./day-number.ts";
import { planSeason } from "./format.ts";
import { expectedGoals } from "./goal-rates.ts";
import { roundKickOffs } from "./kick-offs.ts";
import { matchIdOf } from "./match-id.ts";
import { playMatch } from "./play-match.ts";
import type { Recent } from "./recent.ts";
import { roundDates } from "./round-dates.ts";
import { seasonLabel } from "./season.ts";
import type { MatchResult, Pairing, Round, SeasonFrame, SeasonPlan } from "./season-plan.ts";
import { stateOf } from "./state.ts";
import type { Timeline } from "./timeline.ts";

export interface SeasonSetting {
  competition: CompetitionEntry;
  calendar: Calendar;
  startYear: number;
  /** In the competition's order. */
  teams: readonly TeamEntry[];
  timelines: Recent<Timeline>;
}

/** An instant by which every match has been played. */
const END_OF_TIME = Number.MAX_SAFE_INTEGER;

/**
 * The matches of one season of one competition. Instants are milliseconds; `now` is the instant of asking. What has
 * been worked out is kept, for it is the same whenever it is asked for; only what is known at `now` is given away.
 */
export class SeasonFixtures {
  readonly #setting: SeasonSetting;
  readonly #seed: string;
  readonly #plan: SeasonPlan;
  readonly #kickOffs: number[][] = [];
  readonly #pairings: Pairing[] = [];
  readonly #results: MatchResult[] = [];
  readonly #fixtures: Fixture[] = [];

  constructor(setting: SeasonSetting) {
    const { competition, calendar, startYear, teams } = setting;
    this.#setting = setting;
    this.#seed = `${competition.id} ${startYear}`;
    const frame: SeasonFrame = {
      seed: this.#seed,
      teams,
      dates: (count) => roundDates(calendar, startYear, count, this.#seed),
      result: (index, now) => (this.#kickOff(index)! < now ? this.#result(index, now) : undefined),
    };
    this.#plan = planSeason(frame, competition.format, calendar, startYear);
  }

  /** Kick-offs in [from, to), in the order of rounds. */
  between(from: number, to: number, now: number): Fixture[] {
    return this.#plan.rounds
      .filter((round) => mayTouch(round, from, to))
      .flatMap((round) => this.#inRound(round, now))
      .filter(({ kickOff }) => kickOff >= from && kickOff < to);
  }

  all(now: number): Fixture[] {
    return this.#plan.rounds.flatMap((round) => this.#inRound(round, now));
  }

  /** Undefined while its teams are not known, and for an index that the season does not have. */
  find(index: number, now: number): Fixture | undefined {
    const pairing = this.#pairing(index, now);
    if (!pairing || pairing.knownAt > now) return undefined;
    this.#fixtures[index] ??= this.#fixture(index, pairing);
    return this.#fixtures[index];
  }

  /** Undefined for an index that the season does not have. */
  timeline(index: number): Timeline | undefined {
    const pairing = this.#pairing(index, END_OF_TIME);
    return pairing && this.#timeline(index, pairing);
  }

  #inRound({ firstIndex, count }: Round, now: number): Fixture[] {
    const found = Array.from({ length: count }, (_, place) => this.find(firstIndex + place, now));
    return found.filter((fixture) => fixture !== undefined);
  }

  #id(index: number): string {
    const { competition, startYear } = this.#setting;
    return matchIdOf({ competitionId: competition.id, startYear, index });
  }

  #roundNumber(index: number): number {
    return this.#plan.rounds.findLastIndex(({ firstIndex }) => firstIndex <= index);
  }

  #kickOff(index: number): number | undefined {
    const number = this.#roundNumber(index);
    const round = this.#plan.rounds[number];
    if (!round) return undefined;
    const { timeZone } = this.#setting.calendar;
    this.#kickOffs[number] ??= roundKickOffs(round.date, round.count, timeZone, `${this.#seed} ${number}`);
    return this.#kickOffs[number][index - round.firstIndex];
  }

  #pairing(index: number, now: number): Pairing | undefined {
    if (this.#pairings[index]) return this.#pairings[index];
    const pairing = this.#kickOff(index) === undefined ? undefined : this.#plan.pair(index, now);
    if (pairing) this.#pairings[index] = pairing;
    return pairing;
  }

  #timeline(index: number, { homeId, awayId, stakes, knownAt, isNeutral, firstLegIndex }: Pairing): Timeline {
    const id = this.#id(index);
    return this.#setting.timelines.get(id, () => {
      // May be asked for before the first leg is played: nothing of it shows until the second has kicked off.
      const first = firstLegIndex === undefined ? undefined : this.#result(firstLegIndex, END_OF_TIME);
      const goals = expectedGoals(this.#strength(homeId), this.#strength(awayId), isNeutral === true);
      const firstLeg = first && { firstLeg: [first.score[1], first.score[0]] as const };
      return playMatch({ id, kickOff: this.#kickOff(index)!, knownAt, stakes, goals, ...firstLeg });
    });
  }

  #strength(teamId: string): number {
    return this.#setting.teams.find(({ id }) => id === teamId)!.strength;
  }

  #result(index: number, now: number): MatchResult | undefined {
    const pairing = this.#pairing(index, now);
    if (!pairing) return undefined;
    this.#results[index] ??= resultOf(pairing, this.#timeline(index, pairing));
    return this.#results[index];
  }

  #fixture(index: number, { homeId, awayId, group, isNeutral }: Pairing): Fixture {
    const { competition, calendar, startYear } = this.#setting;
    const { stage, matchday, leg } = this.#plan.rounds[this.#roundNumber(index)]!;
    return {
      id: this.#id(index),
      competitionId: competition.id,
      season: seasonLabel(calendar, startYear),
      stage,
      ...(matchday !== undefined && { matchday }),
      ...(group !== undefined && { group }),
      ...(leg !== undefined && { leg }),
      kickOff: this.#kickOff(index)!,
      isTimeConfirmed: true,
      homeId,
      awayId,
      ...(isNeutral && { isNeutral }),
      source: "simulated",
    };
  }
}

/** Whether a round's days, in whatever zone, can lie in a range: no zone is more than a day off UTC. */
function mayTouch({ date: { day, slots } }: Round, from: number, to: number): boolean {
  const first = day + slots[0]!.offset;
  const last = day + slots.at(-1)!.offset;
  return (first - 1) * DAY < to && (last + 2) * DAY > from;
}

function resultOf({ homeId, awayId, stakes }: Pairing, timeline: Timeline): MatchResult {
  const { score = [0, 0], aggregate, shootout, updatedAt } = stateOf(timeline, END_OF_TIME);
  const winner = stakes === "winner" ? sideAhead(shootout ?? aggregate ?? score) : undefined;
  return { homeId, awayId, score, decidedAt: updatedAt, ...(winner && { winner }) };
}
