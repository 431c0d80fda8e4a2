import type { Place } from "./read-pieces.ts";

const MOST_RELATED = 4;

/** Ids of the pieces that share the most tags with one, latest first among equals. `byTag`: each tag's latest. */
export function mostRelated(ownId: number, byTag: readonly (readonly Place[])[]): number[] {
  const found = new Map<number, { publishedAt: number; shared: number }>();
  for (const { id, publishedAt } of byTag.flat())
    if (id !== ownId) found.set(id, { publishedAt, shared: (found.get(id)?.shared ?? 0) + 1 });
  return [...found]
    .sort(
      ([oneId, one], [otherId, other]) =>
        other.shared - one.shared || other.publishedAt - one.publishedAt || otherId - oneId,
    )
    .slice(0, MOST_RELATED)
    .map(([id]) => id);
}
