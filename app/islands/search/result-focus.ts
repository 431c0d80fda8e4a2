/**
 * Where the arrow keys move the focus in a list of links below a field: the index of a link, -1 for the field, undefined
 * where a key keeps its own meaning. `at` is the link that has the focus, -1 for the field or anything else.
 */
export function focusAfter(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return Math.min(at + 1, count - 1);
  if (at < 0) return undefined;
  if (key === "ArrowUp") return at - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
