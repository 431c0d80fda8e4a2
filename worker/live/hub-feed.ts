import type { MatchChanges } from "#contract/domain/live";
import type { Sport } from "#contract/tables/sports";
import { UpstreamFault } from "../upstream/fault.ts";
import { decideAsk } from "./hub-schedule.ts";
import { changesQuery } from "./live-feed.ts";
import { LiveWindow, windowStart } from "./live-window.ts";

export interface HubFeedOptions {
  /** Asks the upstream what happened, past all caches. Throws UpstreamFault. */
  ask(query: unknown): Promise<{ value: unknown }>;
  /** Milliseconds, by the (possibly moved) clock. */
  now(): number;
}

/** What a hub knows of its sport, and how it comes to know more. */
export class HubFeed {
  #window: LiveWindow | undefined;
  #failures = 0;
  #asking: Promise<void> | undefined;

  constructor(private readonly options: HubFeedOptions) {}

  get window(): LiveWindow | undefined {
    return this.#window;
  }

  /** How often in a row the upstream has failed. */
  get failures(): number {
    return this.#failures;
  }

  /** Asks what happened since the last answer, once for all who wait. A failure leaves the window as it was. */
  renew(sport: Sport): Promise<void> {
    this.#asking ??= this.#ask(sport).finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #ask(sport: Sport): Promise<void> {
    const { ask, now } = this.options;
    const { since, goesOn } = decideAsk(this.#window, now());
    try {
      const { value } = await ask(changesQuery(sport, since));
      const next = value as MatchChanges;
      const start = windowStart(next.until);
      this.#window = (goesOn && this.#window?.followedBy(next, start)) || new LiveWindow(next);
      this.#failures = 0;
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      this.#failures += 1;
    }
  }
}
