import { type RosterPlayer, roleDistance } from "./roster.ts";

export interface Change {
  out: RosterPlayer;
  in: RosterPlayer;
}

/** Seconds of imbalance that justify a substitution. */
const WORTH_A_CHANGE = 140;
/** The same again for each step between the two players' roles. */
const PER_ROLE = 45;
const MOST_AT_ONCE = 2;

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

  constructor(roster: readonly RosterPlayer[], foulsOut: number) {
    const active = roster.filter(({ unavailable }) => unavailable === undefined);
    this.#seats = active.map((player) => ({ player, isOn: player.isStarter, seconds: 0, fouls: 0 }));
    this.onCourt = active.filter(({ isStarter }) => isStarter);
    this.#foulsOut = foulsOut;
  }

  run(seconds: number): void {
    for (const seat of this.#seats) if (seat.isOn) seat.seconds += seconds;
  }

  /** Counts a foul; returns the substitution if the player fouls out. */
  foul(player: RosterPlayer): Change | undefined {
    const seat = this.#seatOf(player);
    seat.fouls += 1;
    if (seat.fouls < this.#foulsOut) return undefined;
    const apart = (one: Seat): number => roleDistance(one.player.role, player.role);
    const [substitute] = this.#sitting().sort((a, b) => apart(a) - apart(b));
    return substitute && this.#swap(seat, substitute);
  }

  /** Players whom nobody could replace never foul out. */
  mayFoul(player: RosterPlayer): boolean {
    return this.#seatOf(player).fouls < this.#foulsOut - 1 || this.#sitting().length > 0;
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
      const surplus = out.seconds - out.player.share * elapsed;
      for (const on of this.#seats) {
        const { share, role } = on.player;
        if (share === 0 || !this.#maySit(on)) continue;
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
