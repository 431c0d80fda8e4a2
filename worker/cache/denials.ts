import type { CachedCall } from "./cached-call.ts";
import { MemoryStore } from "./memory-store.ts";

/** "Not found" for something of which a good copy exists. Instants in milliseconds. */
export interface Denial {
  firstAt: number;
  lastAt: number;
  count: number;
}

/** A good copy outlives denials until so many have come over so many milliseconds. */
const COUNT = 3;
const PERIOD = 180_000;
/** So many different things denied within so many milliseconds are a fault of the server. */
const WAVE = 5;
const WAVE_PERIOD = 60_000;

export const nextDenial = (last: Denial | undefined, now: number): Denial =>
  last ? { ...last, lastAt: now, count: last.count + 1 } : { firstAt: now, lastAt: now, count: 1 };

/** Whether the thing is gone, as far as anybody can tell. */
export const isBelieved = ({ firstAt, lastAt, count }: Denial): boolean => count >= COUNT && lastAt - firstAt >= PERIOD;

/** Whether so many things can have gone at once. `lastAt`: when each was denied last. */
export const isWave = (lastAt: readonly number[], now: number): boolean =>
  lastAt.filter((at) => now - at < WAVE_PERIOD).length >= WAVE;

type DeniedCall = Pick<CachedCall, "key" | "thing">;

/** What an isolate has been told does not exist although it has a good copy. */
export class Denials {
  readonly #denials = new MemoryStore<Denial>(1_000, () => 1);
  /** When things were denied last, the latest at the end. */
  #latest = new Map<string, number>();

  /** `now` tells real milliseconds: the site's clock may stand still. */
  constructor(private readonly now: () => number) {}

  /** Notes a denial; whether it is to be believed. Several calls about one thing, in several languages, are no wave. */
  add({ key, thing }: DeniedCall): boolean {
    const now = this.now();
    const denied = thing();
    this.#latest.delete(denied);
    this.#latest.set(denied, now);
    for (const [oldest] of this.#latest) {
      if (this.#latest.size <= WAVE) break;
      this.#latest.delete(oldest);
    }
    // Of a broken server nothing is believed, and its time does not count.
    if (this.inWave()) {
      this.#denials.delete(key);
      return false;
    }
    const denial = nextDenial(this.#denials.get(key), now);
    this.#denials.put(key, denial);
    return isBelieved(denial);
  }

  /** The thing is there after all, or has been given up. */
  forget({ key, thing }: DeniedCall): void {
    this.#denials.delete(key);
    if (this.#latest.size > 0) this.#latest.delete(thing());
  }

  /** So many things are denied at the moment that a "not found" says nothing. */
  inWave(): boolean {
    return isWave([...this.#latest.values()], this.now());
  }
}
