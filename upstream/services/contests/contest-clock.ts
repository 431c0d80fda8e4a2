import { DurableObject } from "cloudflare:workers";
import { DAY } from "#contract/time/units";
import { showsLoose, simulationMode } from "../../match/simulation.ts";
import { siteClock, systemClock } from "../../platform/clock.ts";
import { type Env, isLocalEnvironment } from "../../platform/env.ts";
import { withRetries } from "../../platform/retrying-database.ts";
import { openData } from "../sources/open-data.ts";
import { archiveContests } from "./archive/archive-contests.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { type ContestSeason, contestsAt, isOfInvented } from "./calendar/seasons.ts";
import { isLookDue, type Looked, pauseBeforeLook } from "./clock-pause.ts";
import { contestStores } from "./contest-stores.ts";

/**
 * How long after entry closes the clock still works on a contest: results are checked for two days; a tournament lasts
 * twenty. Anything never begun in older contests is done when somebody reads them.
 */
const LOOKED_AFTER = { match: 4 * DAY, tournament: 25 * DAY };

/** Real milliseconds of one check; the next one continues. Concurrent readers wait no longer than this. */
const MOST_WORK = 1_000;

const isLookedAfter = ({ kind, endDate }: ContestSeason, now: number): boolean =>
  now < endDate + LOOKED_AFTER[kind === "worldCup" ? "tournament" : "match"];

/**
 * One object for all contests: runs their due steps whether or not somebody reads. In between it sleeps until the next
 * one, at most an hour. Only its alarm is stored; the database knows what is due.
 */
export class ContestClock extends DurableObject<Env> {
  /**
   * The last check of each contest: a check continues where the previous one ran out of time, however slow the database
   * is.
   */
  readonly #looks = new Map<string, Looked>();
  #failures = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, withRetries(env));
  }

  /** Schedules an alarm unless one is already set. */
  async wake(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(systemClock());
  }

  override async alarm(): Promise<void> {
    const now = siteClock.now(this.env.ENVIRONMENT);
    // The time is not known yet: the first call wakes it again.
    if (now === undefined) return;
    const next = await this.#look(now);
    const isMovable = isLocalEnvironment(this.env);
    const pause = pauseBeforeLook({ next, now, failures: this.#failures, isMovable });
    await this.ctx.storage.setAlarm(systemClock() + pause);
  }

  /** Returns when something is due next, by the site's clock. */
  async #look(now: number): Promise<number> {
    const isPlayed = showsLoose({ mode: simulationMode(this.env.SIMULATION) });
    const seasons = contestsAt(now).filter((one) => isLookedAfter(one, now) && (isPlayed || !isOfInvented(one)));
    try {
      await this.#takeSteps(
        seasons.filter(({ id }) => isLookDue(this.#looks.get(id), now)),
        now,
      );
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      const [failures, reason] = [this.#failures, String(error)];
      console.error(JSON.stringify({ event: "contests_failed", failures, reason }));
    }
    const next = Math.min(...seasons.map(({ id }) => this.#looks.get(id)?.next ?? now));
    return (await this.#archive(now)) ? now : next;
  }

  /** Returns whether more is left to be moved into files. A bucket that fails delays no step of a contest. */
  async #archive(now: number): Promise<boolean> {
    try {
      return await archiveContests(contestStores(this.env), now);
    } catch (error) {
      console.error(JSON.stringify({ event: "contest_archive_failed", reason: String(error) }));
      return false;
    }
  }

  async #takeSteps(seasons: readonly ContestSeason[], now: number): Promise<void> {
    if (seasons.length === 0) return;
    const context = { ...(await openData(this.env)), now };
    const stores = contestStores(this.env);
    const began = systemClock();
    for (const season of seasons) {
      if (systemClock() - began > MOST_WORK) return;
      const next = await bringUpToDate(stores.of(season.id), season, context, {
        storedAt: systemClock(),
      });
      this.#looks.set(season.id, { at: now, next: next ?? Number.POSITIVE_INFINITY });
    }
  }
}
