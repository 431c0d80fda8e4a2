import type { Side } from "#contract/domain/match";
import { otherSide } from "../../match/sides.ts";
import { createRandom, type Random } from "../../platform/random.ts";
import { Bench, type Change } from "./bench.ts";
import { type Game, type Play, stopsClock } from "./game.ts";
import type { Habits, RosterPlayer } from "./roster.ts";
import { elapsedAt } from "./rules.ts";
import { freeThrowSpot, type Spot, shotSpot } from "./spots.ts";

/** A play with its players. */
export interface PlayWithPlayers {
  play: Play;
  /** Who shot, rebounded, lost the ball or fouled. */
  player?: RosterPlayer;
  assist?: RosterPlayer;
  block?: RosterPlayer;
  steal?: RosterPlayer;
  fouled?: RosterPlayer;
  spot?: Spot;
  isFastBreak?: true;
  isSecondChance?: true;
  isOffTurnover?: true;
  /** The player has reached the limit of fouls with this one. */
  isFouledOut?: true;
  /** Substitutions after it, while the clock was stopped. */
  changes: readonly (Change & { side: Side })[];
}

/** A game with its players, including the future: callers must cut it at their instant. */
export interface BasketballProgress {
  /** The game's. */
  id: string;
  game: Game;
  rosters: Record<Side, readonly RosterPlayer[]>;
  plays: readonly PlayWithPlayers[];
}

const SIDES = ["home", "away"] as const;
const ASSISTED = { 2: 0.54, 3: 0.84 } as const;
const BLOCKED = { 2: 0.11, 3: 0.015 } as const;
/** A shot within this many seconds of winning the ball is a fast break. */
const BREAK_SECONDS = 6;
/** How much likelier a player is to shoot after their own offensive rebound. */
const PUT_BACK = 4;
/**
 * The end of a game. In the last `seconds` the best five close it while at most `open` points are between the sides. A
 * lead of `safe` points plus one for each `perPoint` seconds left sends both benches on, and the best come back only
 * for a lead of `again`. In the last `quiet` seconds of a game that is neither open nor safe coaches change nobody.
 */
const ENDING = { seconds: 300, open: 12, safe: 14, perPoint: 30, again: 9, quiet: 120 };

/** Assigns players to each play of a game; the game's id is the seed. */
export function progressOfGame(id: string, game: Game, rosters: BasketballProgress["rosters"]): BasketballProgress {
  const cast = new Cast(createRandom(`players ${id}`), game, rosters);
  return { id, game, rosters, plays: game.plays.map((play, index) => cast.next(play, game.plays[index + 1])) };
}

type Habit = Exclude<keyof Habits, "touch">;

interface Choice {
  except?: RosterPlayer;
  /** The player who has just got the ball under the basket. */
  favoured?: RosterPlayer | undefined;
  /** For a shot: good shooters make more of theirs. */
  isMade?: boolean;
  /** For a foul: less for players who have many, 0 for those who must not. */
  riskOf?(player: RosterPlayer): number;
}

class Cast {
  readonly #random: Random;
  readonly #game: Game;
  readonly #benches: Record<Side, Bench>;
  #elapsed = 0;
  /** Who plays the end of the game, once that is settled. */
  #ending: "best" | "last" | undefined;
  #before: PlayWithPlayers | undefined;
  /** How the side in possession won the ball. */
  #won: { side: Side; elapsed: number; how: "rebound" | "turnover" | "dead" } | undefined;
  #isSecondChance = false;
  /** At the free-throw line, or about to be. */
  #shooter: RosterPlayer | undefined;

  constructor(random: Random, game: Game, rosters: BasketballProgress["rosters"]) {
    this.#random = random;
    this.#game = game;
    this.#benches = { home: new Bench(rosters.home, game.rules), away: new Bench(rosters.away, game.rules) };
  }

