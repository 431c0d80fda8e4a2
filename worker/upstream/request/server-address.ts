import type { Server } from "#contract/wire/endpoint";
import type { Env } from "../../platform/env.ts";

/** Never resolved: a service binding takes any host. */
const EMBEDDED_ORIGIN = "https://upstream.internal";

export type AddressEnv = Pick<Env, "API_BASE_URL" | "SEVENS_BASE_URL" | "FANTASY_BASE_URL"> & { UPSTREAM?: unknown };

export interface ServerAddress {
  /** Scheme, host and path prefix of calls; no trailing slash. */
  base: string;
  /** Reached by the service binding, not over the network. */
  isEmbedded: boolean;
}

const configured = (server: Server, env: AddressEnv): string | undefined =>
  ({ main: env.API_BASE_URL, sevens: env.SEVENS_BASE_URL, fantasy: env.FANTASY_BASE_URL })[server];

function webBase(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return undefined;
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}

/**
 * A server's address. A configured address rules out the embedded upstream for that server even if it is invalid:
 * simulated matches would be mistaken for the supplier's. Undefined when there is no address.
 */
export function serverAddress(server: Server, env: AddressEnv): ServerAddress | undefined {
  const text = configured(server, env);
  if (text) {
    const base = webBase(text);
    return base === undefined ? undefined : { base, isEmbedded: false };
  }
  if (!env.UPSTREAM) return undefined;
  return { base: server === "sevens" ? `${EMBEDDED_ORIGIN}/hkfc` : EMBEDDED_ORIGIN, isEmbedded: true };
}
