import type { Endpoint, Server } from "#contract/endpoint";
import type { Clock } from "../clock.ts";
import type { Env } from "../env.ts";
import type { Log } from "../log.ts";
import { admit, type Breaker, CLOSED, secondsUntilProbe, settle } from "./breaker.ts";
import { checkAnswer } from "./check-answer.ts";
import { createConnectionLimit } from "./connection-limit.ts";
import { isServerFault, UpstreamFault } from "./fault.ts";
import { CALL_BUDGET, fetchAnswer, type UpstreamRequest } from "./fetch-answer.ts";
import type { Fetch } from "./follow-redirects.ts";
import { requestParameters } from "./request-parameters.ts";
import { type ServerAddress, serverAddress } from "./server-address.ts";

/** The platform's limit of open connections. */
const CONNECTIONS = 6;

/** What belongs to one request of a visitor. */
export interface RequestScope {
  env: Env;
  requestId: string;
  waitUntil(work: Promise<unknown>): void;
}

export interface AskOptions {
  clock: Pick<Clock, "header">;
  log: Log;
  /** For servers with an address of their own; the embedded one is reached by its binding. */
  fetch?: Fetch;
  /** Milliseconds for a call as a whole; the specification's 15 s unless told. */
  budget?: number;
  sleep?(milliseconds: number): Promise<void>;
  random?(): number;
  /** Real milliseconds; the breaker must work while the site's clock stands still. */
  realNow?(): number;
}

export interface CheckedAnswer {
  bytes: Uint8Array<ArrayBuffer>;
  value: unknown;
}

/** Asks the upstream past all caches. Throws UpstreamFault. */
export type Ask = (endpoint: Endpoint, query: unknown, scope: RequestScope) => Promise<CheckedAnswer>;

function upstreamRequest(endpoint: Endpoint, query: unknown, { base }: ServerAddress, headers: Record<string, string>) {
  const { name, method, path, effect } = endpoint;
  const form = new URLSearchParams(requestParameters(query)).toString();
  const request = { endpoint: name, method, isIdempotent: !effect };
  if (method === "GET") return { ...request, url: `${base}${path}?${form}`, headers } satisfies UpstreamRequest;
  const type = { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8" };
  return { ...request, url: base + path, body: form, headers: { ...headers, ...type } } satisfies UpstreamRequest;
}

/** For one isolate: the connections and the breakers are shared by all its requests. */
export function createAsk(options: AskOptions): Ask {
  const { clock, log, budget = CALL_BUDGET, random = Math.random, realNow = Date.now } = options;
  const sleep = options.sleep ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  const network = options.fetch ?? ((url, init) => fetch(url, init));
  const connections = createConnectionLimit(CONNECTIONS);
  const breakers = new Map<Server, Breaker>();

  async function send(endpoint: Endpoint, query: unknown, { env, requestId }: RequestScope): Promise<CheckedAnswer> {
    const address = serverAddress(endpoint.server, env);
    if (!address) throw new UpstreamFault("network", endpoint.name, { detail: "no address is configured" });
    const instant = clock.header(env);
    const headers = { Accept: "application/json", "x-request-id": requestId, ...(instant && { "x-clock": instant }) };
    const request = upstreamRequest(endpoint, query, address, headers);
    const embedded = env.UPSTREAM;
    const transport: Fetch = address.isEmbedded && embedded ? (url, init) => embedded.fetch(url, init) : network;
    const signal = AbortSignal.timeout(budget);
    const raw = await connections
      .run(() => fetchAnswer(request, { fetch: transport, signal, sleep, random }), signal)
      .catch((error: unknown) => {
        // Waited for a connection until the time was over.
        throw error instanceof UpstreamFault
          ? error
          : new UpstreamFault("timeout", endpoint.name, {}, { cause: error });
      });
    const { value, dropped } = checkAnswer(endpoint, raw);
    const [first] = dropped;
    if (first) log("upstream_rows_dropped", { endpoint: endpoint.name, count: dropped.length, ...first, requestId });
    return { bytes: raw.bytes, value };
  }

  function admitOrThrow({ server, name }: Endpoint): void {
    const now = realNow();
    const { isAdmitted, breaker } = admit(breakers.get(server) ?? CLOSED, now);
    if (!isAdmitted) throw new UpstreamFault("breaker_open", name, { retryAfter: secondsUntilProbe(breaker, now) });
    breakers.set(server, breaker);
  }

  function report(endpoint: Endpoint, fault: UpstreamFault, requestId: string): void {
    if (fault.isAnswer || fault.kind === "refused") return;
    const { kind, status, field } = fault;
    const { server, name } = endpoint;
    const breaker = breakers.get(server)?.state;
    log("upstream_call_failed", { endpoint: name, server, kind, upstreamStatus: status, field, breaker, requestId });
  }

  return async function ask(endpoint, query, scope) {
    admitOrThrow(endpoint);
    const settled = (isFault: boolean): void => {
      breakers.set(endpoint.server, settle(breakers.get(endpoint.server) ?? CLOSED, isFault, realNow()));
    };
    try {
      const answer = await send(endpoint, query, scope);
      settled(false);
      return answer;
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      settled(isServerFault(error));
      report(endpoint, error, scope.requestId);
      throw error;
    }
  };
}
