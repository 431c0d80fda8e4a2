import { type RosterPlayer, roleDistance } from "./roster.ts";

export interface Change {
  out: RosterPlayer;
  in: RosterPlayer;
}

/** Seconds that a change has to mend before a coach makes it. */
const WORTH_A_CHANGE = 140;
/** For each step between the roles of the two, as long again. */
const PER_ROLE = 45;
const MOST_AT_ONCE = 2;

/** Keeps who is on court, how long, and with how many fouls. */
export class Bench {
  readonly onCourt: RosterPlayer[];
  readonly #active: readonly RosterPlayer[];
  readonly #seconds = new Map<string, number>();
  readonly #fouls = new Map<string, number>();
  readonly #foulsOut: number;

  constructor(roster: readonly RosterPlayer[], foulsOut: number) {
    this.#active = roster.filter(({ unavailable }) => unavailable === undefined);
    this.onCourt = this.#active.filter(({ isStarter }) => isStarter);
    this.#foulsOut = foulsOut;
  }

  run(seconds: number): void {
    for (const { id } of this.onCourt) this.#seconds.set(id, (this.#seconds.get(id) ?? 0) + seconds);
  }

  /** Counts a foul; the change that it forces when it was the player's last. */
  foul(player: RosterPlayer): Change | undefined {
    const fouls = (this.#fouls.get(player.id) ?? 0) + 1;
    this.#fouls.set(player.id, fouls);
    if (fouls < this.#foulsOut) return undefined;
    const substitute = this.#sitting().sort(
      (a, b) => roleDistance(a.role, player.role) - roleDistance(b.role, player.role),
    )[0];
    return substitute && this.#swap({ out: player, in: substitute });
  }

  /** Nobody fouls himself off whom nobody could replace. */
  mayFoul = ({ id }: RosterPlayer): boolean =>
    (this.#fouls.get(id) ?? 0) < this.#foulsOut - 1 || this.#sitting().length > 0;

  /** Changes while the clock stands, by who has had more or less than his share of `elapsed` seconds. */
  rotate(elapsed: number, most = MOST_AT_ONCE): Change[] {
    const changes: Change[] = [];
    while (changes.length < most) {
      const change = this.#bestChange(elapsed);
      if (!change) break;
      changes.push(this.#swap(change));
    }
    return changes;
  }

  /** Brings on those whom the coach trusts most, or least: the end of a close game and of a decided one. */
  finish(order: "best" | "last"): Change[] {
    const able = this.#active.filter((player) => !this.#isOut(player));
    const five = order === "best" ? able.slice(0, 5) : able.slice(-5);
    const coming = five.filter((player) => !this.onCourt.includes(player));
    const leaving = this.onCourt.filter((player) => !five.includes(player));
    return coming.map((player, index) => this.#swap({ out: leaving[index]!, in: player }));
  }

  #isOut({ id }: RosterPlayer): boolean {
    return (this.#fouls.get(id) ?? 0) >= this.#foulsOut;
  }

  #sitting(): RosterPlayer[] {
    return this.#active.filter((player) => !this.onCourt.includes(player) && !this.#isOut(player));
  }

  #surplus({ id, share }: RosterPlayer, elapsed: number): number {
    return (this.#seconds.get(id) ?? 0) - share * elapsed;
  }

  #bestChange(elapsed: number): Change | undefined {
    let best: Change | undefined;
    let most = WORTH_A_CHANGE;
    for (const out of this.onCourt) {
      for (const one of this.#sitting()) {
        if (one.share === 0) continue;
        const worth =
          this.#surplus(out, elapsed) - this.#surplus(one, elapsed) - PER_ROLE * roleDistance(out.role, one.role);
        if (worth <= most) continue;
        most = worth;
        best = { out, in: one };
      }
    }
    return best;
  }

  #swap(change: Change): Change {
    this.onCourt[this.onCourt.indexOf(change.out)] = change.in;
    return change;
  }
}
