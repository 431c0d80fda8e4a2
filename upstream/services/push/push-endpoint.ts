/**
 * The push services of the browsers: Chrome and its relatives (Edge on phones, Samsung Internet, Opera, Brave), Firefox,
 * Safari, and Edge on Windows. A new one is a row.
 */
const SERVICES = [
  "fcm.googleapis.com",
  "android.googleapis.com",
  "push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
] as const;

const isOfService = (name: string): boolean =>
  SERVICES.some((service) => name === service || name.endsWith(`.${service}`));

/**
 * Whether pushes may be sent to a subscription's endpoint. Browsers name their vendor's push service; an attacker could
 * name any address and make this worker request it (SSRF). A public name says nothing, since it may resolve to a private
 * address (`10.0.0.1.nip.io`) and a worker cannot look it up first; so only known services are called. Locally any is allowed: tests have a push service of their
 * own.
 */
export function isPushEndpoint(endpoint: string, isLocal: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (isLocal) return protocol === "https:" || protocol === "http:";
  return protocol === "https:" && port === "" && isOfService(hostname);
}
