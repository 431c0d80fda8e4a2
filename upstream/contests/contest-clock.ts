import { DurableObject } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { siteClock, systemClock } from "../http/clock.ts";
import type { Env } from "../http/env.ts";
import { openData } from "../open-data.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { type Looked, pauseBeforeLook } from "./clock-pause.ts";
import { type ContestSeason, contestsAt } from "./seasons.ts";

const DAY = 86_400_000;
/**
 * How long behind the end of entry a contest has something to do of itself: results are looked at for two days, a
 * tournament is played for twenty. What was never begun of older ones is done when somebody reads them.
 */
const LOOKED_AFTER = { match: 4 * DAY, tournament: 25 * DAY };

/** Real milliseconds of one look; the next one goes on. Whoever reads meanwhile waits no longer. */
const MOST_WORK = 1_000;

const isLookedAfter = ({ kind, endDate }: ContestSeason, now: number): boolean =>
  now < endDate + LOOKED_AFTER[kind === "worldCup" ? "tournament" : "match"];

/**
 * One for all contests: takes the steps that are due in them, whether somebody reads or not. Between them it sleeps until
 * the next one, an hour at most. Nothing of it is stored but its alarm: what is due, the database says.
 */
export class ContestClock extends DurableObject<Env> {
  /** When something is due next, by the site's clock; undefined before the first look. */
  #looked: Looked | undefined;
  #failures = 0;

  /** Looks soon, where no look is coming anyway. */
  async wake(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(systemClock());
  }

  override async alarm(): Promise<void> {
    const now = siteClock.now(this.env.ENVIRONMENT);
    // Nothing has said yet what time it is: the first call wakes it again.
    if (now === undefined) return;
    const isMovable = this.env.ENVIRONMENT === "local";
    const isDue = !this.#looked || now >= this.#looked.next || now < this.#looked.at;
    if (isDue) await this.#look(now);
    const pause = pauseBeforeLook({ looked: this.#looked, now, failures: this.#failures, isMovable });
    await this.ctx.storage.setAlarm(systemClock() + pause);
  }

  async #look(now: number): Promise<void> {
    try {
      const next = await this.#takeSteps(now);
      this.#looked = { at: now, next };
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      const [failures, reason] = [this.#failures, String(error)];
      console.error(JSON.stringify({ event: "contests_failed", failures, reason }));
    }
  }

  /** When something is due next in any contest that it looks after: now where some are left. */
  async #takeSteps(now: number): Promise<number> {
    const context = { ...(await openData(this.env)), now };
    const db = drizzle(this.env.DB);
    const began = systemClock();
    let next = Number.POSITIVE_INFINITY;
    for (const season of contestsAt(now).filter((one) => isLookedAfter(one, now))) {
      if (systemClock() - began > MOST_WORK) return now;
      const due = await bringUpToDate(db, season, context, { storedAt: systemClock() });
      next = Math.min(next, due ?? next);
    }
    return next;
  }
}
