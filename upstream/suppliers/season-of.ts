/** When a season is played, in milliseconds. */
interface Span {
  from: number;
  to: number;
}

/**
 * Of the seasons that a supplier lists without marking the current one: the one that is being played, else the next,
 * else the last. Seasons are listed weeks before they begin, while the one before is still being played.
 */
export function seasonOf<Season extends Span>(seasons: readonly Season[], now: number): Season | undefined {
  const inOrder = seasons.toSorted((a, b) => a.from - b.from);
  return (
    inOrder.findLast(({ from, to }) => from <= now && now < to) ??
    inOrder.find(({ from }) => from > now) ??
    inOrder.at(-1)
  );
}
