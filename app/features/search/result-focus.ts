/**
 * Where arrow keys move the active item in a list of links below a field: the index of a link, -1 for the field,
 * undefined if the key keeps its usual meaning. `at` is the active link, or -1.
 */
export function focusAfter(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return Math.min(at + 1, count - 1);
  if (at < 0) return undefined;
  if (key === "ArrowUp") return at - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
