import { BodyTooLarge, readBody } from "../../platform/read-body.ts";
import { UpstreamFault } from "./fault.ts";
import { type Fetch, followRedirects } from "./follow-redirects.ts";
import { retryDelay } from "./retry.ts";

/** The specification's time-out of a call, in milliseconds: all attempts, redirects and waiting together. */
export const CALL_BUDGET = 15_000;
/** Bytes: ten times a busy Saturday. */
const LARGEST_ANSWER = 4 * 1024 * 1024;

export interface UpstreamRequest {
  /** The endpoint's name, for faults. */
  endpoint: string;
  method: "GET" | "POST";
  url: string;
  /** Form-encoded, for POST. */
  body?: string;
  headers: Record<string, string>;
  /** Further attempts after a transient failure: none for calls with side effects upstream. */
  retries: number;
}

export interface FetchAnswerOptions {
  fetch: Fetch;
  /** Aborts the call, including waiting and reading. */
  signal: AbortSignal;
  sleep(milliseconds: number): Promise<void>;
  /** From 0 to 1. */
  random(): number;
}

/** Statuses besides success whose body has a message for the caller. */
const ANSWERS: readonly number[] = [400, 404, 410];

export interface RawAnswer {
  /** A success, 400, 404 or 410. */
  status: number;
  bytes: Uint8Array<ArrayBuffer>;
}

function asFault(error: unknown, endpoint: string, signal: AbortSignal): UpstreamFault {
  if (error instanceof UpstreamFault) return error;
  if (error instanceof BodyTooLarge) return new UpstreamFault("too_large", endpoint);
  return new UpstreamFault(signal.aborted ? "timeout" : "network", endpoint, {}, { cause: error });
}

async function tryOnce(request: UpstreamRequest, { fetch, signal }: FetchAnswerOptions): Promise<RawAnswer> {
  const { method, url, body, headers, endpoint } = request;
  const response = await followRedirects(fetch, url, { method, body, headers, signal }, endpoint);
  const { status } = response;
  if (!response.ok && !ANSWERS.includes(status)) {
    await response.body?.cancel();
    throw new UpstreamFault("status", endpoint, { status });
  }
  return { status, bytes: await readBody(response.body, LARGEST_ANSWER, signal) };
}

/** Calls the upstream. Throws UpstreamFault: timeout, network, status, redirect, too_large. */
export async function fetchAnswer(request: UpstreamRequest, options: FetchAnswerOptions): Promise<RawAnswer> {
  const { endpoint } = request;
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryOnce(request, options);
    } catch (error) {
      const fault = asFault(error, endpoint, options.signal);
      const delay = attempt > request.retries ? undefined : retryDelay(fault, attempt, options.random());
      if (delay === undefined) throw fault;
      await options.sleep(delay);
      if (options.signal.aborted) throw fault;
    }
  }
}
