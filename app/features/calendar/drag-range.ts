interface Drag {
  /** The mouse goes down on a day and over others. */
  start(date: string): void;
  over(date: string): void;
  end(date: string): void;
}

const dayUnder = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>("[data-date]")?.dataset.date : undefined;

/**
 * A range drawn with the mouse from its first to its last day. Fingers press two days instead: their strokes turn the
 * page. `isLooking` tells whether the second day is still looked for; Escape ends that.
 */
export function watchDrag(body: HTMLElement, isLooking: () => boolean, drag: Drag): void {
  let from: string | undefined;
  let isDrawn = false;
  body.addEventListener("pointerdown", ({ target, pointerType, button }) => {
    isDrawn = false;
    from = pointerType === "mouse" && button === 0 && !isLooking() ? dayUnder(target) : undefined;
  });
  body.addEventListener("pointerover", ({ target, buttons }) => {
    const date = dayUnder(target);
    if (date === undefined) return;
    if (from !== undefined && date !== from && !isDrawn && buttons === 1) {
      isDrawn = true;
      drag.start(from);
    }
    if (isLooking()) drag.over(date);
  });
  body.addEventListener("pointerup", ({ target }) => {
    const date = dayUnder(target);
    if (isDrawn && isLooking() && date !== undefined && date !== from) drag.end(date);
    from = undefined;
  });
}
