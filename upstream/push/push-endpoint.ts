/** An IP address as normalised by URL: version 4 in four parts, version 6 in brackets. */
const IP_ADDRESS = /^(\d+\.){3}\d+$|^\[/;
/** Names of this machine and its network, and names without a dot. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)$|^[^.]*$/;

/**
 * Whether pushes may be sent to a subscription's endpoint. Browsers name their vendor's push service; an attacker could
 * name any address and make this worker request it (SSRF). Locally any is allowed: tests have a push service of their
 * own.
 */
export function isPushEndpoint(endpoint: string, isLocal: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (isLocal) return protocol === "https:" || protocol === "http:";
  const name = hostname.replace(/\.$/, "");
  return protocol === "https:" && port === "" && !IP_ADDRESS.test(name) && !LOCAL_NAME.test(name);
}
