/**
 * Whether an upstream's link is safe to render: an http(s) address or a path on our own host. Browsers read `//host`
 * and `/\host` as another host, and strip tabs and line ends first.
 */
export function isSafeLink(link: string): boolean {
  if (/[\s\\]/.test(link)) return false;
  if (link.startsWith("/")) return !link.startsWith("//");
  return /^https?:\/\//i.test(link) && URL.canParse(link);
}
