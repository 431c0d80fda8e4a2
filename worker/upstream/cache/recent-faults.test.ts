import { expect, test } from "vitest";
import { UpstreamFault } from "../request/fault.ts";
import { RecentFaults } from "./recent-faults.ts";

test.each([
  ["what the upstream has answered", "not_found", 59_999, 60_000],
  ["what has failed", "shape", 1_999, 2_000],
] as const)("%s counts for a time, and is another error with the same facts", (_, kind, last, over) => {
  let now = 0;
  const faults = new RecentFaults(() => now);
  const fault = new UpstreamFault(
    kind,
    "matchInfo",
    { field: "data.0", detail: "no such match" },
    { cause: "the answer" },
  );
  faults.put("a", fault);
  now = last;
  const found = faults.get("a");
  expect(found).toMatchObject({ kind, endpoint: "matchInfo", field: "data.0", detail: "no such match" });
  expect(found).not.toBe(fault);
  expect(found?.cause).toBeUndefined();
  now = over;
  expect(faults.get("a")).toBeUndefined();
});
