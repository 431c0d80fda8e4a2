import type { LocaleCode } from "#contract/tables/locales";

/** What of the header's account menu is open (specification, section 4). */
export type MenuView = "closed" | "settings" | "country" | "language";

/** A choice that is made in it. */
export type Choice = { country: string; language?: undefined } | { language: LocaleCode; country?: undefined };

export interface MenuState {
  view: MenuView;
  /** Opened by a press: it stays when the pointer leaves. */
  isPinned: boolean;
  /** What is being saved: nothing else can be chosen meanwhile. */
  saving?: Choice;
}

export type MenuEvent =
  | { type: "press" }
  /** The pointer came over the menu or its picture, or has left both. */
  | { type: "hover" }
  | { type: "leave" }
  | { type: "list"; view: "country" | "language" }
  | { type: "back" }
  /** Escape, a press elsewhere, or the focus is elsewhere. */
  | { type: "close" }
  | { type: "save"; choice: Choice }
  | { type: "settle" };

export const CLOSED: MenuState = { view: "closed", isPinned: false };

const isOpen = ({ view }: MenuState): boolean => view !== "closed";

/** Nothing that happens to the menu ends a save but its answer. */
const close = ({ saving }: MenuState): MenuState => (saving ? { ...CLOSED, saving } : CLOSED);

function press(state: MenuState): MenuState {
  if (!isOpen(state)) return { ...state, view: "settings", isPinned: true };
  // The pointer has opened it already: its press keeps it.
  return state.isPinned ? close(state) : { ...state, isPinned: true };
}

/** The menu after an event. */
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
