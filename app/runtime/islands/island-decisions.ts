/** Decisions of the boot and page scripts about islands, independent of the document. */

type Intent = Pick<KeyboardEvent, "type"> & Partial<Pick<KeyboardEvent, "key">>;

/**
 * Whether an event shows intent to use its target. Focus counts only in fields, because the Tab key passes every link;
 * of keys, only those that activate a control.
 */
export const isIntent = ({ type, key }: Intent, isField: boolean): boolean =>
  isField || (type === "keydown" ? key === "Enter" || key === " " : type !== "focusin");

/** A click that opens neither another tab nor a window. */
export const isPlain = (event: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">): boolean =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * From one of these events until the first of its ends, no content may be replaced: a click is lost if the pressed
 * element is gone, and so is text that an input method is still composing.
 */
export const GESTURES: Readonly<Record<string, string>> = {
  pointerdown: "click pointercancel pointerup",
  keydown: "keyup blur",
  compositionstart: "compositionend blur",
};

/** Milliseconds from its end until a gesture is over: a click may follow. */
export const settleTime = (end: string): number => (end === "pointerup" ? 100 : 0);

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether files may be preloaded: the visitor does not save data, and the connection is not slow. */
export const mayPreload = (savesData: boolean, connection: Connection = {}): boolean =>
  !savesData && !connection.saveData && !connection.effectiveType?.includes("2g");

/** Whether a page may load files that its visitor has not yet requested. */
export const mayPreloadOn = (page: Document): boolean =>
  mayPreload(
    page.documentElement.dataset.saving !== undefined,
    (navigator as Navigator & { connection?: Connection }).connection,
  );

/** Not all supported browsers have requestIdleCallback; a second later is idle enough. */
export const whenIdle = (task: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(task);
  else setTimeout(task, 1_000);
};
