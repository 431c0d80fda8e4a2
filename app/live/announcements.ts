/** Goals within this time are announced together, in milliseconds. */
const GROUPED_WITHIN = 3_000;
/** Interval between two announcements, in milliseconds, so that the first is read to its end. */
const INTERVAL = 5_000;
const MOST_WAITING = 5;
const MOST_KNOWN = 200;

/** The queue of announcements. Instants in milliseconds. */
export interface Announcements {
  waiting: readonly string[];
  /** How many were dropped because the queue was full. */
  more: number;
  firstAt: number;
  announcedAt: number;
  /** Keys of what was announced or is queued, oldest first. */
  known: readonly string[];
}

export const NO_ANNOUNCEMENTS: Announcements = {
  waiting: [],
  more: 0,
  firstAt: 0,
  announcedAt: Number.NEGATIVE_INFINITY,
  known: [],
};

/** Queues a sentence. A key is never announced twice. */
export function enqueue(state: Announcements, key: string, sentence: string, now: number): Announcements {
  if (state.known.includes(key)) return state;
  const known = [...state.known, key].slice(-MOST_KNOWN);
  if (state.waiting.length >= MOST_WAITING) return { ...state, known, more: state.more + 1 };
  const firstAt = state.waiting.length > 0 ? state.firstAt : now;
  return { ...state, known, firstAt, waiting: [...state.waiting, sentence] };
}

/** When the next announcement is due; undefined for an empty queue. */
export const dueAt = ({ waiting, firstAt, announcedAt }: Announcements): number | undefined =>
  waiting.length > 0 ? Math.max(firstAt + GROUPED_WITHIN, announcedAt + INTERVAL) : undefined;

/** The state after announcing the queue. */
export const afterAnnouncing = (state: Announcements, now: number): Announcements => ({
  ...state,
  waiting: [],
  more: 0,
  announcedAt: now,
});
