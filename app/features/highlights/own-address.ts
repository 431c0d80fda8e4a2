/** A path below the storage's base address as suppliers write it: no scheme, no host, nothing that climbs. */
const OWN_PATH = /^[a-z][a-z-]*(\/[\w-][\w.-]*)+$/i;

/**
 * Where a picture or film of ours is: a path below the storage, or a web address that is there. Undefined for one of a
 * third party, which must not be contacted before the visitor agrees. `base` is the storage's base address.
 */
export function ownAddress(given: string, base: string): string | undefined {
  if (OWN_PATH.test(given)) return `${base}/${given}`;
  return given.startsWith(`${base}/`) && /^https:\/\/|^\/(?!\/)/.test(given) ? given : undefined;
}

/** A web address of a third party; undefined for anything but https. */
export function foreignAddress(given: string): URL | undefined {
  const address = URL.canParse(given) ? new URL(given) : undefined;
  return address?.protocol === "https:" ? address : undefined;
}
