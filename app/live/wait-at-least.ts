/** Settles as `work` does, but not before `least` milliseconds are over, so that nothing flickers. */
export async function waitAtLeast<Result>(least: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, least))]);
  return result;
}
