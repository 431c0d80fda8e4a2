/** A path below the storage's base URL as suppliers write it: no scheme, no host, no `..`. */
const OWN_PATH = /^[a-z][a-z-]*(\/[\w-][\w.-]*)+$/i;

/**
 * The address of a picture or video of ours: a path below the storage, or a URL on it. Undefined for third parties,
 * which must not be contacted before the visitor consents. `base` is the storage's base URL.
 */
export function ownAddress(given: string, base: string): string | undefined {
  if (OWN_PATH.test(given)) return `${base}/${given}`;
  return given.startsWith(`${base}/`) && /^https:\/\/|^\/(?!\/)/.test(given) ? given : undefined;
}

/** A third party's URL; undefined for anything but https. */
export function foreignAddress(given: string): URL | undefined {
  const address = URL.canParse(given) ? new URL(given) : undefined;
  return address?.protocol === "https:" ? address : undefined;
}
