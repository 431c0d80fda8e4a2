import { afterAnnouncing, dueAt, enqueue, NO_ANNOUNCEMENTS } from "./announcements.ts";

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
