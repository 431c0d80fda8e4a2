import { FULL_HEADER } from "./intake.ts";

/** Enough for a range that grows by half with each to get from one to a hundred. */
const MOST_QUESTIONS = 12;

/**
 * The number of the hub to ask next, of those of a sport and region; `undefined` if all are full. The first one comes
 * first. Above the highest that is known to be full, the range doubles and one of it is taken at random: so fifty full
 * hubs cost about nine questions, and a crowd that arrives at once is spread over those after them.
 */
export function nextHub(full: ReadonlySet<number>, most: number, random: number): number | undefined {
  const highest = Math.max(0, ...full);
  if (highest < most) {
    const last = Math.min(most, Math.max(1, 2 * highest));
    return highest + 1 + Math.floor(random * (last - highest));
  }
  // The ranges have skipped some, and others have room again.
  const open = Array.from({ length: most }, (_, index) => index + 1).filter((number) => !full.has(number));
  return open[Math.floor(random * open.length)];
}

/** The name of a hub's object. Renaming one drops its listeners. */
export const hubName = (sport: string, region: string, number: number): string => `${sport}:${region}:${number}`;

/** The full hubs that an isolate knows of. At most as many entries as there are hubs. */
interface FullHubs {
  /** The numbers of those of a sport and region. */
  of(place: string): ReadonlySet<number>;
  /** One has refused, and is not asked again for so many seconds. */
  add(place: string, number: number, seconds: number): void;
}

export function createFullHubs(realNow = Date.now): FullHubs {
  const places = new Map<string, Map<number, number>>();
  const at = (place: string): Map<number, number> => {
    const known = places.get(place) ?? new Map<number, number>();
    places.set(place, known);
    return known;
  };
  return {
    of(place) {
      const known = at(place);
      for (const [number, until] of known) if (until <= realNow()) known.delete(number);
      return new Set(known.keys());
    },
    add(place, number, seconds) {
      at(place).set(number, realNow() + seconds * 1_000);
    },
  };
}

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
