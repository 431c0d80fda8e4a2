import { type RosterPlayer, roleDistance } from "./roster.ts";
import type { GameRules } from "./rules.ts";

export interface Change {
  out: RosterPlayer;
  in: RosterPlayer;
}

/** Seconds of imbalance that justify a substitution. */
const WORTH_A_CHANGE = 140;
/** The same again for each step between the two players' roles. */
const PER_ROLE = 45;
const MOST_AT_ONCE = 2;
/** Worth of resting a player who is in foul trouble, in the same seconds. */
const TROUBLE = 400;
/** Roles that a place in the rotation is worth when somebody is needed for a player who is out. */
const FIT_BY_SHARE = 5;
/** How a player's readiness to foul shrinks when the next foul, or the one after it, is the last. */
const CARE = { next: 0.4, afterNext: 0.75 };

interface Seat {
  player: RosterPlayer;
  isOn: boolean;
  /** Time on court so far. */
  seconds: number;
  fouls: number;
}

/** Tracks who is on court, for how long, and with how many fouls. */
export class Bench {
  readonly onCourt: RosterPlayer[];
  /** All players available, in the coach's order. */
  readonly #seats: readonly Seat[];
  readonly #foulsOut: number;
  /** Seconds of a quarter of the game. */
  readonly #quarter: number;

  constructor(roster: readonly RosterPlayer[], { foulsOut, periods, periodSeconds }: GameRules) {
    const active = roster.filter(({ unavailable }) => unavailable === undefined);
    this.#seats = active.map((player) => ({ player, isOn: player.isStarter, seconds: 0, fouls: 0 }));
    this.onCourt = active.filter(({ isStarter }) => isStarter);
    this.#foulsOut = foulsOut;
    this.#quarter = (periods * periodSeconds) / 4;
  }

  run(seconds: number): void {
    for (const seat of this.#seats) if (seat.isOn) seat.seconds += seconds;
  }

  /** Counts a foul; returns the substitution if the player fouls out. */
  foul(player: RosterPlayer): Change | undefined {
    const seat = this.#seatOf(player);
    seat.fouls += 1;
    if (seat.fouls < this.#foulsOut) return undefined;
    const worthOf = ({ player: { role, share } }: Seat): number =>
      FIT_BY_SHARE * share - roleDistance(role, player.role);
    const [substitute] = this.#sitting().sort((a, b) => worthOf(b) - worthOf(a));
    return substitute && this.#swap(seat, substitute);
  }

  /** A player's readiness to foul, 1 without foul trouble. Players whom nobody could replace never foul out. */
  riskOf(player: RosterPlayer): number {
    const left = this.#foulsOut - this.#seatOf(player).fouls;
    if (left > 2) return 1;
    if (left === 2) return CARE.afterNext;
    return this.#sitting().length > 0 ? CARE.next : 0;
  }

  /** Two fouls in the first quarter, three in the second and so on: coaches then rest a player. */
  #isInTrouble({ fouls }: Seat, elapsed: number): boolean {
    return fouls >= Math.min(this.#foulsOut - 1, 2 + Math.floor(elapsed / this.#quarter));
  }

  /** Substitutions while the clock is stopped, by who has had more or less than their share of `elapsed` seconds. */
  rotate(elapsed: number, most = MOST_AT_ONCE): Change[] {
    const changes: Change[] = [];
    while (changes.length < most) {
      const change = this.#bestChange(elapsed);
      if (!change) break;
      changes.push(change);
    }
    return changes;
  }

  /** Brings on the best or the last of the rotation: for the end of a close or a decided game. */
  finish(order: "best" | "last"): Change[] {
    const able = this.#seats.filter((seat) => seat.fouls < this.#foulsOut);
    const five = order === "best" ? able.slice(0, 5) : able.slice(-5);
    const coming = five.filter(({ isOn }) => !isOn);
    const leaving = this.#seats.filter((seat) => seat.isOn && !five.includes(seat));
    return coming.map((seat, index) => this.#swap(leaving[index]!, seat));
  }

  #seatOf(player: RosterPlayer): Seat {
    return this.#seats.find((seat) => seat.player === player)!;
  }

  #maySit(seat: Seat): boolean {
    return !seat.isOn && seat.fouls < this.#foulsOut;
  }

  #sitting(): Seat[] {
    return this.#seats.filter((seat) => this.#maySit(seat));
  }

  #bestChange(elapsed: number): Change | undefined {
    let best: readonly [out: Seat, on: Seat] | undefined;
    let most = WORTH_A_CHANGE;
    for (const out of this.#seats) {
      if (!out.isOn) continue;
      const surplus = out.seconds - out.player.share * elapsed + (this.#isInTrouble(out, elapsed) ? TROUBLE : 0);
      for (const on of this.#seats) {
        const { share, role } = on.player;
        if (share === 0 || !this.#maySit(on) || this.#isInTrouble(on, elapsed)) continue;
        const worth = surplus - on.seconds + share * elapsed - PER_ROLE * roleDistance(out.player.role, role);
        if (worth <= most) continue;
        most = worth;
        best = [out, on];
      }
    }
    return best && this.#swap(...best);
  }

  #swap(out: Seat, on: Seat): Change {
    this.onCourt[this.onCourt.indexOf(out.player)] = on.player;
    out.isOn = false;
    on.isOn = true;
    return { out: out.player, in: on.player };
  }
}
