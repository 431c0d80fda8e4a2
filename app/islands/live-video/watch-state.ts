/** A film, by an address that leads this member to it for some minutes. */
export interface Film {
  address: string;
}

/** Why nothing is played. */
export type WatchFault = "failed" | "unplayable";

export interface WatchState {
  /** What is played, or was until its address had to be asked for anew. */
  film?: Film;
  isAsking: boolean;
  /** It is a second address: the first had run out, or led nowhere. */
  isAgain: boolean;
  fault?: WatchFault;
}

export type WatchEvent =
  | { type: "press" }
  /** An address has come, or none will. */
  | { type: "film"; film: Film }
  | { type: "refused"; fault: WatchFault }
  /** The film moves. */
  | { type: "played" }
  /** The browser cannot go on with it. */
  | { type: "broke" };

export const CLOSED: WatchState = { isAsking: false, isAgain: false };

/** What is to be seen of a livestream after an event. An address that fails is asked for anew, once until the film has moved. */
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
