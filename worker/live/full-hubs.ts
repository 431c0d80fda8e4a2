/** The full hubs that an isolate knows of. At most as many entries as there are hubs. */
export interface FullHubs {
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
