import type { Pair, Side } from "#contract/domain/match";
import { SECOND } from "#contract/time/units";
import { sideIndex } from "../../match/score.ts";
import { otherSide } from "../../match/sides.ts";
import type { Random } from "../../platform/random.ts";
import type { Board, FoulKind, Play, PlayKind } from "./game.ts";
import { type GameRules, isBonus, lengthOf, mostTimeouts } from "./rules.ts";

/** Reasons for stopping play, with minimum and maximum seconds. */
const STOPS = {
  foul: [24, 42],
  out: [18, 32],
  to_line: [30, 46],
  between: [16, 24],
  inbound: [5, 10],
  timeout: [125, 185],
} as const;

/** A basket stops the clock only in the last minutes of the game. */
const LATE = 120;
const LATE_BASKET: Pair = [6, 10];

/** Shares of a period left: from here on a side without a time-out gets a mandatory one. */
const MANDATORY_STOPS = [7 / 12, 3 / 12];
/** Consecutive points after which a coach calls a time-out. */
const RUN = 7;

const withSide = (pair: Pair, side: Side, more: number): Pair =>
  side === "home" ? [pair[0] + more, pair[1]] : [pair[0], pair[1] + more];

/** The scorer's table: tracks clock, score and fouls of a game and records the plays. */
export class Table {
  readonly plays: Play[] = [];
  readonly rules: GameRules;
  readonly #random: Random;
  /** Milliseconds. */
  #at: number;
  #period = 0;
  #clock = 0;
  #board: Board;
  /** Mandatory time-outs taken in the period. */
  #stopsTaken = 0;
  /** Team fouls in the last seconds of the period, for the bonus of those seconds. */
  #lateFouls: Pair = [0, 0];
  /** Unanswered points: positive for the home side, negative for the away side. */
  #run = 0;

  constructor(rules: GameRules, random: Random, at: number) {
    this.rules = rules;
    this.#random = random;
    this.#at = at;
    const { first } = rules.timeouts;
    this.#board = { score: [0, 0], fouls: [0, 0], timeouts: [first, first] };
  }

  get clock(): number {
    return this.#clock;
  }
  get period(): number {
    return this.#period;
  }
  get score(): Pair {
    return this.#board.score;
  }
  get possession(): Side | undefined {
    return this.#board.possession;
  }
  get isLevel(): boolean {
    return this.score[0] === this.score[1];
  }

  /** Whether the next foul on this side gives free throws; `isPenalty`: whether the latest did. */
  hasBonus(side: Side): boolean {
    return this.#isBonus(side, 1);
  }
  isPenalty(side: Side): boolean {
    return this.#isBonus(side, 0);
  }
  #isBonus(side: Side, more: number): boolean {
    const against = 1 - sideIndex(side);
    const fouls = this.#board.fouls[against]! + more;
    return isBonus(fouls, this.#lateFouls[against]! + more, this.#period, this.#clock, this.rules);
  }

