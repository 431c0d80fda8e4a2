/** Milliseconds to wait for a response (specification, section 9). */
export const TIME_LIMIT = 15_000;

/**
 * A signal that aborts after the time limit, or earlier with `signal`. Uses a timer, because not all supported browsers
 * have AbortSignal.any.
 */
export function withTimeLimit(signal?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const end = () => limit.abort();
  if (signal?.aborted) end();
  signal?.addEventListener("abort", end);
  setTimeout(end, TIME_LIMIT);
  return limit.signal;
}
