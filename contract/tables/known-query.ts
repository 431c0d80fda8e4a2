/**
 * The query parameters that a page reads, in the page's own order, with a question mark if there are any. The first of
 * a repeated one counts, as with `URLSearchParams.get` in the page; an empty one, which an unfilled field of a form
 * sends, is none.
 */
export function knownQuery(search: string, names: readonly string[]): string {
  if (search.length < 2 || names.length === 0) return "";
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) known.set(name, value);
  }
  return known.size === 0 ? "" : `?${known}`;
}
