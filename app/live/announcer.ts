import { announce, SILENT, speakAt, spoken } from "./announcements.ts";

export interface Announcer {
  /** Says an event, soon; `key` is the same for the same one. */
  tell(key: string, sentence: string): void;
}

/** Speaks by a polite live region, each sentence a paragraph. `more` says how many goals there were besides, where it is goals that are told. */
export function createAnnouncer(
  region: HTMLElement | null,
  more: ((count: number) => string) | undefined,
  now: () => number,
): Announcer {
  let state = SILENT;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = (sentences: readonly string[]) => region?.replaceChildren(...sentences.map(paragraph));
  const speak = () => {
    timer = undefined;
    write(more && state.more > 0 ? [...state.waiting, more(state.more)] : state.waiting);
    state = spoken(state, now());
  };
  return {
    tell(key, sentence) {
      state = announce(state, key, sentence, now());
      const at = speakAt(state);
      if (at === undefined || timer !== undefined) return;
      timer = setTimeout(speak, Math.max(0, at - now()));
    },
  };
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}
