import { DAY, HOUR } from "#contract/time/units";
import { instantOf } from "#contract/time/zone";
import { toIsoDate, weekdayOf } from "../../platform/day-number.ts";
import { distanceTo, isDaily, restOf, type Span } from "./rest.ts";
import type { SeasonKickOffs } from "./season-kick-offs.ts";
import { ALWAYS_KNOWN, type Pairing } from "./season-plan.ts";

/** A match that was called off or abandoned, and its second date. */
export interface Replay {
  /** The number of the match. */
  of: number;
  /** In milliseconds. */
  kickOff: number;
}

/** A match without its second date. */
interface VoidMatch {
  of: number;
  round: number;
  pair: Pairing;
}

/** Days from a match to its second date: teams need notice, and it belongs to the same part of the season. */
const EARLIEST = 5;
const LATEST = 28;
/** Tuesday to Thursday: weekends are for rounds. */
const MIDWEEK: readonly number[] = [2, 3, 4];
/** More than any rest. */
const NEAR = 70 * HOUR;

/** Whether an evening in midweek, in any zone, can be in a range. */
function hasMidweek(from: number, to: number): boolean {
  const [first, last] = [Math.floor(from / DAY) - 1, Math.floor(to / DAY) + 1];
  return (
    last - first > 7 ||
    Array.from({ length: last - first + 1 }, (_, after) => first + after).some((day) =>
      MIDWEEK.includes(weekdayOf(day)),
    )
  );
}

/**
 * The second dates of a league season's matches that were called off or abandoned. They depend on no result. Where no
 * evening would leave both teams their rest, a match is played as it was meant to be.
 */
export class Replays {
  readonly #voidByRound: VoidMatch[][] = [];
  readonly #kickOffs = new Map<number, number | undefined>();

  constructor(
    private readonly kickOffs: SeasonKickOffs,
    /** Whether a match is called off or abandoned; cheap, since it is asked of every match. */
    private readonly isVoid: (index: number) => boolean,
  ) {}

  /** That of a match; undefined for one that was played. */
  of(index: number): Replay | undefined {
    const match = this.#voidIn(this.kickOffs.numberOf(index)).find(({ of }) => of === index);
    const kickOff = match && this.#kickOffOf(match);
    return kickOff === undefined ? undefined : { of: index, kickOff };
  }

  /** Kick-offs in [from, to); without a range, of the whole season. */
  within(from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY): Replay[] {
    if (!this.#isAnyDay && !hasMidweek(from, to)) return [];
    return this.kickOffs.plan.rounds
      .flatMap(({ date }, round) => {
        const isNear = (date.day + EARLIEST - 1) * DAY < to && (date.day + LATEST + 7) * DAY > from;
        return isNear ? this.#voidIn(round) : [];
      })
      .flatMap((match) => {
        const kickOff = this.#kickOffOf(match);
        return kickOff !== undefined && kickOff >= from && kickOff < to ? [{ of: match.of, kickOff }] : [];
      });
  }

  get #isAnyDay(): boolean {
    return isDaily(this.kickOffs.setting.competition);
  }

  #voidIn(round: number): VoidMatch[] {
    this.#voidByRound[round] ??= this.#findVoid(round);
    return this.#voidByRound[round];
  }

  #findVoid(round: number): VoidMatch[] {
    const { firstIndex, count, stage } = this.kickOffs.plan.rounds[round] ?? { firstIndex: 0, count: 0 };
    if (stage !== "regular") return [];
    const numbers = Array.from({ length: count }, (_, place) => firstIndex + place).filter(this.isVoid);
    return numbers.flatMap((of) => {
      const pair = this.kickOffs.plan.pair(of, ALWAYS_KNOWN);
      return pair?.stakes === "points" ? [{ of, round, pair }] : [];
    });
  }

  #kickOffOf(match: VoidMatch): number | undefined {
    if (!this.#kickOffs.has(match.of)) this.#kickOffs.set(match.of, this.#date(match));
    return this.#kickOffs.get(match.of);
  }

  /** The first evening that leaves both teams their rest. */
  #date(match: VoidMatch): number | undefined {
    const { competition, calendar } = this.kickOffs.setting;
    const rest = restOf(competition);
    const taken = this.#before(match).flatMap((other) => {
      const at = this.#kickOffOf(other);
      return at === undefined ? [] : [{ from: at, to: at }];
    });
    const time = this.#evening(match.round);
    for (const day of this.#days(this.kickOffs.at(match.of)!)) {
      const at = instantOf(toIsoDate(day), time, calendar.timeZone);
      if (distanceTo([...taken, ...this.#spansNear(at, match.pair)], at) >= rest) return at;
    }
    return undefined;
  }

  /** Matches of the same teams whose second dates may be as late. */
  #before({ round, pair: { homeId, awayId } }: VoidMatch): VoidMatch[] {
    const { rounds } = this.kickOffs.plan;
    const first = rounds.findIndex(({ date }) => date.day > rounds[round]!.date.day - LATEST);
    return Array.from({ length: round - first }, (_, place) => this.#voidIn(first + place))
      .flat()
      .filter(({ pair }) => [pair.homeId, pair.awayId].some((id) => id === homeId || id === awayId));
  }

  #days(original: number): number[] {
    const { rounds } = this.kickOffs.plan;
    const day = Math.floor(original / DAY);
    // Who is in which round after a split depends on all matches before it.
    const last = rounds.findLast(({ stage, part }) => stage === "regular" && part === undefined)!.date.day;
    return Array.from({ length: LATEST - EARLIEST }, (_, after) => day + EARLIEST + after).filter(
      (one) => one < last && this.#isEvening(one),
    );
  }

  #isEvening(day: number): boolean {
    return this.#isAnyDay || MIDWEEK.includes(weekdayOf(day));
  }

  /** The latest time of the league's midweek rounds, if it has any, else of the match's own. */
  #evening(number: number): string {
    const { rounds } = this.kickOffs.plan;
    const { slots } = (rounds.find(({ date }) => date.isMidweek) ?? rounds[number]!).date;
    return slots
      .map(({ time }) => time)
      .sort()
      .at(-1)!;
  }

  #spansNear(at: number, { homeId, awayId }: Pairing): Span[] {
    const near = { from: at - NEAR, to: at + NEAR };
    const seasons = [this.kickOffs, ...this.kickOffs.setting.superiors()];
    return seasons
      .flatMap((season) => season.spansWithin(near))
      .flatMap((byTeam) => [byTeam.get(homeId), byTeam.get(awayId)].filter((span) => span !== undefined));
  }
}
