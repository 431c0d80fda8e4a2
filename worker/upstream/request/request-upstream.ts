import type { ClientFacts } from "#contract/http/client-header";
import { fillPath } from "#contract/http/path-parameters";
import { fixedSearch } from "#contract/http/public-path";
import type { Endpoint } from "#contract/wire/endpoint";
import type { Clock } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { lazy } from "../../platform/lazy.ts";
import type { Log } from "../../platform/log.ts";
import { createBreakers } from "./breakers.ts";
import { type ConnectionLimit, createConnectionLimit } from "./connection-limit.ts";
import { UpstreamFault } from "./fault.ts";
import {
  CALL_BUDGET,
  type FetchAnswerOptions,
  fetchAnswer,
  type RawAnswer,
  type UpstreamRequest,
} from "./fetch-answer.ts";
import type { Fetch } from "./follow-redirects.ts";
import { lazyCalls } from "./lazy-calls.ts";
import { requestParameters } from "./request-parameters.ts";
import { RETRIES } from "./retry.ts";
import { type ServerAddress, serverAddress } from "./server-address.ts";

/** The platform's limit of open connections. */
const CONNECTIONS = 6;

/** State of one visitor request. */
export interface RequestScope {
  env: Env;
  requestId: string;
  waitUntil(work: Promise<unknown>): void;
  /** Milliseconds that the visitor still waits if a good entry exists. */
  staleWaitMs(): number;
  /** Milliseconds that they still wait if none exists: shared by public calls that wait for one another. */
  timeLeft(): number;
  /**
   * Called by a page of ours, whose queries name existing things: only its answers enter KV. An API caller may request
   * any page size and filter.
   */
  isPage: boolean;
  /** Key of the cold-call limit (the visitor's network address); not limited if unknown. */
  address?: string;
  /** Scheme and host of the request, for a page's forms. */
  origin?: string;
  /** The member's, for calls about them. */
  token?: string;
  /** What the upstream may know about the visitor, in calls about members. */
  client?: ClientFacts;
  /** The call about the same thing that goes first: if it finds nothing, this one is not made. */
  head?: Promise<unknown>;
}

/** Milliseconds that a visitor waits in total, however many calls their page makes, while good entries exist. */
const STALE_WAIT = 300;

/** `now` returns real milliseconds; the time starts with the request. */
export function requestScope(
  facts: Omit<RequestScope, "staleWaitMs" | "timeLeft" | "head">,
  now: () => number = Date.now,
): RequestScope {
  const startedAt = now();
  const left = (milliseconds: number) => Math.max(0, startedAt + milliseconds - now());
  return { ...facts, staleWaitMs: () => left(STALE_WAIT), timeLeft: () => left(CALL_BUDGET) };
}

export interface RequesterOptions {
  clock: Pick<Clock, "headers">;
  log: Log;
  /** For servers with a configured address; the embedded one is reached by its binding. */
  fetch?: Fetch;
  /** Milliseconds for a whole call; defaults to the specification's 15 s. */
  budget?: number;
  sleep?(milliseconds: number): Promise<void>;
  random?(): number;
  /** Real milliseconds; the breaker must work while the site's clock stands still. */
  realNow?(): number;
}

interface CheckedAnswer {
  bytes: Uint8Array<ArrayBuffer>;
  value: unknown;
}

/** Calls the upstream, bypassing all caches. Throws UpstreamFault. */
type UpstreamRequester = (endpoint: Endpoint, query: unknown, scope: RequestScope) => Promise<CheckedAnswer>;

interface CallFacts {
  query: unknown;
  /** Sent with members' calls only: public answers are the same for everyone (specification, section 7). */
  token: string | undefined;
  headers: Record<string, string>;
}

