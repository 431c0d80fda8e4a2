import { byText } from "../../match/match-order.ts";
import { createTextIndex } from "./text-index.ts";

/** An item that can be found. */
export interface Findable<Thing> {
  thing: Thing;
  /** Folded. */
  spellings: readonly string[];
  popularity: number;
  /** The last criterion. */
  name: string;
}

export interface Found<Thing> extends Findable<Thing> {
  level: number;
}

export interface Finder<Thing> {
  /**
   * The `limit` best matches for a folded text, best first. `raise` is added to an item's popularity, which orders
   * those that fit equally well.
   */
  find(text: string, limit: number, raise?: (one: Findable<Thing>) => number): Found<Thing>[];
  /** The best-known items, best known first. `raise` is added to an item's popularity. */
  popular(limit: number, raise?: (one: Findable<Thing>) => number): Findable<Thing>[];
}

export const byPopularity = (a: Findable<unknown>, b: Findable<unknown>): number =>
  b.popularity - a.popularity || byText(a.name, b.name);

/** Exact before prefix, word prefix, inside, and mistake; then by popularity; then by name. */
export const byFit = (a: Found<unknown>, b: Found<unknown>): number => a.level - b.level || byPopularity(a, b);

export function createFinder<Thing>(things: readonly Findable<Thing>[]): Finder<Thing> {
  const inOrder = things.toSorted(byPopularity);
  const index = createTextIndex(inOrder.map(({ spellings }) => spellings));
  return {
    find(text, limit, raise) {
      const byLevel = new Map<number, number[]>();
      for (const [place, level] of index.find(text, limit)) {
        const others = byLevel.get(level);
        if (others) others.push(place);
        else byLevel.set(level, [place]);
      }
      const found: Found<Thing>[] = [];
      for (const level of [...byLevel.keys()].sort((a, b) => a - b)) {
        // Places are in the order of popularity.
        const ordered = byLevel
          .get(level)!
          .sort((a, b) => a - b)
          .map((place) => ({ ...inOrder[place]!, level }));
        const raised = raise
          ? ordered.map((one) => ({ ...one, popularity: one.popularity + raise(one) })).sort(byPopularity)
          : ordered;
        found.push(...raised.slice(0, limit - found.length));
        if (found.length === limit) break;
      }
      return found;
    },
    popular(limit, raise = () => 0) {
      const raised = inOrder.map((one) => ({ ...one, popularity: one.popularity + raise(one) }));
      return raised.sort(byPopularity).slice(0, limit);
    },
  };
}
