/** How long a goal stands out, in milliseconds; live.css takes as long. */
const SHOWN_FOR = 10_000;

export type HighlightKind = "goal" | "fix";

export interface Highlights {
  /** Marks a row with a class, and with `note` for the eyes. */
  show(row: HTMLElement, kind: HighlightKind, note: string): void;
  /** Rows were written anew: what still counts is marked again. */
  restore(): void;
}

/** Marks are class and attribute of a row, so that they take no room and no other part of the row knows them. */
export function createHighlights(): Highlights {
  const shown = new Map<HTMLElement, { kind: HighlightKind; note: string; timer: ReturnType<typeof setTimeout> }>();

  const clear = (row: HTMLElement) => {
    clearTimeout(shown.get(row)?.timer);
    shown.delete(row);
    row.classList.remove("goal", "fix");
    row.removeAttribute("data-note");
  };
  const mark = (row: HTMLElement, kind: HighlightKind, note: string) => {
    row.classList.add(kind);
    row.dataset.note = note;
  };
  return {
    show(row, kind, note) {
      clear(row);
      // Once without the class: a second goal starts the colour anew.
      void row.offsetWidth;
      mark(row, kind, note);
      shown.set(row, { kind, note, timer: setTimeout(clear, SHOWN_FOR, row) });
    },
    restore() {
      for (const [row, { kind, note }] of shown) if (row.isConnected) mark(row, kind, note);
    },
  };
}
