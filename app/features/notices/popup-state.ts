import type { Notice } from "#contract/domain/notices";

interface Popup {
  notice: Notice;
  /** Milliseconds by the device's clock. */
  receivedAt: number;
}

export interface PopupState {
  /** Latest first. */
  popups: readonly Popup[];
  /** Since when the pointer or focus has been on the stack, in milliseconds: nothing disappears until they leave. */
  heldSince?: number;
  /** The bell's dropdown is open and shows new notices itself, so there are no popups. */
  isListOpen?: true;
}

export type PopupEvent =
  /** Earliest first. */
  | { type: "receive"; notices: readonly Notice[]; now: number }
  /** Once a second. */
  | { type: "tick"; now: number }
  | { type: "dismiss"; id: string }
  | { type: "hold"; now: number }
  | { type: "release"; now: number }
  /** The bell's dropdown opened or closed. */
  | { type: "list"; isOpen: boolean };

export const NO_POPUPS: PopupState = { popups: [] };

/** Milliseconds for which a popup is shown, and between two checks (specification, section 4). */
const LIFE = 5_000;
export const TICK = 1_000;
/** Maximum number of popups; the latest win if many arrive at once, as on return to a hidden page. */
const MOST = 5;
/** With more than this, the page behind the stack is blurred. */
const MOST_UNBLURRED = 2;

export const isBlurred = ({ popups }: PopupState): boolean => popups.length > MOST_UNBLURRED;

function receive({ popups, ...rest }: PopupState, notices: readonly Notice[], now: number): PopupState {
  const loud = notices.filter(({ isSilent }) => !isSilent);
  const gone = new Set(loud.flatMap(({ id, supersedes }) => [id, supersedes ?? id]));
  const added = loud
    .filter(({ id }) => !loud.some(({ supersedes }) => supersedes === id))
    .map((notice) => ({ notice, receivedAt: now }))
    .reverse();
  const others = popups.filter(({ notice }) => !gone.has(notice.id));
  return { ...rest, popups: [...added, ...others].slice(0, MOST) };
}

export function nextPopups(state: PopupState, event: PopupEvent): PopupState {
  const { popups, heldSince } = state;
  switch (event.type) {
    case "receive":
      return state.isListOpen ? state : receive(state, event.notices, event.now);
    case "list":
      if (event.isOpen) return { popups: [], isListOpen: true };
      return state.isListOpen ? NO_POPUPS : state;
    case "tick": {
      if (heldSince !== undefined) return state;
      const left = popups.filter(({ receivedAt }) => event.now - receivedAt < LIFE);
      return left.length === popups.length ? state : { popups: left };
    }
    case "dismiss": {
      const left = popups.filter(({ notice }) => notice.id !== event.id);
      // A removed popup gets no pointerleave, so an empty stack also ends the hold.
      return left.length > 0 ? { ...state, popups: left } : NO_POPUPS;
    }
    case "hold":
      return heldSince === undefined && popups.length > 0 ? { ...state, heldSince: event.now } : state;
    case "release": {
      if (heldSince === undefined) return state;
      // Popups received during the hold get their full time from now on.
      const later = (receivedAt: number) => receivedAt + event.now - Math.max(heldSince, receivedAt);
      return { popups: popups.map(({ notice, receivedAt }) => ({ notice, receivedAt: later(receivedAt) })) };
    }
  }
}
