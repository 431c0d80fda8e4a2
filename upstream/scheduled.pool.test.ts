import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { SPORTS } from "#contract/tables/sports";
import upstream from "./index.ts";
import type { Env } from "./platform/env.ts";

const bindings = env as unknown as Env;

afterEach(() => vi.restoreAllMocks());

test("while the database fails the hourly trigger still wakes the clocks, and says of each step what came of it", async () => {
  const lines: { event: string; step?: string }[] = [];
  for (const stream of ["log", "error"] as const)
    vi.spyOn(console, stream).mockImplementation((line: string) => void lines.push(JSON.parse(line)));
  const fail = () => {
    throw new Error("D1_ERROR");
  };
  const woken: string[] = [];
  const wake = async (sport: string) => void woken.push(sport);
  await upstream.scheduled(
    { cron: "17 * * * *", scheduledTime: Date.now(), noRetry: () => {} } as ScheduledController,
    {
      ...bindings,
      DB: { prepare: fail, batch: fail } as unknown as D1Database,
      NOTICE_CLOCK: { getByName: () => ({ wake }) } as unknown as Env["NOTICE_CLOCK"],
    },
    { waitUntil: () => {} } as unknown as ExecutionContext,
  );
  expect(woken.sort()).toEqual(SPORTS.map(({ code }) => code).sort());
  const steps = new Map(lines.filter(({ step }) => step !== undefined).map(({ step, event }) => [step, event]));
  expect([...steps.keys()]).toEqual([
    "purge",
    "favourites",
    "notices",
    "contests",
    "stories",
    "suppliers",
    "prices",
    "letters",
  ]);
  expect(steps.get("purge")).toBe("scheduled_step_failed");
  expect(steps.get("notices")).toBe("scheduled_step");
});
