import { LruCache } from "#contract/memory/lru-cache";
import type { CachedCall } from "./store.ts";

/** "Not found" for something that has a good entry. Instants in milliseconds. */
export interface NotFoundReport {
  firstAt: number;
  lastAt: number;
  count: number;
}

/** A good entry outlives "not found" answers until there are this many over this many milliseconds. */
const COUNT = 3;
const PERIOD = 180_000;
/** This many different items not found within this many milliseconds indicate a server fault. */
const BURST = 5;
const BURST_PERIOD = 60_000;

export const nextReport = (last: NotFoundReport | undefined, now: number): NotFoundReport =>
  last ? { ...last, lastAt: now, count: last.count + 1 } : { firstAt: now, lastAt: now, count: 1 };

/** Whether the reports are accepted: the item is gone. */
export const isAccepted = ({ firstAt, lastAt, count }: NotFoundReport): boolean =>
  count >= COUNT && lastAt - firstAt >= PERIOD;

/** Whether too many items are missing to be true. `lastAt`: when each was last reported. */
export const isBurst = (lastAt: readonly number[], now: number): boolean =>
  lastAt.filter((at) => now - at < BURST_PERIOD).length >= BURST;

type MissingCall = Pick<CachedCall, "key" | "thing">;

/** Items that the upstream reports as missing although this isolate has a good entry. */
export class NotFoundReports {
  readonly #reports = new LruCache<NotFoundReport>(1_000);
  /** When items were last reported, latest last. */
  #latest = new Map<string, number>();

  /** `now` returns real milliseconds: the site's clock may stand still. */
  constructor(private readonly now: () => number) {}

  /**
   * Records a report; returns whether it is accepted. Several calls about one item, in several languages, are no burst.
   */
  add({ key, thing }: MissingCall): boolean {
    const now = this.now();
    const item = thing();
    this.#latest.delete(item);
    this.#latest.set(item, now);
    for (const [oldest] of this.#latest) {
      if (this.#latest.size <= BURST) break;
      this.#latest.delete(oldest);
    }
    // While the server is failing, "not found" answers are ignored and do not count towards the limit.
    if (this.inBurst()) {
      this.#reports.delete(key);
      return false;
    }
    const report = nextReport(this.#reports.get(key), now);
    this.#reports.put(key, report);
    return isAccepted(report);
  }

  /** The item exists after all, or has been given up. */
  forget({ key, thing }: MissingCall): void {
    this.#reports.delete(key);
    if (this.#latest.size > 0) this.#latest.delete(thing());
  }

  /** So many items are missing at the moment that "not found" means nothing. */
  inBurst(): boolean {
    return isBurst([...this.#latest.values()], this.now());
  }
}
