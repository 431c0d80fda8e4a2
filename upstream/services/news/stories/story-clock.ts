import { DurableObject } from "cloudflare:workers";
import { readWord } from "#contract/tables/word-variables";
import { siteClock, systemClock } from "../../../platform/clock.ts";
import { type Env, isLocalEnvironment } from "../../../platform/env.ts";
import { openData } from "../../sources/open-data.ts";
import { hourOf, pauseOfClock } from "./story-hours.ts";
import { type UnwrittenStory, unwrittenStories, writeStories } from "./write-due-stories.ts";

/** Stories written by one alarm: some seconds of work. The next alarm continues. */
export const MOST_PER_ALARM = 8;

/**
 * One object writes all stories, whether or not somebody reads: at each full hour of the site's clock it lists what is
 * unwritten in all languages, and writes that in batches. Only its alarm is stored. The database knows what is written,
 * so a list that is lost with the object is made again, and nothing is written twice.
 */
export class StoryClock extends DurableObject<Env> {
  /** The hour whose stories are listed, and those of them that are still to be written. */
  #hour: number | undefined;
  #left: UnwrittenStory[] = [];
  #failures = 0;

  /** Schedules an alarm unless one is already set. */
  async wake(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(systemClock());
  }

  override async alarm(): Promise<void> {
    const now = siteClock.now(this.env.ENVIRONMENT);
    // The time is not known yet: the first call wakes it again.
    if (now === undefined || readWord("STORIES", this.env.STORIES) === "off") return;
    try {
      await this.#write(now);
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      console.error(JSON.stringify({ event: "stories_failed", failures: this.#failures, reason: String(error) }));
    }
    const isMovable = isLocalEnvironment(this.env);
    const pause = pauseOfClock({ now, left: this.#left.length, failures: this.#failures, isMovable });
    await this.ctx.storage.setAlarm(systemClock() + pause);
  }

  async #write(now: number): Promise<void> {
    const isListed = this.#hour === hourOf(now);
    if (isListed && this.#left.length === 0) return;
    const context = { ...(await openData(this.env)), now };
    if (!isListed) {
      this.#left = await unwrittenStories(context);
      this.#hour = hourOf(now);
    }
    await writeStories(this.#left.splice(0, MOST_PER_ALARM), context);
  }
}
