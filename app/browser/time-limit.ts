/** Milliseconds for which an answer is waited for (specification, section 9). */
export const TIME_LIMIT = 15_000;

/**
 * A signal that ends a call when its time is up, or before when `signal` says so. A timer, since AbortSignal.any is not in every
 * browser of ours.
 */
export function withTimeLimit(signal?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const end = () => limit.abort(signal?.reason);
  if (signal?.aborted) end();
  signal?.addEventListener("abort", end);
  setTimeout(() => limit.abort(new DOMException("no answer in time", "TimeoutError")), TIME_LIMIT);
  return limit.signal;
}
