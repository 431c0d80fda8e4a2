import { expect, test, vi } from "vitest";
import { type Figure, writeFigure } from "./write-figure.ts";

test.each<[Figure, string[], number[]]>([
  [{ name: "request", outcome: "stale", answer: "ok", ms: 1.5, oneOf: 10 }, ["stale", "ok"], [10, 1.5]],
  [{ name: "live", way: "push", ms: 900, oneOf: 1 }, ["push"], [1, 900]],
  [{ name: "notice", ms: 2_000 }, [], [1, 2_000]],
  [{ name: "sms", country: "TH" }, ["TH"], [1, 0]],
])("%j is a point of its columns", (figure, blobs, doubles) => {
  const writeDataPoint = vi.fn();
  writeFigure({ FIGURES: { writeDataPoint } }, figure);
  expect(writeDataPoint.mock.calls).toEqual([[{ indexes: [figure.name], blobs, doubles }]]);
});

test("without a data set nothing happens", () => {
  expect(() => writeFigure({}, { name: "notice", ms: 1 })).not.toThrow();
});
