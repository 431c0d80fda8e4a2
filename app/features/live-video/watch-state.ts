/** A video, with an address that works for this member for some minutes. */
export interface Film {
  address: string;
}

/** Why nothing plays. */
export type WatchFault = "failed" | "unplayable";

export interface WatchState {
  /** The video being played, also while a new address for it is requested. */
  film?: Film;
  isAsking: boolean;
  /** The address is a second one: the first had expired or did not work. */
  isAgain: boolean;
  fault?: WatchFault;
}

export type WatchEvent =
  | { type: "press" }
  /** An address was returned, or refused. */
  | { type: "film"; film: Film }
  | { type: "refused"; fault: WatchFault }
  /** The video is playing. */
  | { type: "played" }
  /** The browser cannot play on. */
  | { type: "broke" };

export const CLOSED: WatchState = { isAsking: false, isAgain: false };

/** The state after an event. A failing address is requested again, once until the video has played. */
export function nextWatch(state: WatchState, event: WatchEvent): WatchState {
  const { film, isAsking, isAgain } = state;
  switch (event.type) {
    case "press":
      return isAsking || film ? state : { isAsking: true, isAgain: false };
    case "film":
      return isAsking ? { film: event.film, isAsking: false, isAgain } : state;
    case "refused":
      return isAsking ? { ...CLOSED, fault: event.fault } : state;
    case "played":
      return film ? { ...state, isAgain: false } : state;
    case "broke":
      if (!film || isAsking) return state;
      return isAgain ? { ...CLOSED, fault: "failed" } : { film, isAsking: true, isAgain: true };
  }
}
