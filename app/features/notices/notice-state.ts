/** What a browser knows about a member's notices, besides the notices themselves (specification, section 4). */
export interface NoticeState {
  /** The flag of the member's record: the upstream has notices they have not seen. */
  isFlagged: boolean;
  /** A notice has arrived while a page was open. */
  hasNew: boolean;
  /** The bell's dropdown. */
  isOpen: boolean;
}

export type NoticeEvent =
  /** The bell was pressed on a page where it has a dropdown. */
  | { type: "press" }
  /** A click elsewhere, Escape, or navigation to another page. */
  | { type: "close" }
  /** Navigation to the notices page: by a phone's bell or banner, or by any link. */
  | { type: "visit" }
  /** `isSilent`: all that arrived are silent. */
  | { type: "arrive"; isSilent: boolean }
  /** The last popup was closed by hand. */
  | { type: "dismissLast" }
  /** The member's record in the upstream. */
  | { type: "renewed"; isFlagged: boolean };

/** Calls to the upstream, in this order: report the member as notified; request their record. */
export type NoticeEffect = "notified" | "renew";

const SEEN: readonly NoticeEffect[] = ["notified", "renew"];

export const hasDot = ({ isFlagged, hasNew }: Pick<NoticeState, "isFlagged" | "hasNew">): boolean =>
  isFlagged || hasNew;

/** The state after an event, and the resulting effects. */
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
      // Notices that arrived while it was open were seen in it.
      return state.isOpen ? { state: { ...seen, isOpen: false }, effects: SEEN } : { state, effects: [] };
    case "visit":
      return hasDot(state) ? { state: { ...state, ...seen }, effects: SEEN } : { state, effects: [] };
    case "arrive":
      return { state: event.isSilent ? state : { ...state, hasNew: true }, effects: [] };
    case "dismissLast":
      return { state: { ...state, hasNew: false }, effects: SEEN };
    case "renewed":
      // The upstream's flag covers all notices that had arrived; if it is not set, they were seen, perhaps on another
      // device.
      return { state: { ...state, isFlagged: event.isFlagged, hasNew: state.hasNew && event.isFlagged }, effects: [] };
  }
}
