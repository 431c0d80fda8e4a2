/**
 * Whether a link that an upstream gave may stand in a page: an http(s) address or a path on our own host. Browsers read
 * `//host` and `/\host` as another host, and drop tabs and line ends before they look.
 */
export function isSafeLink(link: string): boolean {
  if (/[\s\\]/.test(link)) return false;
  if (link.startsWith("/")) return !link.startsWith("//");
  return /^https?:\/\//i.test(link) && URL.canParse(link);
}
