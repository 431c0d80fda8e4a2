import type { MatchChanges } from "#contract/domain/live";
import type { Sport } from "#contract/tables/sports";
import { UpstreamFault } from "../upstream/request/fault.ts";
import { decideAsk } from "./hub-schedule.ts";
import { changesQuery } from "./live-feed.ts";
import { LiveWindow, windowStart } from "./live-window.ts";

export interface HubFeedOptions {
  /** Requests changes from the upstream, bypassing all caches. Throws UpstreamFault. */
  request(query: unknown): Promise<{ value: unknown }>;
  /** Milliseconds, by the (possibly moved) clock. */
  now(): number;
}

/** What a hub knows about its sport, and how it updates it. */
export class HubFeed {
  #window: LiveWindow | undefined;
  #failures = 0;
  #requesting: Promise<void> | undefined;

  constructor(private readonly options: HubFeedOptions) {}

  get window(): LiveWindow | undefined {
    return this.#window;
  }

  /** Upstream failures in a row. */
  get failures(): number {
    return this.#failures;
  }

  /** Fetches changes since the last answer, once for all waiting callers. A failure leaves the window as it was. */
  renew(sport: Sport): Promise<void> {
    this.#requesting ??= this.#request(sport).finally(() => {
      this.#requesting = undefined;
    });
    return this.#requesting;
  }

  async #request(sport: Sport): Promise<void> {
    const { request, now } = this.options;
    const { since, goesOn } = decideAsk(this.#window, now());
    try {
      const { value } = await request(changesQuery(sport, since));
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
