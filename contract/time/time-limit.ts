/**
 * A promise's value, or undefined once so many milliseconds have passed: for callers that go on without it. Rejections
 * are passed on.
 */
export const waitAtMost = <Value>(milliseconds: number, promise: PromiseLike<Value>): Promise<Value | undefined> =>
  raceTimer(promise, milliseconds, () => undefined);

/** A promise's value; rejects once so many milliseconds have passed: for work that counts as failed by then. */
export const rejectAfter = <Value>(milliseconds: number, promise: PromiseLike<Value>): Promise<Value> =>
  raceTimer(promise, milliseconds, () => {
    throw new Error(`not done in ${milliseconds} ms`);
  });

/** Neither ends the work itself; the timer ends with the wait. */
async function raceTimer<Value, Late>(
  promise: PromiseLike<Value>,
  milliseconds: number,
  whenLate: () => Late,
): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  }).then(whenLate);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
