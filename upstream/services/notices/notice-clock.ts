import { DurableObject } from "cloudflare:workers";
import type { Sport } from "#contract/tables/sports";
import { siteClock } from "../../platform/clock.ts";
import { type Env, isLocalEnvironment } from "../../platform/env.ts";
import { withRetries } from "../../platform/retrying-database.ts";
import { favouriteDatabases } from "../follow/favourite-stores.ts";
import { isAnythingFollowed } from "../follow/followers.ts";
import { openData } from "../sources/open-data.ts";
import {
  AGENDA_LASTS,
  buildInterval,
  type ClockCursor,
  cursorBehind,
  isDue,
  nextInstant,
  pauseBefore,
} from "./clock-schedule.ts";
import { happeningsIn, type Planned, readAgenda } from "./notice-pass.ts";
import { sendHappenings } from "./send-happenings.ts";

/** State stored beyond the object's lifetime in memory. */
interface ClockState extends Partial<ClockCursor> {
  sport: Sport;
}

/** The followed matches; not stored, since they are read again each minute. */
interface Agenda {
  readAt: number;
  matches: Planned[];
}

/**
 * One object per sport: finds happenings in followed matches and queues them as notices. While a match is being played
 * it checks every second, otherwise when something can happen; while nothing is followed it sleeps until woken.
 */
export class NoticeClock extends DurableObject<Env> {
  #state: ClockState | undefined;
  #agenda: Agenda | undefined;
  #failures = 0;
  #isWoken = false;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, withRetries(env));
    ctx.blockConcurrencyWhile(async () => {
      this.#state = await ctx.storage.get<ClockState>("state");
    });
  }

  /** Checks at once: something new is followed, or an hour has passed. */
  async wake(sport: Sport): Promise<void> {
    this.#isWoken = true;
    if (!this.#state) await this.#store({ sport });
    await this.ctx.storage.setAlarm(Date.now());
  }

  override async alarm(): Promise<void> {
    const began = Date.now();
    const now = siteClock.now(this.env.ENVIRONMENT);
    if (!this.#state) return;
    // Undefined if the time is not known yet.
    const next = now === undefined ? undefined : await this.#look(this.#state, now);
    if (next === "never") return this.#sleep();
    const pause = pauseBefore({
      remaining: now === undefined || next === undefined ? 0 : next - now,
      failures: this.#failures,
      isMovable: isLocalEnvironment(this.env),
      isWoken: this.#isWoken && now !== undefined,
    });
    await this.ctx.storage.setAlarm(Math.max(Date.now(), began + pause));
  }

  /** Makes a pass if one is due. Returns when the next one is; undefined if this one failed. */
  async #look(
    { sport, cursor: at, cooldownUntil = 0 }: ClockState,
    now: number,
  ): Promise<number | "never" | undefined> {
    const isWoken = this.#isWoken;
    const cursor = at === undefined ? cursorBehind(now, now) : { cursor: at, cooldownUntil };
    if (at !== undefined && !isWoken && !isDue(cursor, now)) return Math.max(now, cooldownUntil + 1);
    this.#isWoken = false;
    try {
      const next = await this.#pass(sport, { cursor, now, isWoken });
      this.#failures = 0;
      return next;
    } catch (error) {
      this.#isWoken ||= isWoken;
      this.#failures += 1;
      const [failures, reason] = [this.#failures, String(error)];
      console.error(JSON.stringify({ event: "notice_pass_failed", sport, failures, reason }));
      return undefined;
    }
  }

  async #pass(
    sport: Sport,
    { cursor, now, isWoken }: { cursor: ClockCursor; now: number; isWoken: boolean },
  ): Promise<number | "never"> {
    const favourites = favouriteDatabases(this.env);
    const isFresh = this.#agenda && now >= this.#agenda.readAt && now < this.#agenda.readAt + AGENDA_LASTS;
    const mustRead = isWoken || !isFresh;
    if (mustRead && !(await isAnythingFollowed(favourites, sport))) return "never";
    const context = { ...(await openData(this.env)), favourites, sport };
    if (mustRead || !this.#agenda) this.#agenda = { readAt: now, matches: await readAgenda(now, context) };
    const { matches } = this.#agenda;
    await sendHappenings(this.env, await happeningsIn(buildInterval(cursor, now), matches, context));
    const next = nextInstant(matches, now);
    // Stored last: duplicates in the queue cause one notice, but a lost message would cause none.
    await this.#store({ sport, ...cursorBehind(now, next) });
    return next;
  }

  async #store(state: ClockState): Promise<void> {
    await this.ctx.storage.put("state", state);
    this.#state = state;
  }

  /** Nothing is followed: the first new follow wakes it, and it starts afresh. */
  async #sleep(): Promise<void> {
    if (this.#isWoken) return this.ctx.storage.setAlarm(Date.now());
    this.#state = undefined;
    this.#agenda = undefined;
    await this.ctx.storage.deleteAll();
  }
}
