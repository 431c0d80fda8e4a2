import type { MatchChange, MatchChanges } from "#contract/domain/live";
import { CLOCK_SKEW } from "#contract/time/push-times";
import { changeText } from "./live-message.ts";

const GRID = 5 * 60_000;
const SHORTEST = 10 * 60_000;

/** Maximum span of a window that begins at `windowStart`, in milliseconds. */
export const LONGEST_WINDOW = SHORTEST + GRID;

/**
 * Start of the window requested at `now` (milliseconds): 10 to 15 minutes ago, on a five-minute grid, so that one cache
 * entry answers every cursor of those five minutes.
 */
export const windowStart = (now: number): number => Math.floor(now / GRID) * GRID - SHORTEST;

/** Changes after `since` and up to `until`, cut for any cursor between them. */
export class LiveWindow {
  readonly since: number;
  readonly until: number;
  /** In sending order. */
  readonly changes: readonly MatchChange[];
  readonly #texts: (string | undefined)[] = [];

  constructor({ since, until, changes }: MatchChanges) {
    this.since = since;
    this.until = until;
    this.changes = changes.toSorted((one, other) => one.at - other.at);
  }

  hasAfter(instant: number): boolean {
    return (this.changes.at(-1)?.at ?? Number.NEGATIVE_INFINITY) > instant;
  }

  /** The part after an instant, for a window elsewhere that goes on from there. */
  after(instant: number): MatchChanges {
    const since = Math.max(this.since, instant);
    return { since, until: this.until, changes: this.changes.filter(({ at }) => at > since) };
  }

  /** The changes after an instant as JSON. Each is encoded once, however many cursors are answered. */
  textAfter(instant: number): string {
    const first = this.changes.findLastIndex(({ at }) => at <= instant) + 1;
    return `[${this.changes.slice(first).map((change, index) => this.#textOf(change, first + index))}]`;
  }

  #textOf(change: MatchChange, place: number): string {
    this.#texts[place] ??= changeText(change);
    return this.#texts[place];
  }

  /**
   * This window extended by a later answer, each match once, from `start` on. Undefined if the answer is older: the
   * upstream's clock was set back.
   */
  followedBy(next: MatchChanges, start: number): LiveWindow | undefined {
    if (next.until < this.until - CLOCK_SKEW) return undefined;
    const newest = new Map(this.changes.map((change) => [change.id, change]));
    for (const change of next.changes) {
      const learnt = this.#asLearnt(change, newest.get(change.id), next.until);
      if (learnt) newest.set(change.id, learnt);
    }
    const since = Math.max(this.since, start);
    const changes = [...newest.values()].filter(({ at }) => at > since);
    return new LiveWindow({ since, until: Math.max(this.until, next.until), changes });
  }

  /**
   * The new part of a change. A change that belongs in this window but was missing was learnt late (a correction, an
   * import): cursors have passed its instant, also those that other isolates have moved on, so it gets the instant at
   * which it became known. `seq` also rises with fields that no row shows.
   */
  #asLearnt(change: MatchChange, known: MatchChange | undefined, now: number): MatchChange | undefined {
    if (known && change.seq <= known.seq) return undefined;
    if (change.at <= this.since || change.at > this.until) return change;
    return known && isAsBefore(known, change) ? undefined : { ...change, at: Math.max(now, this.until + 1) };
  }
}

/** Whether only the minute differs. */
const isAsBefore = (known: MatchChange, change: MatchChange): boolean => toFactsKey(known) === toFactsKey(change);

const toFactsKey = ({ match }: MatchChange): string =>
  JSON.stringify({ ...match, minute: undefined, addedMinute: undefined });
