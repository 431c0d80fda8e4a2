import { PLAYER_STAT_KEYS, type PlayerStatKey } from "#contract/domain/line-ups";
import type { Side } from "#contract/domain/match";
import type { FootballCourse } from "./course.ts";
import { DEEDS } from "./deeds.ts";
import { isSomebody, manOf, sideOf } from "./ledger.ts";
import { isInBox } from "./shot-place.ts";
import { otherSide } from "./sides.ts";
import type { BySide, CourseShot, Man } from "./types.ts";

/** Milliseconds, both ends included. */
export interface Range {
  from: number;
  to: number;
}

const KEYS = [...PLAYER_STAT_KEYS, "boxTouches"] as const;
export type CountKey = (typeof KEYS)[number];
const INDEX = Object.fromEntries(KEYS.map((key, index) => [key, index])) as Record<CountKey, number>;

const DEED_DOER = DEEDS.map(({ doer }) => doer.map((key) => INDEX[key]));
const DEED_OTHER = DEEDS.map(({ other = [] }) => other.map((key) => INDEX[key]));

/** What each man of both sides did, of a course that has been cut, within a range. */
export class Counters {
  readonly #counts: BySide<readonly Uint16Array[]>;

  constructor(course: FootballCourse, range: Range = { from: 0, to: Number.POSITIVE_INFINITY }) {
    const zeros = (side: Side) => course.sheets[side].men.map(() => new Uint16Array(KEYS.length));
    this.#counts = { home: zeros("home"), away: zeros("away") };
    this.#countLedger(course, range);
    const isWithin = ({ at }: { at: number }) => range.from <= at && at <= range.to;
    // Where one is marked, the course is whole, and what was taken back in the end never counted.
    for (const shot of course.shots) if (isWithin(shot) && shot.deletedAt === undefined) this.#countShot(shot);
    for (const { kind, side, man, other } of course.actions.filter(isWithin)) {
      if (kind === "offside") this.#add(side, man, "offsides");
      if (kind !== "foul") continue;
      this.#add(side, man, "fouls", "duels");
      this.#add(otherSide(side), other, "foulsDrawn", "duels", "duelsWon");
    }
    this.#countEvents(course, isWithin);
  }

  #add(side: Side, man: Man | undefined, ...keys: CountKey[]): void {
    const counts = man === undefined ? undefined : this.#counts[side][man];
    if (counts) for (const key of keys) counts[INDEX[key]]! += 1;
  }

  #countLedger({ ledger }: FootballCourse, { from, to }: Range): void {
    const sides = [this.#counts.home, this.#counts.away] as const;
    for (let index = 0; index < ledger.length; index++) {
      const at = ledger.startsAt + ledger.at[index]!;
      if (at < from || at > to) continue;
      const doer = ledger.doer[index]!;
      const other = ledger.other[index]!;
      const counts = sides[sideOf(doer)][manOf(doer)];
      if (counts) for (const key of DEED_DOER[ledger.deed[index]!]!) counts[key]! += 1;
      const others = isSomebody(other) ? sides[sideOf(other)][manOf(other)] : undefined;
      if (others) for (const key of DEED_OTHER[ledger.deed[index]!]!) others[key]! += 1;
    }
  }

  #countShot(shot: CourseShot): void {
    const { side, man, from, outcome, stopper, situation, culprit } = shot;
    if (outcome === "own") return;
    const against = otherSide(side);
    this.#add(side, man, "shots", "touches");
    this.#add(side, from, "keyPasses");
    if (outcome === "goal" || outcome === "saved") this.#add(side, man, "shotsOnTarget");
    if (isInBox(shot)) this.#add(side, man, "boxTouches");
    if (outcome === "blocked") this.#add(against, stopper, "blocks");
    this.#add(against, culprit, "errorsLeadToGoal");
    if (outcome !== "saved") return;
    this.#add(against, stopper, "saves", "touches");
    if (isInBox(shot)) this.#add(against, stopper, "savesInsideBox");
    if (situation === "penalty") this.#add(against, stopper, "penaltiesSaved");
  }

  #countEvents({ events, sheets }: FootballCourse, isWithin: (event: { at: number }) => boolean): void {
    for (const event of events) {
      if (event.kind === "decision" && event.reason === "offside" && isWithin(event)) {
        const goal = events.find((one) => one.kind === "goal" && one.deletedAt === event.at);
        if (goal?.kind === "goal" && goal.how !== "own") this.#add(goal.side, goal.man, "offsides");
      }
      if (event.kind !== "goal" || event.deletedAt !== undefined || !isWithin(event)) continue;
      // No keeper ever leaves the pitch: none is changed, and none is sent off.
      const against = otherSide(event.side);
      this.#add(
        against,
        sheets[against].men.findIndex(({ role }) => role === "G"),
        "goalsConceded",
      );
    }
  }

  of(side: Side, man: Man, key: CountKey): number {
    return this.#counts[side][man]?.[INDEX[key]] ?? 0;
  }

  /** Of all the men of a side. */
  total(side: Side, key: CountKey): number {
    return this.#counts[side].reduce((sum, counts) => sum + counts[INDEX[key]]!, 0);
  }

  totals(key: CountKey): readonly [number, number] {
    return [this.total("home", key), this.total("away", key)];
  }

  /** A man's numbers, those that are not zero. */
  statsOf(side: Side, man: Man): Partial<Record<PlayerStatKey, number>> {
    const counts = this.#counts[side][man]!;
    return Object.fromEntries(
      PLAYER_STAT_KEYS.flatMap((key) => (counts[INDEX[key]] ? [[key, counts[INDEX[key]]!]] : [])),
    );
  }
}
