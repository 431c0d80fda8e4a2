import { expect, test, vi } from "vitest";
import { runSteps } from "./run-steps.ts";

test("every step runs in its turn, also after one that failed, and says how long it took", async () => {
  const lines: unknown[] = [];
  for (const stream of ["log", "error"] as const)
    vi.spyOn(console, stream).mockImplementation((line: string) => void lines.push(JSON.parse(line)));
  let clock = 0;
  const take = (time: number) => async () => {
    clock += time;
  };
  await runSteps(
    {
      purge: take(5),
      wake: async () => {
        clock += 2;
        throw new Error("D1_ERROR");
      },
      letters: take(1),
    },
    () => clock,
  );
  expect(lines).toEqual([
    { event: "scheduled_step", step: "purge", duration: 5 },
    { event: "scheduled_step_failed", step: "wake", duration: 2, reason: "Error: D1_ERROR" },
    { event: "scheduled_step", step: "letters", duration: 1 },
  ]);
});
