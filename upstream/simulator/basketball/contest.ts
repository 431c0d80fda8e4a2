import type { Pair, Side } from "#contract/domain/match";
import { MINUTE, SECOND } from "#contract/time/units";
import { sideIndex } from "../../match/score.ts";
import { otherSide } from "../../match/sides.ts";
import type { Random } from "../../platform/random.ts";
import {
  AND_ONE,
  FOULED_AT_THREE,
  FREE_THROW,
  OFFENSIVE_FOUL,
  OFFENSIVE_REBOUND,
  OFFENSIVE_REBOUND_FT,
  PERSONAL_FOUL,
  SHOOTING_FOUL,
  STEAL,
  shootingFactor,
  THREE_POINTER,
  THREES,
  TURNOVER,
  TWO_POINTER,
} from "./chances.ts";
import { COMPLACENCY } from "./model.ts";
import { elapsedAt } from "./rules.ts";
import type { Table } from "./table.ts";

/** Leads beyond this are held: neither side presses any more. */
const SAFE_LEAD = 8;
/** In seconds: from here on the trailing side stops the clock with fouls. */
const FOUL_FROM = 36;

/** How the next chance begins, which decides how long it takes. */
type Start = "set" | "break" | "second_chance";
const TEMPO: Record<Start, number> = { set: 1.07, break: 0.82, second_chance: 0.5 };

interface Setting {
  /** Expected points per possession. */
  expected: Pair;
  /** Mean length of a possession in seconds. */
  seconds: number;
  /** Per side in regulation time. */
  possessions: number;
}

/** Plays out a game between two teams; the table records it. */
export class Contest {
  readonly #table: Table;
  readonly #random: Random;
  readonly #setting: Setting;

  constructor(table: Table, random: Random, setting: Setting) {
    this.#table = table;
    this.#random = random;
    this.#setting = setting;
  }

  play(): void {
    const table = this.#table;
    const random = this.#random;
    const { periods } = table.rules;
    const first: Side = random.chance(0.5) ? "home" : "away";
    for (let period = 1; period <= periods || table.isLevel; period++) {
      const isReturned = period % 4 === 2 || period % 4 === 3;
      table.startPeriod(
        period > periods ? (random.chance(0.5) ? "home" : "away") : isReturned ? otherSide(first) : first,
      );
      let start: Start = "set";
      while (table.clock > 0) start = this.#chance(table.possession!, start);
      table.endPeriod();
      const isHalf = period === periods / 2;
      const isOver = period >= periods && !table.isLevel;
      if (!isOver) table.wait((isHalf ? 15 * MINUTE : 2 * MINUTE) + random.integer(0, 25) * SECOND);
    }
  }

  /** Plays one chance of the side in possession; returns how the next one begins. */
  #chance(side: Side, start: Start): Start {
    const table = this.#table;
    const random = this.#random;
    const tactic = this.#tactic(side);
    if (tactic === "hold") {
      table.run(table.clock);
      return "set";
    }
    if (tactic === "foul") {
      table.run(Math.min(table.clock, random.integer(2, 5)));
      return table.clock > 0 ? this.#foul(side, "personal") : "set";
    }
    if (!this.#runDown(start, tactic === "hurry")) return "set";
    const threes = tactic === "hurry" ? 0.7 : THREES;
    return this.#finish(side, threes);
  }

