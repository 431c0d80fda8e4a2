/** Goals within this time are announced together, in milliseconds. */
const GROUPED_WITHIN = 3_000;
/** Interval between two announcements, in milliseconds, so that the first is read to its end. */
const INTERVAL = 5_000;
const MOST_WAITING = 5;
const MOST_KNOWN = 200;

/** The queue of announcements. Instants in milliseconds. */
interface Announcements {
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

export interface Announcer {
  /** Announces an event soon; `key` identifies the event. */
  announce(key: string, sentence: string): void;
}

/**
 * Announces through a polite live region, one paragraph per sentence. `more` gives the sentence for goals that the
 * queue dropped.
 */
export function createAnnouncer(
  region: HTMLElement | null,
  more: ((count: number) => string) | undefined,
  now: () => number,
): Announcer {
  let state = NO_ANNOUNCEMENTS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = (sentences: readonly string[]) => region?.replaceChildren(...sentences.map(paragraph));
  const flush = () => {
    timer = undefined;
    write(more && state.more > 0 ? [...state.waiting, more(state.more)] : state.waiting);
    state = afterAnnouncing(state, now());
  };
  return {
    announce(key, sentence) {
      state = enqueue(state, key, sentence, now());
      const at = dueAt(state);
      if (at === undefined || timer !== undefined) return;
      timer = setTimeout(flush, Math.max(0, at - now()));
    },
  };
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}
