/** An address in numbers, as URL writes it: of version 4 in four parts, of version 6 in brackets. */
const IP_ADDRESS = /^(\d+\.){3}\d+$|^\[/;
/** Names of this machine, of its network, and such without a dot. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)$|^[^.]*$/;

/**
 * Whether a member's subscription may be written to. Browsers name their maker's push service; anybody else could name any
 * address, and this worker would ask it for them. Locally any is good: a test has a push service of its own.
 */
export function isPushEndpoint(endpoint: string, isLocal: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (isLocal) return protocol === "https:" || protocol === "http:";
  const name = hostname.replace(/\.$/, "");
  return protocol === "https:" && port === "" && !IP_ADDRESS.test(name) && !LOCAL_NAME.test(name);
}
