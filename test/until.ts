import { vi } from "vitest";

/** Waits until a check passes, and gives what it returns: as long as a busy machine may need. */
export const until = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });
