export type HighlightKind = "goal" | "fix";

/** How long a row stays marked, in milliseconds; the same as the animations in live.css. */
const MARKED_FOR: Readonly<Record<HighlightKind, number>> = { goal: 30_000, fix: 10_000 };

export interface Highlights {
  /** Marks a row with a class, and with `note` as visible text. */
  show(row: HTMLElement, kind: HighlightKind, note: string): void;
  /** Marks rows again after they were replaced. */
  restore(): void;
}

/** Marks are a class and an attribute of the row: they take no space and do not change its content. */
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
      // Forces a layout without the class, so that a second goal restarts the animation.
      void row.offsetWidth;
      mark(row, kind, note);
      shown.set(row, { kind, note, timer: setTimeout(clear, MARKED_FOR[kind], row) });
    },
    restore() {
      for (const [row, { kind, note }] of shown) if (row.isConnected) mark(row, kind, note);
    },
  };
}
