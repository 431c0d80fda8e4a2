import { PLAYER_STAT_KEYS, type PlayerStatKey } from "#contract/domain/line-ups";
import type { Side } from "#contract/domain/match";
import { otherSide } from "../../match/sides.ts";
import { BALL_ACTIONS } from "./ball-actions.ts";
import { isSomebody, manOf, sideOf } from "./ledger.ts";
import type { FootballProgress } from "./progress.ts";
import { isInBox } from "./shot-place.ts";
import type { BySide, Man, MatchShot } from "./types.ts";

/** Milliseconds, both inclusive. */
export interface Range {
  from: number;
  to: number;
}

const KEYS = [...PLAYER_STAT_KEYS, "boxTouches"] as const;
export type CountKey = (typeof KEYS)[number];
const INDEX = Object.fromEntries(KEYS.map((key, index) => [key, index])) as Record<CountKey, number>;

const COUNTED_FOR_DOER = BALL_ACTIONS.map(({ doer }) => doer.map((key) => INDEX[key]));
const COUNTED_FOR_OTHER = BALL_ACTIONS.map(({ other = [] }) => other.map((key) => INDEX[key]));

/** Counts for each player of both sides within a range; requires progress that has been cut. */
export class Counters {
  readonly #counts: BySide<readonly Uint16Array[]>;

  constructor(progress: FootballProgress, range: Range = { from: 0, to: Number.POSITIVE_INFINITY }) {
    const zeros = (side: Side) => progress.sheets[side].men.map(() => new Uint16Array(KEYS.length));
    this.#counts = { home: zeros("home"), away: zeros("away") };
    this.#countLedger(progress, range);
    const isWithin = ({ at }: { at: number }) => range.from <= at && at <= range.to;
    // When one is marked, the match is not cut, and overturned goals never count.
    for (const shot of progress.shots) if (isWithin(shot) && shot.deletedAt === undefined) this.#countShot(shot);
    for (const { kind, side, man, other } of progress.actions.filter(isWithin)) {
      if (kind === "offside") this.#add(side, man, "offsides");
      if (kind !== "foul") continue;
      this.#add(side, man, "fouls", "duels");
      this.#add(otherSide(side), other, "foulsDrawn", "duels", "duelsWon");
    }
    this.#countEvents(progress, isWithin);
  }

  #add(side: Side, man: Man | undefined, ...keys: CountKey[]): void {
    const counts = man === undefined ? undefined : this.#counts[side][man];
    if (counts) for (const key of keys) counts[INDEX[key]]! += 1;
  }

  #countLedger({ ledger }: FootballProgress, { from, to }: Range): void {
    const sides = [this.#counts.home, this.#counts.away] as const;
    for (let index = 0; index < ledger.length; index++) {
      const at = ledger.startsAt + ledger.at[index]!;
      if (at < from || at > to) continue;
      const doer = ledger.doer[index]!;
      const other = ledger.other[index]!;
      const counts = sides[sideOf(doer)][manOf(doer)];
      if (counts) for (const key of COUNTED_FOR_DOER[ledger.action[index]!]!) counts[key]! += 1;
      const others = isSomebody(other) ? sides[sideOf(other)][manOf(other)] : undefined;
      if (others) for (const key of COUNTED_FOR_OTHER[ledger.action[index]!]!) others[key]! += 1;
    }
  }

  #countShot(shot: MatchShot): void {
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

  #countEvents({ events, sheets }: FootballProgress, isWithin: (event: { at: number }) => boolean): void {
    for (const event of events) {
      if (event.kind === "decision" && event.reason === "offside" && isWithin(event)) {
        const goal = events.find((one) => one.kind === "goal" && one.deletedAt === event.at);
        if (goal?.kind === "goal" && goal.how !== "own") this.#add(goal.side, goal.man, "offsides");
      }
      if (event.kind !== "goal" || event.deletedAt !== undefined || !isWithin(event)) continue;
      // Keepers never leave the pitch: none is substituted or sent off.
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

  /** Over all players of a side. */
  total(side: Side, key: CountKey): number {
    return this.#counts[side].reduce((sum, counts) => sum + counts[INDEX[key]]!, 0);
  }

  totals(key: CountKey): readonly [number, number] {
    return [this.total("home", key), this.total("away", key)];
  }

  /** A player's nonzero counts. */
  statsOf(side: Side, man: Man): Partial<Record<PlayerStatKey, number>> {
    const counts = this.#counts[side][man]!;
    return Object.fromEntries(
      PLAYER_STAT_KEYS.flatMap((key) => (counts[INDEX[key]] ? [[key, counts[INDEX[key]]!]] : [])),
    );
  }
}