  next(play: Play, following: Play | undefined): PlayWithPlayers {
    const elapsed = elapsedAt(play.period, play.clock, this.#game.rules);
    for (const side of SIDES) this.#benches[side].run(elapsed - this.#elapsed);
    this.#elapsed = elapsed;
    const acted = this.#act(play, following);
    const changes = [...(acted.changes ?? []), ...this.#rest(play, following)];
    this.#before = { ...acted, play, changes };
    this.#follow(play);
    return this.#before;
  }

  #act(play: Play, following: Play | undefined): Partial<PlayWithPlayers> {
    const { side } = play;
    if (!side) return {};
    switch (play.kind) {
      case "shot":
        return this.#shot(side, play);
      case "free_throw": {
        this.#shooter ??= this.#pick(side, "twos");
        return { player: this.#shooter, spot: freeThrowSpot(side), ...this.#circumstances(side, play.isMade === true) };
      }
      case "rebound":
        return { player: this.#pick(side, play.isOffensive ? "offensive" : "defensive") };
      case "turnover":
        return {
          player: this.#pick(side, "assists"),
          ...(play.isSteal && { steal: this.#pick(otherSide(side), "steals") }),
        };
      case "foul":
        return this.#foul(side, play, following);
      default:
        return {};
    }
  }

  #shot(side: Side, { points = 2, isMade }: Play): Partial<PlayWithPlayers> {
    const random = this.#random;
    const rebounder = this.#isSecondChance && this.#before?.play.kind === "rebound" ? this.#before.player : undefined;
    const player = this.#pick(side, points === 3 ? "threes" : "twos", {
      favoured: points === 2 ? rebounder : undefined,
      isMade: isMade === true,
    });
    const isAssisted = isMade && player !== rebounder && random.chance(ASSISTED[points]);
    const isBlocked = !isMade && random.chance(BLOCKED[points]);
    return {
      player,
      spot: shotSpot(random, side, points),
      ...(isAssisted && { assist: this.#pick(side, "assists", { except: player }) }),
      ...(isBlocked && { block: this.#pick(otherSide(side), "blocks") }),
      ...this.#circumstances(side, isMade === true),
    };
  }

  #circumstances(side: Side, isMade: boolean): Partial<PlayWithPlayers> {
    if (!isMade) return {};
    const won = this.#won?.side === side ? this.#won : undefined;
    const isFast = won && won.how !== "dead" && this.#elapsed - won.elapsed <= BREAK_SECONDS;
    return {
      ...(isFast && { isFastBreak: true as const }),
      ...(this.#isSecondChance && { isSecondChance: true as const }),
      ...(won?.how === "turnover" && { isOffTurnover: true as const }),
    };
  }

  #foul(side: Side, { foul }: Play, following: Play | undefined): Partial<PlayWithPlayers> {
    const bench = this.#benches[side];
    const player = this.#pick(side, "fouls", { riskOf: (one) => bench.riskOf(one) });
    const victim = otherSide(side);
    const madeShot = this.#before?.play.kind === "shot" && this.#before.play.isMade ? this.#before.player : undefined;
    const isAndOne = foul === "shooting" && following?.kind === "free_throw" && following.of === 1;
    const fouled = isAndOne && madeShot ? madeShot : this.#pick(victim, foul === "offensive" ? "fouls" : "twos");
    const change = bench.foul(player);
    this.#shooter = foul === "offensive" ? undefined : fouled;
    if (!change) return { player, fouled };
    return { player, fouled, isFouledOut: true, changes: [{ ...change, side }] };
  }

  /** Remembers how the ball was won, for the shots that follow. */
  #follow(play: Play): void {
    const { kind, side, isMade } = play;
    if (kind === "rebound" && side) {
      this.#isSecondChance = play.isOffensive === true;
      if (!play.isOffensive) this.#won = { side, elapsed: this.#elapsed, how: "rebound" };
    } else if ((kind === "turnover" || play.foul === "offensive") && side) {
      this.#won = { side: otherSide(side), elapsed: this.#elapsed, how: "turnover" };
      this.#isSecondChance = false;
    } else if ((kind === "shot" || (kind === "free_throw" && play.number === play.of)) && isMade && side) {
      const isLast = kind === "free_throw" || play.board.possession !== side;
      if (isLast) this.#lose(side);
    } else if (kind === "period_end" || kind === "period_start") {
      this.#won = undefined;
      this.#isSecondChance = false;
    }
    if (kind !== "foul" && kind !== "free_throw") this.#shooter = undefined;
  }

  #lose(side: Side): void {
    this.#won = { side: otherSide(side), elapsed: this.#elapsed, how: "dead" };
    this.#isSecondChance = false;
  }

  /** Both sides' substitutions, if the clock is stopped and nobody is at the line. */
  #rest(play: Play, following: Play | undefined): PlayWithPlayers["changes"] {
    const isBreak = play.kind === "period_end";
    if (!following || !(isBreak || stopsClock(play)) || following.kind === "free_throw") return [];
    const isQuiet = this.#settle(play, isBreak);
    return SIDES.flatMap((side) => {
      const bench = this.#benches[side];
      const changes = this.#ending
        ? bench.finish(this.#ending)
        : isQuiet
          ? []
          : bench.rotate(this.#elapsed, isBreak ? 4 : undefined);
      return changes.map((change) => ({ ...change, side }));
    });
  }

  /** Decides who plays the end of the game; returns whether coaches leave those on court. */
  #settle({ period, clock, board: { score } }: Play, isBreak: boolean): boolean {
    const { periods } = this.#game.rules;
    const gap = Math.abs(score[0] - score[1]);
    if (period < periods || isBreak) {
      // An overtime is played by those who closed the game.
      this.#ending = period < periods ? undefined : "best";
      return false;
    }
    const isSafe = gap >= ENDING.safe + clock / ENDING.perPoint;
    if (this.#ending === "last" ? gap > ENDING.again : isSafe) this.#ending = "last";
    else if (this.#ending === "last" || (clock <= ENDING.seconds && gap <= ENDING.open)) this.#ending = "best";
    return clock <= ENDING.quiet;
  }

  /** Chooses one of the five on court, by their habits. */
  #pick(side: Side, habit: Habit, { except, favoured, isMade, riskOf }: Choice = {}): RosterPlayer {
    const { onCourt } = this.#benches[side];
    const isCandidate = (player: RosterPlayer): boolean => player !== except && riskOf?.(player) !== 0;
    const weightOf = (player: RosterPlayer): number => {
      const { touch } = player.habits;
      const luck = isMade === undefined ? 1 : isMade ? touch : 1 / touch;
      return player.habits[habit] * luck * (player === favoured ? PUT_BACK : 1) * (riskOf?.(player) ?? 1);
    };
    let total = 0;
    for (const player of onCourt) if (isCandidate(player)) total += weightOf(player);
    let rest = this.#random.next() * total;
    let last: RosterPlayer | undefined;
    for (const player of onCourt) {
      if (!isCandidate(player)) continue;
      last = player;
      rest -= weightOf(player);
      if (rest < 0) break;
    }
    return last ?? onCourt[0]!;
  }
}
