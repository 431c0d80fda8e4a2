/** What the boot script and the page's script decide about islands, apart from the document. */

type Intent = Pick<KeyboardEvent, "type"> & Partial<Pick<KeyboardEvent, "key">>;

/**
 * Whether an event says that somebody is about to use what it happens to. Focus counts in a field only: on its way
 * through a page the Tab key comes by every link. Keys press controls.
 */
export const isIntent = ({ type, key }: Intent, isField: boolean): boolean =>
  isField || (type === "keydown" ? key === "Enter" || key === " " : type !== "focusin");

/** A click that a browser would not answer in another window. */
export const isPlain = (event: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">): boolean =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * Between one of these events and the first of its ends nothing may be put into a place: the click of a press whose
 * element has gone is lost, and so is a text that an input method is still composing.
 */
export const GESTURES: Readonly<Record<string, string>> = {
  pointerdown: "click pointercancel pointerup",
  keydown: "keyup blur",
  compositionstart: "compositionend blur",
};

/** Milliseconds after its end at which a gesture is over: a click may follow. */
export const settleTime = (end: string): number => (end === "pointerup" ? 100 : 0);

export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether what may be needed can be loaded beforehand: the visitor does not save data, and the line is not slow. */
export const mayPreload = (savesData: boolean, connection: Connection = {}): boolean =>
  !savesData && !connection.saveData && !connection.effectiveType?.includes("2g");
