import { MemoryStore } from "../../platform/memory-store.ts";
import type { CachedCall } from "./cached-call.ts";

/** "Not found" for something that has a good entry. Instants in milliseconds. */
export interface Denial {
  firstAt: number;
  lastAt: number;
  count: number;
}

/** A good entry outlives denials until there are this many over this many milliseconds. */
const COUNT = 3;
const PERIOD = 180_000;
/** This many different things denied within this many milliseconds indicate a server fault. */
const WAVE = 5;
const WAVE_PERIOD = 60_000;

export const nextDenial = (last: Denial | undefined, now: number): Denial =>
  last ? { ...last, lastAt: now, count: last.count + 1 } : { firstAt: now, lastAt: now, count: 1 };

/** Whether the denials are accepted: the thing is gone. */
export const isBelieved = ({ firstAt, lastAt, count }: Denial): boolean => count >= COUNT && lastAt - firstAt >= PERIOD;

/** Whether too many things are denied to be true. `lastAt`: when each was last denied. */
export const isWave = (lastAt: readonly number[], now: number): boolean =>
  lastAt.filter((at) => now - at < WAVE_PERIOD).length >= WAVE;

type DeniedCall = Pick<CachedCall, "key" | "thing">;

/** Things that the upstream reports as missing although this isolate has a good entry. */
export class Denials {
  readonly #denials = new MemoryStore<Denial>(1_000, () => 1);
  /** When things were last denied, latest last. */
  #latest = new Map<string, number>();

  /** `now` returns real milliseconds: the site's clock may stand still. */
  constructor(private readonly now: () => number) {}

  /**
   * Records a denial; returns whether it is believed. Several calls about one thing, in several languages, are no wave.
   */
  add({ key, thing }: DeniedCall): boolean {
    const now = this.now();
    const denied = thing();
    this.#latest.delete(denied);
    this.#latest.set(denied, now);
    for (const [oldest] of this.#latest) {
      if (this.#latest.size <= WAVE) break;
      this.#latest.delete(oldest);
    }
    // While the server is broken no denial is believed, and the time does not count.
    if (this.inWave()) {
      this.#denials.delete(key);
      return false;
    }
    const denial = nextDenial(this.#denials.get(key), now);
    this.#denials.put(key, denial);
    return isBelieved(denial);
  }

  /** The thing exists after all, or has been given up. */
  forget({ key, thing }: DeniedCall): void {
    this.#denials.delete(key);
    if (this.#latest.size > 0) this.#latest.delete(thing());
  }

  /** So many things are denied at the moment that "not found" means nothing. */
  inWave(): boolean {
    return isWave([...this.#latest.values()], this.now());
  }
}
