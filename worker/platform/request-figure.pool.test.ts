import { expect, test, vi } from "vitest";
import { HOME, startEdge } from "../test-edge.ts";

/** The points that an edge writes, each as its words and what it stands for. */
function startCounted(options: Parameters<typeof startEdge>[0] = {}) {
  const writeDataPoint = vi.fn<(point: AnalyticsEngineDataPoint) => void>();
  const edge = startEdge({ ...options, env: { ...options.env, FIGURES: { writeDataPoint } } });
  const points = () =>
    writeDataPoint.mock.calls.map(([{ indexes, blobs, doubles }]) => [
      ...(indexes ?? []),
      ...(blobs ?? []),
      doubles?.[0],
    ]);
  return { ...edge, points };
}

test("pages are counted by where they came from; of hits in memory the first of ten, for ten", async () => {
  const { get, points } = startCounted();
  for (let count = 0; count < 11; count += 1) await get(HOME);
  expect(points()).toEqual([
    ["request", "miss", "ok", 1],
    ["request", "hit", "ok", 10],
  ]);
});

test("a page that could not be rendered is counted as a fault", async () => {
  const { get, points } = startCounted({ render: () => Promise.reject(new Error("broken")) });
  await get(HOME);
  expect(points()).toEqual([["request", "bypass", "fault", 1]]);
});
