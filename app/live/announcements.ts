/** Goals within this time are told together, in milliseconds. */
const TOGETHER = 3_000;
/** From one announcement to the next: nobody is talked over. */
const APART = 5_000;
const MOST_WAITING = 5;
const MOST_REMEMBERED = 200;

/** What is still to be said. Instants in milliseconds. */
export interface Announcements {
  waiting: readonly string[];
  /** Came while enough were waiting: told by their number. */
  more: number;
  firstAt: number;
  spokenAt: number;
  /** What was said or waits, by key, the oldest first. */
  known: readonly string[];
}

export const SILENT: Announcements = {
  waiting: [],
  more: 0,
  firstAt: 0,
  spokenAt: Number.NEGATIVE_INFINITY,
  known: [],
};

/** Takes a sentence in. The same key is never told twice. */
export function announce(state: Announcements, key: string, sentence: string, now: number): Announcements {
  if (state.known.includes(key)) return state;
  const known = [...state.known, key].slice(-MOST_REMEMBERED);
  if (state.waiting.length >= MOST_WAITING) return { ...state, known, more: state.more + 1 };
  const firstAt = state.waiting.length > 0 ? state.firstAt : now;
  return { ...state, known, firstAt, waiting: [...state.waiting, sentence] };
}

/** When to speak next; undefined with nothing to say. */
export const speakAt = ({ waiting, firstAt, spokenAt }: Announcements): number | undefined =>
  waiting.length > 0 ? Math.max(firstAt + TOGETHER, spokenAt + APART) : undefined;

/** Says everything that waits. */
export const spoken = (state: Announcements, now: number): Announcements => ({
  ...state,
  waiting: [],
  more: 0,
  spokenAt: now,
});
