/** What happens to a request for an unknown host. */
type HostDecision = { kind: "redirect"; location: string } | { kind: "refuse" };

interface HostRequest {
  /** Absolute. */
  url: string;
  method: string;
}

interface SiteHosts {
  /**
   * Lower case, with a port if it is not the scheme's default; others redirect to the first. Empty: every host is
   * served.
   */
  hosts: readonly string[];
  /** There is no https on this machine. */
  isLocal: boolean;
}

const hostOf = (url: string): string => {
  const start = url.indexOf("://") + 3;
  const end = url.slice(start).search(/[/?#]/);
  return (end === -1 ? url.slice(start) : url.slice(start, start + end)).toLowerCase();
};

/**
 * Undefined for a host of the site. Requests to any other host are redirected to the first of them, at the same path,
 * so that no page, redirect or cache entry ever names an invented host; requests with side effects are refused.
 */
export function decideHost({ url, method }: HostRequest, { hosts, isLocal }: SiteHosts): HostDecision | undefined {
  const [first] = hosts;
  if (first === undefined || hosts.includes(hostOf(url))) return undefined;
  if ((method !== "GET" && method !== "HEAD") || !URL.canParse(url)) return { kind: "refuse" };
  const { protocol, pathname, search } = new URL(url);
  return { kind: "redirect", location: `${isLocal ? protocol : "https:"}//${first}${pathname}${search}` };
}
