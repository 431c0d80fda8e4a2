/** The favourites modal's state (specification, section 4), independent of the document. */
export const MODAL_TABS = ["teams", "competitions", "filter"] as const;
export type ModalTab = (typeof MODAL_TABS)[number];

export interface ModalCountry {
  id: string;
  name: string;
}

export interface ModalState {
  isOpen: boolean;
  tab: ModalTab;
  /** Text of the search field. */
  text: string;
  /** The text was just typed, so more may follow. */
  isTyped: boolean;
  /** The country whose competitions are shown; `back` is the text that found it. */
  country?: ModalCountry & { back: string };
}

export type ModalEvent =
  | { type: "open"; tab?: ModalTab }
  | { type: "close" }
  | { type: "tab"; tab: ModalTab }
  | { type: "text"; text: string }
  | { type: "country"; country: ModalCountry }
  | { type: "back" };

export const CLOSED_MODAL: ModalState = { isOpen: false, tab: "teams", text: "", isTyped: false };

export function nextModal(state: ModalState, event: ModalEvent): ModalState {
  const { tab, country } = state;
  if (event.type === "open") return { ...CLOSED_MODAL, isOpen: true, tab: event.tab ?? tab };
  if (!state.isOpen) return state;
  switch (event.type) {
    case "close":
      return { ...CLOSED_MODAL, tab };
    case "tab":
      return event.tab === tab ? state : { ...withoutCountry(state), tab: event.tab };
    case "text":
      return { ...state, text: event.text, isTyped: true };
    case "country":
      // The teams tab has no countries.
      if (tab === "teams" || country) return state;
      return { ...state, text: "", isTyped: false, country: { ...event.country, back: state.text } };
    case "back":
      return withoutCountry(state);
  }
}

/** Restores the text from before a country was opened. */
function withoutCountry({ country, ...state }: ModalState): ModalState {
  return { ...state, text: country?.back ?? state.text, isTyped: false };
}

/** The tab selected by a key in the tab list; undefined if the key has no meaning there. */
export function tabAfter(key: string, tab: ModalTab): ModalTab | undefined {
  const last = MODAL_TABS.length - 1;
  const at = MODAL_TABS.indexOf(tab);
  if (key === "ArrowRight") return MODAL_TABS[at === last ? 0 : at + 1];
  if (key === "ArrowLeft") return MODAL_TABS[at === 0 ? last : at - 1];
  if (key === "Home") return MODAL_TABS[0];
  return key === "End" ? MODAL_TABS[last] : undefined;
}
