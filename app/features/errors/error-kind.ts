import type { FaultFacts } from "#worker/pages/context";

/** What a page shows instead of its content, and its status. */
export const ERROR_STATUS = {
  notFound: 404,
  matchNotFound: 404,
  gone: 410,
  badRequest: 400,
  tooMany: 429,
  dateOutOfRange: 404,
  upstream: 503,
  unexpected: 500,
} as const;

export type ErrorKind = keyof typeof ERROR_STATUS;

/** A deferred part of a page: its value, or the error state shown instead. */
export type Settled<Value> = { value: Value; error?: undefined } | { error: ErrorKind; value?: undefined };

const isErrorKind = (name: unknown): name is ErrorKind => typeof name === "string" && Object.hasOwn(ERROR_STATUS, name);

/** The fields of a router's error response from which a kind is read. */
interface ErrorResponse {
  status: number;
  data: unknown;
}

const isErrorResponse = (error: unknown): error is ErrorResponse =>
  typeof error === "object" && error !== null && "status" in error && typeof error.status === "number";

/** The kind of a thrown value: the one it names, otherwise the one matching its status. */
export function errorKindOf(error: unknown): ErrorKind {
  if (!isErrorResponse(error)) return "unexpected";
  const named = (error.data as { error?: unknown } | null | undefined)?.error;
  if (isErrorKind(named)) return named;
  if (error.status === 404) return "notFound";
  return error.status >= 400 && error.status < 500 ? "badRequest" : "unexpected";
}

/** Thrown by a call that failed upstream, as opposed to a bug of ours. By name: the class is in the edge's bundle. */
export const isUpstreamFault = (thrown: unknown): thrown is FaultFacts =>
  thrown instanceof Error && thrown.name === "UpstreamFault";
