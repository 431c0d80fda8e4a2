import type { Random } from "../../platform/random.ts";
import { assistWeight, foulWeight, goalWeight, pick } from "./choose.ts";
import type { Man, SheetMan, Stint, TeamSheet } from "./types.ts";

/** Suitability for taking penalties: forwards are preferred. */
const kickValue = ({ member, detail }: SheetMan): number => member.skill + 3 * goalWeight(detail);

/** One side's players during a match: who is on the pitch, who is booked, and who has not come on yet. */
export class Players {
  readonly #men: readonly SheetMan[];
  readonly #on = new Set<Man>();
  readonly #from = new Map<Man, number>();
  readonly #stints: (Stint | undefined)[];
  readonly #booked = new Set<Man>();
  /** Booked players who will be booked again: they stay on until then, in order. */
  readonly #doomed: Man[] = [];
  /** Second yellow cards to come without a reserved booked player. */
  #awaited = 0;

  constructor({ men }: TeamSheet, start: number) {
    this.#men = men;
    this.#stints = men.map(() => undefined);
    for (let man = 0; man < 11; man++) this.#enter(man, start);
  }

  /** Announces how many second yellow cards this side will get. */
  expect(secondYellows: number): void {
    this.#awaited = secondYellows;
  }

  #enter(man: Man, at: number): void {
    this.#on.add(man);
    this.#from.set(man, at);
  }

  #leave(man: Man, at: number): void {
    this.#on.delete(man);
    this.#stints[man] = { from: this.#from.get(man)!, to: at };
  }

  /** When each was on the pitch in a match that ends at an instant; nobody if it was not played. */
  stints(end: number | undefined): readonly (Stint | undefined)[] {
    return this.#stints.map((stint, man) => {
      if (stint || end === undefined || !this.#on.has(man)) return stint;
      return { from: this.#from.get(man)!, to: end };
    });
  }

  #pick(random: Random, weight: (man: Man) => number): Man {
    const on = [...this.#on];
    return pick(random, on, weight) ?? on[on.length - 1]!;
  }

  scorer(random: Random): Man {
    return this.#pick(random, (man) => this.#skilled(man, goalWeight));
  }

  helper(random: Random, scorer: Man): Man | undefined {
    const others = [...this.#on].filter((man) => man !== scorer);
    return pick(random, others, (man) => this.#skilled(man, assistWeight));
  }

  #skilled(man: Man, weight: (detail: string) => number): number {
    const { detail, member } = this.#men[man]!;
    return weight(detail) * 1.03 ** (member.skill - 60);
  }

  /** Who scores an own goal: mostly a defender. */
  unlucky(random: Random): Man {
    return this.#pick(random, (man) => ({ G: 1, D: 6, M: 1.5, F: 0.3 })[this.#men[man]!.role]);
  }

  /** The penalty taker among the players on the pitch. */
  taker(): Man {
    return this.#kickersByValue()[0]!;
  }

  #kickersByValue(): Man[] {
    const value = (man: Man) => kickValue(this.#men[man]!) - (this.#men[man]!.role === "G" ? 500 : 0);
    return [...this.#on].sort((a, b) => value(b) - value(a) || a - b);
  }

  /** The order of a shoot-out: roughly by value, the keeper last. */
  kickers(random: Random): Man[] {
    const order = this.#kickersByValue();
    // Coaches also ask who feels confident: neighbours in the order may swap.
    for (let index = 0; index + 2 < order.length; index++) {
      if (random.chance(0.4)) [order[index], order[index + 1]] = [order[index + 1]!, order[index]!];
    }
    return order;
  }

  /** Shows a card; a player with a red or second yellow leaves. */
  punish(random: Random, at: number, colour: "yellow" | "second_yellow" | "red"): Man {
    if (colour === "second_yellow") {
      const man = this.#doomed.shift();
      if (man === undefined) throw new Error("a second yellow card without a first");
      this.#leave(man, at);
      return man;
    }
    const weight = (man: Man) => foulWeight(this.#men[man]!.detail);
    if (colour === "red") {
      const man = this.#pick(random, (one) =>
        this.#doomed.includes(one) || this.#men[one]!.role === "G" ? 0 : weight(one),
      );
      this.#leave(man, at);
      return man;
    }
    // The keeper is not reserved for a second yellow: another player would have to go in goal.
    const isKeeperAwaited = this.#awaited > 0;
    const man = this.#pick(random, (one) =>
      this.#booked.has(one) || (isKeeperAwaited && this.#men[one]!.role === "G") ? 0 : weight(one),
    );
    this.#booked.add(man);
    if (isKeeperAwaited) {
      this.#doomed.push(man);
      this.#awaited -= 1;
    }
    return man;
  }

  /** Substitutes a player who can go off; undefined if no substitution is possible. */
  replace(random: Random, at: number, isInjury: boolean): { out: Man; in: Man } | undefined {
    const candidates = [...this.#on].filter((man) => this.#mayGo(man, at, isInjury));
    const out = pick(random, candidates, (man) => this.#tiredness(man, isInjury));
    const fresh = this.#men.map((_, man) => man).filter((man) => !this.#from.has(man) && this.#men[man]!.role !== "G");
    if (out === undefined || fresh.length === 0) return undefined;
    const { role, detail } = this.#men[out]!;
    const inn = pick(random, fresh, (man) => {
      const one = this.#men[man]!;
      const fit = one.detail === detail ? 8 : one.role === role ? 5 : 0.6;
      return fit * 1.05 ** (one.member.skill - 60);
    });
    if (inn === undefined) return undefined;
    this.#leave(out, at);
    this.#enter(inn, at);
    return { out, in: inn };
  }

  #mayGo(man: Man, at: number, isInjury: boolean): boolean {
    if (this.#men[man]!.role === "G" || this.#doomed.includes(man)) return false;
    return isInjury || man < 11 ? this.#from.get(man)! < at : false;
  }

  #tiredness(man: Man, isInjury: boolean): number {
    if (isInjury) return 1;
    const { role } = this.#men[man]!;
    return { G: 0, D: 0.8, M: 2, F: 2.4 }[role] * (this.#booked.has(man) ? 1.6 : 1);
  }
}
