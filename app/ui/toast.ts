/** Id of the frame's container for toasts. */
export const TOASTS_ID = "toasts";

export interface Toast {
  text: string;
  kind: "plain" | "icon" | "favourite";
  /** For a favourite: added or removed. */
  isAdded?: boolean;
  /** Milliseconds for which it can be read. */
  duration?: number;
}

/** Milliseconds until the content appears, and of its fade-out (specification, section 4). */
const FADE_IN_AFTER = 100;
const FADE_OUT_TIME = 300;
const DURATION = 2_000;
const FAVOURITE_DURATION = 1_200;

/** When a toast appears, starts to fade out and is removed, in milliseconds after the call. */
export function toastTimes({ kind, duration }: Pick<Toast, "kind" | "duration">) {
  const shown = FADE_IN_AFTER;
  const leaves = shown + (duration ?? (kind === "favourite" ? FAVOURITE_DURATION : DURATION));
  return { shown, leaves, gone: leaves + FADE_OUT_TIME };
}

export const toastClasses = ({ kind, isAdded }: Pick<Toast, "kind" | "isAdded">): string =>
  kind === "favourite" ? `toast toast-favourite${isAdded ? " is-added" : ""}` : `toast toast-${kind}`;

/** Shows a short message that assistive technology reads out; a click dismisses it. It replaces the previous one. */
export function showToast(page: Document, toast: Toast): void {
  const place = page.getElementById(TOASTS_ID);
  if (!place) return;
  const times = toastTimes(toast);
  const box = page.createElement("div");
  box.className = toastClasses(toast);
  box.textContent = toast.text;
  place.replaceChildren(box);
  const leave = () => {
    delete box.dataset.shown;
    setTimeout(() => box.remove(), FADE_OUT_TIME);
  };
  box.addEventListener("click", leave);
  setTimeout(() => {
    box.dataset.shown = "";
  }, times.shown);
  setTimeout(leave, times.leaves);
}