function upstreamRequest(endpoint: Endpoint, { query, token, headers }: CallFacts, { base }: ServerAddress) {
  const { name, method, path, effect, access } = endpoint;
  const { path: filled, rest } = fillPath(path, requestParameters(query));
  const isOfMember = access !== "public" && token !== undefined;
  const form = new URLSearchParams(isOfMember ? [...rest, ["token", token]] : rest).toString();
  const request = { endpoint: name, method, retries: effect ? 0 : RETRIES[access] };
  if (method === "GET") return { ...request, url: `${base}${filled}?${form}`, headers } satisfies UpstreamRequest;
  const url = base + filled + fixedSearch(endpoint);
  const type = { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8" };
  return { ...request, url, body: form, headers: { ...headers, ...type } } satisfies UpstreamRequest;
}

const lazyClientHeader = lazy(() => import("#contract/http/client-header"));

/** For calls about members: sign-ins are counted by origin, and shown to the member. */
async function clientHeader(
  { access, effect }: Endpoint,
  { env, client }: RequestScope,
  now: number,
): Promise<Record<string, string>> {
  const isAboutMembers = access !== "public" || effect;
  if (!isAboutMembers || !client || !env.MEMBERS_SECRET) return {};
  const { CLIENT_HEADER, signClient } = await lazyClientHeader();
  return { [CLIENT_HEADER]: await signClient(client, env.MEMBERS_SECRET, now) };
}

/** Waits for a connection, then makes the call. Throws UpstreamFault. */
async function send(
  request: UpstreamRequest,
  connections: ConnectionLimit,
  options: FetchAnswerOptions,
): Promise<RawAnswer> {
  try {
    return await connections.run(() => fetchAnswer(request, options), options.signal);
  } catch (error) {
    if (error instanceof UpstreamFault) throw error;
    // Timed out while waiting for a connection.
    throw new UpstreamFault("timeout", request.endpoint, {}, { cause: error });
  }
}

/** One per isolate: its requests share connections and breakers. */
export function createRequester(options: RequesterOptions): UpstreamRequester {
  const { clock, log, budget = CALL_BUDGET, random = Math.random, realNow = Date.now } = options;
  const sleep = options.sleep ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  const network = options.fetch ?? ((url, init) => fetch(url, init));
  const connections = createConnectionLimit(CONNECTIONS);
  const breakers = createBreakers(realNow);

  async function call(endpoint: Endpoint, query: unknown, scope: RequestScope): Promise<CheckedAnswer> {
    const { env, requestId, token } = scope;
    const address = serverAddress(endpoint.server, env);
    if (!address) throw new UpstreamFault("network", endpoint.name, { detail: "no address is configured" });
    const headers = {
      Accept: "application/json",
      "x-request-id": requestId,
      ...clock.headers(env),
      ...(await clientHeader(endpoint, scope, realNow())),
    };
    const embedded = address.isEmbedded ? env.UPSTREAM : undefined;
    const transport: Fetch = embedded ? (url, init) => embedded.fetch(url, init) : network;
    const request = upstreamRequest(endpoint, { query, token, headers }, address);
    const isShared = endpoint.access === "public" && !endpoint.effect;
    const limit = Math.min(budget, endpoint.limit ?? budget);
    const signal = AbortSignal.timeout(isShared ? Math.min(limit, scope.timeLeft()) : limit);
    const raw = await send(request, connections, { fetch: transport, signal, sleep, random });
    const { checkAnswer } = await lazyCalls();
    const { value, dropped } = checkAnswer(endpoint, raw);
    const [first] = dropped;
    if (first) log("upstream_rows_dropped", { endpoint: endpoint.name, count: dropped.length, ...first, requestId });
    return { bytes: raw.bytes, value };
  }

  function report(endpoint: Endpoint, fault: UpstreamFault, requestId: string): void {
    if (fault.isAnswer || fault.kind === "refused") return;
    const { server, name } = endpoint;
    const { kind, status, field } = fault;
    const breaker = breakers.state(endpoint);
    log("upstream_call_failed", { endpoint: name, server, kind, upstreamStatus: status, field, breaker, requestId });
  }

  return async function requestUpstream(endpoint, query, scope) {
    try {
      return await breakers.guard(endpoint, () => call(endpoint, query, scope));
    } catch (error) {
      if (error instanceof UpstreamFault) report(endpoint, error, scope.requestId);
      throw error;
    }
  };
}
