/** The outcome of one push. */
export type PushOutcome =
  | { kind: "delivered" }
  /** The subscription or device is gone. */
  | { kind: "gone" }
  /** The service does not accept it now; `after` in seconds, if given. */
  | { kind: "later"; after?: number }
  /** The service rejects it, or it cannot be sent; `reason` is for the log and contains nothing personal. */
  | { kind: "refused"; reason: string };

const GONE = [404, 410];
const TOO_MANY = 429;
const TIMED_OUT = 408;
const SERVER_FAULT = 500;
/** Seconds; a longer wait requested by a service is capped to this. */
const LONGEST_WAIT = 900;

function secondsIn(text: string | null): number | undefined {
  const seconds = Number(text ?? Number.NaN);
  return seconds >= 0 ? Math.min(Math.ceil(seconds), LONGEST_WAIT) : undefined;
}

/** By a push service's response (RFC 8030). */
export function pushOutcome({
  status,
  headers,
}: Pick<Response, "status"> & { headers: Pick<Headers, "get"> }): PushOutcome {
  if (status >= 200 && status < 300) return { kind: "delivered" };
  if (GONE.includes(status)) return { kind: "gone" };
  if (status !== TOO_MANY && status !== TIMED_OUT && status < SERVER_FAULT)
    return { kind: "refused", reason: `status ${status}` };
  const after = secondsIn(headers.get("Retry-After"));
  return { kind: "later", ...(after !== undefined && { after }) };
}
