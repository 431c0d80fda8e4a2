import { expect, test } from "vitest";
import { dollarsForMillion, type Usage } from "./prices.ts";

// The platform's own examples, at its published prices.
test.each<[Partial<Usage>, number]>([
  [{}, 0],
  [{ requests: 1 }, 0.3],
  [{ cpuMs: 7 }, 0.14],
  [{ kvReads: 2 }, 1],
  [{ kvWrites: 1, kvDeletes: 1 }, 10],
  [{ objectRequests: 1 }, 0.15],
  // A gigabyte-second is 7.8125 seconds of an object's 128 MB.
  [{ objectSeconds: 7.8125 }, 12.5],
  [{ objectRowsWritten: 1 }, 1],
  [{ databaseRowsRead: 1_000 }, 1],
  [{ requests: 1, cpuMs: 10, kvWrites: 3 }, 15.5],
])("a million times %j cost $%d", (usage, dollars) => {
  expect(dollarsForMillion(usage)).toBeCloseTo(dollars, 9);
});
