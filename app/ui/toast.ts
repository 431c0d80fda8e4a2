/** Id of the element that the frame keeps for toasts. */
export const TOASTS_ID = "toasts";

export interface Toast {
  text: string;
  kind: "plain" | "icon" | "favourite";
  /** Of a favourite: it is one now, or is none any more. */
  isAdded?: boolean;
  /** Milliseconds that it can be read. */
  duration?: number;
}

/** Milliseconds until the content comes, and that it takes to go (specification, section 4). */
const FADE_IN_AFTER = 100;
const FADE_OUT_TIME = 300;
const DURATION = 2_000;
const FAVOURITE_DURATION = 1_200;

/** When a toast comes, begins to go and is gone, in milliseconds after its call. */
export function toastTimes({ kind, duration }: Pick<Toast, "kind" | "duration">) {
  const shown = FADE_IN_AFTER;
  const leaves = shown + (duration ?? (kind === "favourite" ? FAVOURITE_DURATION : DURATION));
  return { shown, leaves, gone: leaves + FADE_OUT_TIME };
}

/** The classes of a toast, by which its looks are chosen. */
export const toastClasses = ({ kind, isAdded }: Pick<Toast, "kind" | "isAdded">): string =>
  kind === "favourite" ? `toast toast-favourite${isAdded ? " is-added" : ""}` : `toast toast-${kind}`;

/** Shows a short message, which assistive technology reads out; a click ends it. The latest takes the place of the one before. */
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
