import type { FullHubs } from "./full-hubs.ts";
import { FULL_HEADER } from "./intake.ts";
import { nextHub } from "./next-hub.ts";

/** Enough for a range that grows by half with each to get from one to a hundred. */
const MOST_QUESTIONS = 12;

interface HubSearch {
  /** The sport and region, as in `FullHubs`. */
  place: string;
  /** How many hubs a place may have. */
  most: number;
  full: FullHubs;
  /** Asks the hub of this number for a socket. */
  ask(number: number): Promise<Response>;
  /** From 0 to 1. */
  random(): number;
}

/** The answer of the first hub with room, or undefined: there is none, and the page polls. */
export async function findHub({ place, most, full, ask, random }: HubSearch): Promise<Response | undefined> {
  for (let questions = 0; questions < MOST_QUESTIONS; questions += 1) {
    const number = nextHub(full.of(place), most, random());
    if (number === undefined) return undefined;
    const answer = await ask(number);
    const seconds = answer.headers.get(FULL_HEADER);
    if (seconds === null) return answer;
    full.add(place, number, Number(seconds));
    await answer.body?.cancel();
  }
  return undefined;
}
