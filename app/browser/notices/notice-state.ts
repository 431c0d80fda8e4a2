/** What a browser knows of a member's notices, beside the notices themselves (specification, section 4). */
export interface NoticeState {
  /** The flag of the member's record: the upstream has something that they have not been notified of. */
  isFlagged: boolean;
  /** One has come while a page was open. */
  hasNew: boolean;
  /** The dropdown of the bell. */
  isOpen: boolean;
}

export type NoticeEvent =
  /** The bell was pressed where it has a dropdown. */
  | { type: "press" }
  /** Anything else was clicked, Escape was pressed, or another page comes. */
  | { type: "close" }
  /** To the page of notices: by a phone's bell or banner, or by any link. */
  | { type: "visit" }
  /** `isSilent`: all of those that came. */
  | { type: "arrive"; isSilent: boolean }
  /** The last popup was closed by hand. */
  | { type: "dismissLast" }
  /** The member's record as the upstream has it. */
  | { type: "renewed"; isFlagged: boolean };

/** What is sent to the upstream, in this order: that the member has been notified; the question for their record. */
export type NoticeEffect = "notified" | "renew";

const SEEN: readonly NoticeEffect[] = ["notified", "renew"];

export const hasDot = ({ isFlagged, hasNew }: Pick<NoticeState, "isFlagged" | "hasNew">): boolean =>
  isFlagged || hasNew;

/** The state after an event, and what it makes of it. */
export function nextNotices(
  state: NoticeState,
  event: NoticeEvent,
): { state: NoticeState; effects: readonly NoticeEffect[] } {
  const seen = { isFlagged: false, hasNew: false };
  switch (event.type) {
    case "press":
      if (state.isOpen) return nextNotices(state, { type: "close" });
      return hasDot(state)
        ? { state: { ...seen, isOpen: true }, effects: SEEN }
        : { state: { ...state, isOpen: true }, effects: [] };
    case "close":
      // What came while it was open has been seen in it.
      return state.isOpen ? { state: { ...seen, isOpen: false }, effects: SEEN } : { state, effects: [] };
    case "visit":
      return hasDot(state) ? { state: { ...state, ...seen }, effects: SEEN } : { state, effects: [] };
    case "arrive":
      return { state: event.isSilent ? state : { ...state, hasNew: true }, effects: [] };
    case "dismissLast":
      return { state: { ...state, hasNew: false }, effects: SEEN };
    case "renewed":
      // The upstream knew of all that had come when it was asked; without its flag they were seen, be it on another device.
      return { state: { ...state, isFlagged: event.isFlagged, hasNew: state.hasNew && event.isFlagged }, effects: [] };
  }
}
