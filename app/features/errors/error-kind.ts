/** What a page shows instead of its content, and the status it is sent with. */
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

/** The part of a page that was awaited behind the first bytes: its value, or the error state that stands in its place. */
export type Settled<Value> = { value: Value; error?: undefined } | { error: ErrorKind; value?: undefined };

const isErrorKind = (name: unknown): name is ErrorKind => typeof name === "string" && Object.hasOwn(ERROR_STATUS, name);

/** A router's error response, as far as a kind is read from it. */
interface ErrorResponse {
  status: number;
  data: unknown;
}

const isErrorResponse = (error: unknown): error is ErrorResponse =>
  typeof error === "object" && error !== null && "status" in error && typeof error.status === "number";

/** The kind of what a route threw: the one it names, else the one that its status stands for. */
export function errorKindOf(error: unknown): ErrorKind {
  if (!isErrorResponse(error)) return "unexpected";
  const named = (error.data as { error?: unknown } | null | undefined)?.error;
  if (isErrorKind(named)) return named;
  if (error.status === 404) return "notFound";
  return error.status >= 400 && error.status < 500 ? "badRequest" : "unexpected";
}
