import type { MatchChanges } from "#contract/domain/live";
import type { Sport } from "#contract/tables/sports";
import { UpstreamFault } from "../upstream/request/fault.ts";
import { decideAsk, isDue } from "./hub-schedule.ts";
import { LiveWindow, windowStart } from "./live-window.ts";

interface HubFeedOptions {
  /** Requests the changes of a sport after an instant (milliseconds). Throws UpstreamFault. */
  request(sport: Sport, since: number): Promise<MatchChanges>;
  /** Milliseconds, by the (possibly moved) clock. */
  now(): number;
}

/** What a hub, or the root of its sport, knows, and how it updates it. */
export class HubFeed {
  #window: LiveWindow | undefined;
  #failures = 0;
  /** When it last asked, by the clock of `now`. */
  #calledAt = Number.NEGATIVE_INFINITY;
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

  /**
   * What is known after an instant, for hubs that ask at about the same time: all get one answer. Undefined while the
   * upstream fails: then each hub keeps what it knows.
   */
  async changesAfter(sport: Sport, since: number): Promise<MatchChanges | undefined> {
    const { now } = this.options;
    const last = { calledAt: this.#calledAt, failures: this.#failures, now: now() };
    if (this.#requesting || isDue(last)) await this.renew(sport);
    return this.#failures === 0 ? this.#window?.after(since) : undefined;
  }

  async #request(sport: Sport): Promise<void> {
    const { request, now } = this.options;
    this.#calledAt = now();
    const { since, goesOn } = decideAsk(this.#window, now());
    try {
      const next = await request(sport, since);
      const start = windowStart(next.until);
      this.#window = (goesOn && this.#window?.followedBy(next, start)) || new LiveWindow(next);
      this.#failures = 0;
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      this.#failures += 1;
    }
  }
}
