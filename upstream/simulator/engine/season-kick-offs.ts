import { HOUR } from "#contract/time/units";
import { HOST_HOURS } from "../../data/countries/host-hours.ts";
import type { Calendar, CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import { countLeading } from "../../platform/count-leading.ts";
import { restedKickOffs, roundKickOffs, slotInstants, slotsAtHost } from "./kick-offs.ts";
import { distanceTo, isDaily, restOf, type Span } from "./rest.ts";
import { ALWAYS_KNOWN, type Pairing, type Round, type SeasonPlan } from "./season-plan.ts";
import { ZoneClock } from "./zone-clock.ts";

export interface KickOffSetting {
  competition: CompetitionEntry;
  calendar: Calendar;
  startYear: number;
  teams: readonly TeamEntry[];
  /** Seasons of competitions that this one makes room for, with teams of it. */
  superiors(): readonly SeasonKickOffs[];
}

/** By team, if they are of several countries: a calendar's hours are those of one. */
function hostHoursOf(teams: readonly TeamEntry[]): ReadonlyMap<string, number> {
  if (teams.every(({ country }) => country === teams[0]?.country)) return new Map();
  return new Map(teams.flatMap(({ id, country }) => (country in HOST_HOURS ? [[id, HOST_HOURS[country]!]] : [])));
}

/** When the matches of a season begin, which depends on nothing that is played. */
export class SeasonKickOffs {
  readonly #kickOffs: number[][] = [];
  readonly #spans: Map<string, Span>[] = [];
  readonly #clock: ZoneClock;
  /** Of teams in competitions of several countries. */
  readonly #hostHours: ReadonlyMap<string, number>;
  #roundSpans: readonly Span[] | undefined;

  constructor(
    readonly setting: KickOffSetting,
    readonly plan: SeasonPlan,
    readonly seed: string,
  ) {
    this.#clock = new ZoneClock(setting.calendar, setting.startYear);
    this.#hostHours = hostHoursOf(setting.teams);
  }

  /** Undefined for an index that the season does not have. */
  at(index: number): number | undefined {
    const number = this.numberOf(index);
    const round = this.plan.rounds[number];
    return round && this.#ofRound(number)[index - round.firstIndex];
  }

  /** Undefined for an index before the first. */
  roundOf(index: number): Round | undefined {
    return this.plan.rounds[this.numberOf(index)];
  }

  /** When the rounds are, by the clocks of the zone at New Year. */
  get roundSpans(): readonly Span[] {
    this.#roundSpans ??= this.plan.rounds.map(({ date }) => this.#clock.spanOf(date));
    return this.#roundSpans;
  }

  /** By team, for each round that may be within a time: when it plays here, or may. */
  spansWithin({ from, to }: Span): ReadonlyMap<string, Span>[] {
    const near: ReadonlyMap<string, Span>[] = [];
    for (const [number, span] of this.roundSpans.entries()) {
      if (span.to > from && span.from < to) near.push(this.#spansOf(number));
    }
    return near;
  }

  /** The place of a match's round in the plan; -1 for an index before the first. */
  numberOf(index: number): number {
    const { rounds } = this.plan;
    return countLeading(rounds.length, (round) => rounds[round]!.firstIndex <= index) - 1;
  }

  #ofRound(number: number): readonly number[] {
    this.#kickOffs[number] ??= this.#rested(number);
    return this.#kickOffs[number];
  }

  /**
   * As drawn, except for teams without rest before or after a match whose teams are drawn before the season, and for
   * hosts at which it would be night.
   */
  #rested(number: number): number[] {
    const { date, count } = this.plan.rounds[number]!;
    const { competition, calendar } = this.setting;
    const drawn = roundKickOffs(date, count, calendar.timeZone, `${this.seed} ${number}`);
    const others = this.#othersOf(number);
    if (others.length === 0 && this.#hostHours.size === 0) return drawn;
    const pairs = this.#pairsOf(number);
    const all = slotInstants(date, calendar.timeZone);
    const slots = pairs.map((pair) => {
      const ahead = pair && !pair.isNeutral ? this.#hostHours.get(pair.homeId) : undefined;
      return ahead === undefined ? all : slotsAtHost(all, ahead);
    });
    const spans = pairs.map((pair) => {
      const own: Span[] = [];
      for (const id of pair ? [pair.homeId, pair.awayId] : this.#mayPlay(number)) {
        for (const byTeam of others) if (byTeam.has(id)) own.push(byTeam.get(id)!);
      }
      return own;
    });
    const rest = restOf(competition);
    const isFine = (at: number, match: number): boolean =>
      distanceTo(spans[match]!, at) >= rest && slots[match]!.includes(at);
    if (drawn.every(isFine)) return drawn;
    return restedKickOffs(
      drawn,
      (match) => slots[match]!,
      rest,
      (match, at) => distanceTo(spans[match]!, at),
    );
  }

  /** After a league has split, any of its clubs may play in any match; knock-out rounds take their own evenings. */
  #mayPlay(number: number): readonly string[] {
    return this.plan.rounds[number]!.part === undefined ? [] : this.setting.teams.map(({ id }) => id);
  }

  /** What teams play before and after a round: matches of superiors, and midweek rounds of their own. */
  #othersOf(number: number): ReadonlyMap<string, Span>[] {
    const superiors = this.setting.superiors();
    const others: ReadonlyMap<string, Span>[] = [];
    if (superiors.length > 0) {
      const { from, to } = this.#clock.spanOf(this.plan.rounds[number]!.date);
      for (const season of superiors) others.push(...season.spansWithin({ from: from - NEAR, to: to + NEAR }));
    }
    if (isDaily(this.setting.competition)) return [...others, this.#eveningBefore(number)];
    if (this.plan.rounds[number]!.date.isMidweek) return others;
    const midweek = this.#beside(number).filter((next) => this.plan.rounds[next]?.date.isMidweek);
    return [...others, ...midweek.map((next) => this.#spansOf(next))];
  }

  /** The rounds on the dates before and after a round's own. */
  #beside(number: number): number[] {
    const { rounds } = this.plan;
    const { date } = rounds[number]!;
    let [before, after] = [number - 1, number + 1];
    while (rounds[before]?.date === date) before -= 1;
    while (rounds[after]?.date === date) after += 1;
    return [before, after];
  }

  /** Of teams that played the day before, as if all had begun last: who plays in the afternoon has not. */
  #eveningBefore(number: number): Map<string, Span> {
    const before = this.plan.rounds[number - 1];
    const spans = new Map<string, Span>();
    if (!before || before.date.day !== this.plan.rounds[number]!.date.day - 1) return spans;
    const last = slotInstants(before.date, this.setting.calendar.timeZone).at(-1)!;
    for (const pair of this.#pairsOf(number - 1)) {
      for (const id of pair ? [pair.homeId, pair.awayId] : []) spans.set(id, { from: last, to: last });
    }
    return spans;
  }

  /** The pairs of a round; undefined for those that results decide. */
  #pairsOf(number: number): (Pairing | undefined)[] {
    const { firstIndex, count } = this.plan.rounds[number]!;
    return Array.from({ length: count }, (_, place) => this.plan.pair(firstIndex + place, ALWAYS_KNOWN));
  }

  #spansOf(number: number): ReadonlyMap<string, Span> {
    this.#spans[number] ??= this.#buildSpans(number);
    return this.#spans[number];
  }

  /** Where results decide who plays, any team of the competition may. */
  #buildSpans(number: number): Map<string, Span> {
    const spans = new Map<string, Span>();
    const pairs = this.#pairsOf(number);
    for (const [place, pair] of pairs.entries()) {
      if (!pair) continue;
      const at = this.#ofRound(number)[place]!;
      for (const id of [pair.homeId, pair.awayId]) spans.set(id, { from: at, to: at });
    }
    if (!pairs.includes(undefined)) return spans;
    const { teams, calendar } = this.setting;
    const instants = slotInstants(this.plan.rounds[number]!.date, calendar.timeZone);
    const any = { from: instants[0]!, to: instants.at(-1)! };
    for (const { id } of teams) if (!spans.has(id)) spans.set(id, any);
    return spans;
  }
}

/** More than any rest, and an hour by which clocks may have changed. */
const NEAR = 70 * HOUR;