  startPeriod(possession: Side): void {
    const { timeouts, periods, overtimeBonusFrom } = this.rules;
    this.#period += 1;
    this.#clock = lengthOf(this.#period, this.rules);
    this.#stopsTaken = 0;
    this.#lateFouls = [0, 0];
    const areFoulsCarried = this.#period > periods && overtimeBonusFrom === "carried";
    const isSecondHalf = this.#period === periods / 2 + 1;
    const fresh =
      this.#period > periods
        ? timeouts.overtime
        : isSecondHalf && timeouts.second !== undefined
          ? timeouts.second
          : undefined;
    this.#board = {
      ...this.#board,
      ...(!areFoulsCarried && { fouls: [0, 0] as const }),
      possession,
      ...(fresh !== undefined && { timeouts: [fresh, fresh] as const }),
    };
    this.#write("period_start");
  }

  endPeriod(): void {
    const { possession, ...board } = this.#board;
    this.#board = board;
    this.#write("period_end");
  }

  /** Lets the clock run. */
  run(seconds: number): void {
    this.#clock -= seconds;
    this.#at += seconds * SECOND;
  }

  /** Waits without play. */
  wait(milliseconds: number): void {
    this.#at += milliseconds;
  }

  give(side: Side): void {
    this.#board = { ...this.#board, possession: side };
    this.plays.at(-1)!.board = this.#board;
  }

  shot(side: Side, points: 2 | 3, isMade: boolean): void {
    if (isMade) this.#count(side, points);
    this.#write("shot", side, points, isMade);
  }

  freeThrow(side: Side, isMade: boolean, number: number, of: number): void {
    if (isMade) this.#count(side, 1);
    this.#write("free_throw", side, undefined, isMade, { number, of });
  }

  rebound(side: Side, isOffensive: boolean): void {
    this.#board = { ...this.#board, possession: side };
    this.#write("rebound", side, undefined, undefined, { isOffensive });
  }

  turnover(side: Side, isSteal: boolean): void {
    this.#board = { ...this.#board, possession: otherSide(side) };
    this.#write("turnover", side, undefined, undefined, { isSteal });
  }

  foul(side: Side, foul: FoulKind): void {
    if (foul !== "offensive" || this.rules.isOffensiveFoulCounted) {
      this.#board = { ...this.#board, fouls: withSide(this.#board.fouls, side, 1) };
      const { lateBonus } = this.rules;
      if (lateBonus && this.#clock <= lateBonus.seconds) this.#lateFouls = withSide(this.#lateFouls, side, 1);
    }
    this.#write("foul", side, undefined, undefined, { foul });
  }

  /** Stops the clock after the latest play, longer for a time-out. Not at the end of a period. */
  stop(why: keyof typeof STOPS | "basket"): void {
    const isLate = this.#period >= this.rules.periods && this.#clock <= LATE;
    const span = why === "basket" ? (isLate ? LATE_BASKET : undefined) : STOPS[why];
    if (this.#clock === 0 && why !== "to_line" && why !== "between") return;
    if (span) this.#pause(span);
    if (why === "to_line" || why === "between") return;
    const caller = this.#callerOfTimeout(span !== undefined);
    if (!caller) return;
    this.#stopsTaken += 1;
    this.#run = 0;
    this.#board = { ...this.#board, timeouts: withSide(this.#timeoutsLeft(), caller, -1) };
    this.#write("timeout", caller);
    this.#pause(STOPS.timeout);
  }

  #timeoutsLeft(): Pair {
    const [home, away] = this.#board.timeouts;
    const most = mostTimeouts(this.#period, this.#clock, this.rules);
    return home <= most && away <= most ? this.#board.timeouts : [Math.min(home, most), Math.min(away, most)];
  }

  #pause([from, to]: Pair): void {
    this.#at += this.#random.integer(from, to) * SECOND;
    this.plays.at(-1)!.resumesAt = this.#at;
  }

  /**
   * The side that may call a time-out with a dead ball: the one in possession always, the other if the clock is
   * stopped.
   */
  #callerOfTimeout(isDead: boolean): Side | undefined {
    const { possession } = this.#board;
    const timeouts = this.#timeoutsLeft();
    const share = this.#clock / lengthOf(this.#period, this.rules);
    const due = MANDATORY_STOPS[this.#stopsTaken];
    const hurt: Side | undefined = this.#run >= RUN ? "away" : this.#run <= -RUN ? "home" : undefined;
    const isDue = isDead && due !== undefined && share <= due && this.#random.chance(0.5);
    const caller =
      hurt && this.#random.chance(0.35) ? hurt : isDue ? (this.#random.chance(0.5) ? "home" : "away") : undefined;
    if (!caller || (!isDead && caller !== possession)) return undefined;
    return timeouts[sideIndex(caller)] > 0 ? caller : undefined;
  }

  #count(side: Side, points: number): void {
    this.#board = { ...this.#board, score: withSide(this.#board.score, side, points) };
    const signed = side === "home" ? points : -points;
    this.#run = Math.sign(this.#run) === Math.sign(signed) ? this.#run + signed : signed;
  }

  #write(
    kind: PlayKind,
    side?: Side,
    points?: 2 | 3,
    isMade?: boolean,
    of?: Partial<Pick<Play, "isOffensive" | "isSteal" | "foul" | "number" | "of">>,
  ): void {
    const timeouts = this.#timeoutsLeft();
    if (timeouts !== this.#board.timeouts) this.#board = { ...this.#board, timeouts };
    this.plays.push({
      at: this.#at,
      resumesAt: this.#at,
      period: this.#period,
      clock: this.#clock,
      kind,
      side,
      points,
      isMade,
      isOffensive: of?.isOffensive,
      isSteal: of?.isSteal,
      foul: of?.foul,
      number: of?.number,
      of: of?.of,
      board: this.#board,
    });
  }
}
