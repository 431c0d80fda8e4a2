/** What happens to a request for a host that is none of the site's. */
export type HostDecision = { kind: "redirect"; location: string } | { kind: "refuse" };

export interface HostRequest {
  /** Absolute. */
  url: string;
  method: string;
}

export interface SiteHosts {
  /** In lower case, with a port where it is not the scheme's own; the first is where others lead. None: every host is served. */
  hosts: readonly string[];
  /** On this machine there is no https. */
  isLocal: boolean;
}

const hostOf = (url: string): string => {
  const start = url.indexOf("://") + 3;
  const end = url.slice(start).search(/[/?#]/);
  return (end === -1 ? url.slice(start) : url.slice(start, start + end)).toLowerCase();
};

/**
 * Undefined for a host of the site. Any other is led to the first of them, at the same path, so that no page, redirect or
 * cache entry ever names a host that a stranger has made up; what would change something is refused.
 */
export function decideHost({ url, method }: HostRequest, { hosts, isLocal }: SiteHosts): HostDecision | undefined {
  const [first] = hosts;
  if (first === undefined || hosts.includes(hostOf(url))) return undefined;
  if ((method !== "GET" && method !== "HEAD") || !URL.canParse(url)) return { kind: "refuse" };
  const { protocol, pathname, search } = new URL(url);
  return { kind: "redirect", location: `${isLocal ? protocol : "https:"}//${first}${pathname}${search}` };
}
