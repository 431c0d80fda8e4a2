/** Settles like `work`, but not before `least` milliseconds have passed, to avoid flicker. */
export async function waitAtLeast<Result>(least: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, least))]);
  return result;
}
