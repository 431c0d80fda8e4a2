/** Milliseconds to wait for a response (specification, section 9). */
export const TIME_LIMIT = 15_000;

/**
 * A signal that aborts after a time limit, or earlier with `signal`. Uses a timer, because not all supported browsers
 * have AbortSignal.any.
 */
export function withTimeLimit(signal?: AbortSignal, most = TIME_LIMIT): AbortSignal {
  const limit = new AbortController();
  const end = () => limit.abort();
  if (signal?.aborted) end();
  signal?.addEventListener("abort", end);
  setTimeout(end, most);
  return limit.signal;
}

/**
 * Milliseconds to wait for what a page asks beside its content, after `failures` in a row: two seconds, and longer each
 * time, since on a slow line no answer may come within two.
 */
export const patience = (failures: number): number => Math.min(TIME_LIMIT, 2_000 * 2 ** failures);
