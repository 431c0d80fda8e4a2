/**
 * Finds for each of the new children the old one that it goes on from: the one with the same key, each used once; of
 * several with one key, in order. The answer holds places among the old, undefined for a child that is new.
 */
export function matchChildren(old: readonly string[], fresh: readonly string[]): (number | undefined)[] {
  const places = new Map<string, number[]>();
  old.forEach((key, place) => {
    places.set(key, [...(places.get(key) ?? []), place]);
  });
  return fresh.map((key) => places.get(key)?.shift());
}
