/** The favourites modal (specification, section 4), apart from the document. */
export const MODAL_TABS = ["teams", "competitions", "filter"] as const;
export type ModalTab = (typeof MODAL_TABS)[number];

export interface ModalCountry {
  id: string;
  name: string;
}

export interface ModalState {
  isOpen: boolean;
  tab: ModalTab;
  /** What the search field holds. */
  text: string;
  /** The text was typed just now: more letters may follow. */
  isTyped: boolean;
  /** Its competitions are shown; `back` is the text by which it was found. */
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

/** The modal after an event. */
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
      // Teams have no countries to open.
      if (tab === "teams" || country) return state;
      return { ...state, text: "", isTyped: false, country: { ...event.country, back: state.text } };
    case "back":
      return withoutCountry(state);
  }
}

/** What was looked for before a country was opened is looked for again. */
function withoutCountry({ country, ...state }: ModalState): ModalState {
  return { ...state, text: country?.back ?? state.text, isTyped: false };
}

/** The tab that a key of the tab list leads to; undefined where the key keeps its own meaning. */
export function tabAfter(key: string, tab: ModalTab): ModalTab | undefined {
  const last = MODAL_TABS.length - 1;
  const at = MODAL_TABS.indexOf(tab);
  if (key === "ArrowRight") return MODAL_TABS[at === last ? 0 : at + 1];
  if (key === "ArrowLeft") return MODAL_TABS[at === 0 ? last : at - 1];
  if (key === "Home") return MODAL_TABS[0];
  return key === "End" ? MODAL_TABS[last] : undefined;
}
