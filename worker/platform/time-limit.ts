/** A promise's value, or undefined after so many milliseconds. Rejections are passed on. */
export async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lapse = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([promise, lapse]);
  } finally {
    clearTimeout(timer);
  }
}
