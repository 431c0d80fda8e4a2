/** IPv4 within IPv6: mapped (RFC 4291, section 2.5.5.2) or translated (RFC 6052). */
const EMBEDDED = /^(?:::ffff:|64:ff9b::)(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The unit by which addresses are counted, capped and traced: an IPv6 address by its first 64 bits, since one
 * subscriber has all the rest (RFC 6177, section 2).
 */
export function toNetwork(address: string): string {
  if (!address.includes(":")) return address;
  const embedded = EMBEDDED.exec(address)?.[1];
  if (embedded) return embedded;
  const [start = "", end] = address.split("::");
  const before = start.split(":").filter(Boolean);
  const after = (end ?? "").split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
