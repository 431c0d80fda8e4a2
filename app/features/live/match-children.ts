/**
 * Finds for each new child the old one with the same key. Each old child is used once; those with the same key in
 * order. Returns indices of old children, undefined for new ones.
 */
export function matchChildren(old: readonly string[], fresh: readonly string[]): (number | undefined)[] {
  const places = new Map<string, number[]>();
  old.forEach((key, place) => {
    places.set(key, [...(places.get(key) ?? []), place]);
  });
  return fresh.map((key) => places.get(key)?.shift());
}