  /** Runs the clock to the end of the chance; false if the period ends first. */
  #runDown(start: Start, isHurried: boolean): boolean {
    const table = this.#table;
    const random = this.#random;
    const mean = isHurried ? 5 : this.#setting.seconds * TEMPO[start];
    const spread = (random.next() + random.next()) * 0.95 + 0.05;
    const most = start === "second_chance" ? 14 : table.rules.shotClock;
    const seconds = Math.max(1, Math.min(most, Math.round(mean * spread)));
    if (seconds < table.clock) {
      table.run(seconds);
      return true;
    }
    // Usually a last shot is taken.
    const left = random.integer(0, Math.min(2, table.clock - 1));
    if (random.chance(0.12)) {
      table.run(table.clock);
      return false;
    }
    table.run(table.clock - left);
    return true;
  }

  #tactic(side: Side): "hold" | "foul" | "hurry" | undefined {
    const { clock, period, rules, score } = this.#table;
    if (period < rules.periods || clock > FOUL_FROM) return undefined;
    const lead = side === "home" ? score[0] - score[1] : score[1] - score[0];
    if (lead > SAFE_LEAD) return clock <= rules.shotClock ? "hold" : undefined;
    if (lead >= 1) return clock <= rules.shotClock + 6 ? "foul" : undefined;
    return lead <= -3 ? "hurry" : undefined;
  }

  /** Multiple of the average shooting percentages: the side's quality, less for a lead above the expected one. */
  #factor(side: Side, threes: number): number {
    const { score, period, clock, rules } = this.#table;
    const { expected, possessions } = this.#setting;
    const share = elapsedAt(period, clock, rules) / (rules.periods * rules.periodSeconds);
    const progress = (expected[0] - expected[1]) * possessions * Math.min(1, share);
    const ahead = score[0] - score[1] - progress;
    const own = expected[sideIndex(side)] - COMPLACENCY * (side === "home" ? ahead : -ahead);
    return shootingFactor(own, this.#table.hasBonus(side), threes);
  }

  #finish(side: Side, threes: number): Start {
    const random = this.#random;
    let lot = random.next();
    lot -= TURNOVER;
    if (lot < 0) return this.#loseBall(side);
    lot -= SHOOTING_FOUL;
    if (lot < 0) return this.#foul(side, "shooting");
    lot -= PERSONAL_FOUL;
    if (lot < 0) return this.#foul(side, "personal");
    const points = random.chance(threes) ? 3 : 2;
    const factor = this.#factor(side, threes);
    return this.#shoot(side, points, Math.min(0.95, factor * (points === 3 ? THREE_POINTER : TWO_POINTER)));
  }

  #loseBall(side: Side): Start {
    const table = this.#table;
    const random = this.#random;
    if (random.chance(OFFENSIVE_FOUL)) {
      table.foul(side, "offensive");
      table.give(otherSide(side));
      table.stop("foul");
      return "set";
    }
    const isSteal = random.chance(STEAL);
    table.turnover(side, isSteal);
    if (!isSteal) table.stop("out");
    return isSteal ? "break" : "set";
  }

  #shoot(side: Side, points: 2 | 3, probability: number): Start {
    const table = this.#table;
    const random = this.#random;
    const isMade = random.chance(probability);
    table.shot(side, points, isMade);
    if (!isMade) return this.#rebound(side, OFFENSIVE_REBOUND);
    if (random.chance(AND_ONE)) {
      table.foul(otherSide(side), "shooting");
      return this.#freeThrows(side, 1);
    }
    table.give(otherSide(side));
    table.stop("basket");
    return "set";
  }

  #rebound(side: Side, offensive: number): Start {
    const table = this.#table;
    const random = this.#random;
    if (table.clock === 0) return "set";
    const isOffensive = random.chance(offensive);
    table.run(Math.min(table.clock, 1));
    if (table.clock === 0) return "set";
    table.rebound(isOffensive ? side : otherSide(side), isOffensive);
    if (random.chance(0.12)) {
      table.stop("out");
      return isOffensive ? "second_chance" : "set";
    }
    return isOffensive ? "second_chance" : "break";
  }

  /** The other side fouls the side in possession. */
  #foul(side: Side, kind: "shooting" | "personal"): Start {
    const table = this.#table;
    const random = this.#random;
    table.foul(otherSide(side), kind);
    if (kind === "shooting") return this.#freeThrows(side, random.chance(FOULED_AT_THREE) ? 3 : 2);
    if (table.isPenalty(side)) return this.#freeThrows(side, 2);
    table.stop("foul");
    return "second_chance";
  }

  #freeThrows(side: Side, of: number): Start {
    const table = this.#table;
    const random = this.#random;
    table.stop("to_line");
    for (let number = 1; number <= of; number++) {
      const isMade = random.chance(FREE_THROW);
      table.freeThrow(side, isMade, number, of);
      if (number < of) table.stop("between");
      else if (!isMade) return this.#rebound(side, OFFENSIVE_REBOUND_FT);
    }
    table.give(otherSide(side));
    table.stop("inbound");
    return "set";
  }
}
