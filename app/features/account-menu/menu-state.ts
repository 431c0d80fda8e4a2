import type { LocaleCode } from "#contract/tables/locales";

/** The open part of the header's account menu (specification, section 4). */
export type MenuView = "closed" | "settings" | "country" | "language";

/** A choice made in the menu. */
export type Choice = { country: string; language?: undefined } | { language: LocaleCode; country?: undefined };

export interface MenuState {
  view: MenuView;
  /** Opened by a press, so it stays open when the pointer leaves. */
  isPinned: boolean;
  /** The choice being saved; until then no other can be made. */
  saving?: Choice;
}

export type MenuEvent =
  | { type: "press" }
  /** The pointer entered the menu or its picture, or left both. */
  | { type: "hover" }
  | { type: "leave" }
  | { type: "list"; view: "country" | "language" }
  | { type: "back" }
  /** Escape, a press elsewhere, or focus elsewhere. */
  | { type: "close" }
  | { type: "save"; choice: Choice }
  | { type: "settle" };

export const CLOSED: MenuState = { view: "closed", isPinned: false };

const isOpen = ({ view }: MenuState): boolean => view !== "closed";

/** Closing does not cancel a save; only its response ends it. */
const close = ({ saving }: MenuState): MenuState => (saving ? { ...CLOSED, saving } : CLOSED);

function press(state: MenuState): MenuState {
  if (!isOpen(state)) return { ...state, view: "settings", isPinned: true };
  // Already open by hover: the press pins it.
  return state.isPinned ? close(state) : { ...state, isPinned: true };
}

export function nextState(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case "press":
      return press(state);
    case "hover":
      return isOpen(state) ? state : { ...state, view: "settings", isPinned: false };
    case "leave":
      return state.isPinned ? state : close(state);
    case "list":
      return isOpen(state) ? { ...state, view: event.view } : state;
    case "back":
      return isOpen(state) ? { ...state, view: "settings" } : state;
    case "close":
      return close(state);
    case "save":
      return state.saving ? state : { ...state, saving: event.choice };
    case "settle":
      return { view: state.view, isPinned: state.isPinned };
  }
}
