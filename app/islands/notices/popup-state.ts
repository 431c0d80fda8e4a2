import type { Notice } from "#contract/domain/notices";

export interface Popup {
  notice: Notice;
  /** Milliseconds on the device's clock. */
  receivedAt: number;
}

export interface PopupState {
  /** The latest first. */
  popups: readonly Popup[];
  /** When the pointer or the focus came to the stack: nothing goes by itself until they leave. Milliseconds. */
  heldSince?: number;
  /** The dropdown of the bell is open, which shows at once what comes: nothing lies over it. */
  isListOpen?: true;
}

export type PopupEvent =
  /** The earliest first. */
  | { type: "receive"; notices: readonly Notice[]; now: number }
  /** Each second. */
  | { type: "tick"; now: number }
  | { type: "dismiss"; id: string }
  | { type: "hold"; now: number }
  | { type: "release"; now: number }
  /** The dropdown of the bell opens or closes. */
  | { type: "list"; isOpen: boolean };

export const NO_POPUPS: PopupState = { popups: [] };

/** Milliseconds after which a popup goes, and between two looks at that (specification, section 4). */
const LIFE = 5_000;
export const TICK = 1_000;
/** Of those that come at once, as on the return to a hidden page, the latest. */
const MOST = 5;
/** With more than these the stack stands on a blurred page. */
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

/** The stack after an event. */
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
      // Nothing is left that could be left by a pointer.
      return left.length > 0 ? { ...state, popups: left } : NO_POPUPS;
    }
    case "hold":
      return heldSince === undefined && popups.length > 0 ? { ...state, heldSince: event.now } : state;
    case "release": {
      if (heldSince === undefined) return state;
      // What came meanwhile has its whole time from now on.
      const later = (receivedAt: number) => receivedAt + event.now - Math.max(heldSince, receivedAt);
      return { popups: popups.map(({ notice, receivedAt }) => ({ notice, receivedAt: later(receivedAt) })) };
    }
  }
}
