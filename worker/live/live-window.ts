import type { MatchChange, MatchChanges } from "#contract/domain/live";

const GRID = 5 * 60_000;
const SHORTEST = 10 * 60_000;

/** The longest time that a window which begins at `windowStart` can cover, in milliseconds. */
export const LONGEST_WINDOW = SHORTEST + GRID;

/**
 * Where the window begins that is asked for at `now` (milliseconds): 10 to 15 minutes ago, on a grid of five, so that
 * every cursor of those five minutes is answered from one copy.
 */
export const windowStart = (now: number): number => Math.floor(now / GRID) * GRID - SHORTEST;

/** What happened after `since` and up to `until`, cut for any cursor between them. */
export class LiveWindow {
  readonly since: number;
  readonly until: number;
  /** In the order in which they happened. */
  readonly changes: readonly MatchChange[];
  readonly #texts = new Map<number, string>();

  constructor({ since, until, changes }: MatchChanges) {
    this.since = since;
    this.until = until;
    this.changes = changes.toSorted((one, other) => one.at - other.at);
  }

  hasAfter(instant: number): boolean {
    return (this.changes.at(-1)?.at ?? Number.NEGATIVE_INFINITY) > instant;
  }

  /** The changes after an instant as JSON. Made once for all cursors that lie between the same two changes. */
  textAfter(instant: number): string {
    const first = this.changes.findLastIndex(({ at }) => at <= instant) + 1;
    const known = this.#texts.get(first);
    if (known !== undefined) return known;
    const text = JSON.stringify(this.changes.slice(first));
    this.#texts.set(first, text);
    return text;
  }

  /** With what happened next, each match once, and without what lies before `start`. */
  followedBy(next: MatchChanges, start: number): LiveWindow {
    const newest = new Map(this.changes.map((change) => [change.id, change]));
    for (const change of next.changes) {
      if (change.seq >= (newest.get(change.id)?.seq ?? 0)) newest.set(change.id, change);
    }
    const since = Math.max(this.since, start);
    const changes = [...newest.values()].filter(({ at }) => at > since);
    return new LiveWindow({ since, until: next.until, changes });
  }
}
