/**
 * The unit that limits count: an IPv6 address by its first 64 bits, since one subscriber has all the rest (RFC 6177,
 * section 2).
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [start = "", end] = address.split("::");
  const before = start.split(":").filter(Boolean);
  const after = (end ?? "").split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
