import { fromBase64Url, toBase64Url } from "./base64url.ts";

/** Carries the edge's facts about a visitor to the upstream, signed. */
export const CLIENT_HEADER = "x-client";

/**
 * Seconds for which a browser keeps its id: a month beyond the longest session, so that a member whose session has
 * ended is recognised.
 */
export const BROWSER_LIFETIME = 210 * 24 * 3_600;

/** For the upstream's rate limits, and the list of sign-ins that it shows a member. */
export interface ClientFacts {
  /** Network address. */
  address: string;
  /** ISO 3166-1, as decided by the edge. */
  country?: string;
  /** The browser's User-Agent, cut to 200 characters. */
  agent?: string;
  /** A random id that the edge has given the browser; of forms about a number. */
  browser?: string;
  /** Whether the form has passed the site's bot check. */
  isChecked?: true;
}

/** Milliseconds for which a header is valid, to limit replays. */
const GOOD_FOR = 5 * 60_000;

const encoder = new TextEncoder();

const keyOf = (secret: string) =>
  crypto.subtle.importKey("raw", encoder.encode(`client:${secret}`), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);

/** Undefined if the text is not base64url. */
function toBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    return fromBase64Url(text);
  } catch {
    return undefined;
  }
}

/** `{facts}.{HMAC-SHA-256 of them}`, both base64url. `now` in real milliseconds. */
export async function signClient(facts: ClientFacts, secret: string, now: number): Promise<string> {
  const agent = facts.agent?.slice(0, 200);
  const payload = encoder.encode(JSON.stringify({ ...facts, ...(agent && { agent }), at: now }));
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), payload);
  return `${toBase64Url(payload)}.${toBase64Url(new Uint8Array(signature))}`;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The facts of a header signed with the secret in the last minutes; otherwise undefined. */
export async function readClient(
  header: string | undefined,
  secret: string,
  now: number,
): Promise<ClientFacts | undefined> {
  const [payload, signature] = (header ?? "").split(".").map(toBytes);
  if (!payload || !signature) return undefined;
  if (!(await crypto.subtle.verify("HMAC", await keyOf(secret), signature, payload))) return undefined;
  const { address, country, agent, browser, isChecked, at } = JSON.parse(new TextDecoder().decode(payload)) as Record<
    string,
    unknown
  >;
  if (typeof at !== "number" || Math.abs(now - at) > GOOD_FOR || !isText(address)) return undefined;
  return {
    address,
    ...(isText(country) && { country }),
    ...(isText(agent) && { agent }),
    ...(isText(browser) && { browser }),
    ...(isChecked === true && { isChecked }),
  };
}
