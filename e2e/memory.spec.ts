import { heapsBelow } from "../bench/heap.ts";
import { expect, test } from "./watched-page.ts";

/**
 * Bytes. `npm run bench -- heap` limits 1,200 mixed pages and calls to 64 MB; this run additionally has every page,
 * form and text of seven languages in memory at once.
 */
const MOST = 72_000_000;

// Its project runs last, after thousands of pages, calls and pictures of every kind.
test("after all browser tests each worker's isolate holds little more than half of what the platform gives it", async () => {
  for (const [isolate, bytes] of Object.entries(await heapsBelow(Number(process.env.E2E_SITE_PID)))) {
    expect(bytes, isolate).toBeGreaterThan(1_000_000);
    expect(bytes, isolate).toBeLessThanOrEqual(MOST);
  }
});
