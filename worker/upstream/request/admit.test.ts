import { describe, expect, test } from "vitest";
import type { Env } from "../../platform/env.ts";
import { admit } from "./admit.ts";
import { UpstreamFault } from "./fault.ts";

/** Like the platform's binding: `most` per key. */
function binding(most: number) {
  const keys: string[] = [];
  const limit = async ({ key }: { key: string }) => {
    keys.push(key);
    return { success: keys.filter((one) => one === key).length <= most };
  };
  return { keys, limit };
}

const scope = (env: Partial<Env>, address?: string) => ({ env: env as Env, address });

describe("calls that nothing has cached", () => {
  test("are refused beyond a visitor's limit, with the time until the next", async () => {
    const env = { COLD_CALLS: binding(2) };
    await admit(scope(env, "192.0.2.7"), "getMatch");
    await admit(scope(env, "192.0.2.7"), "getMatch");
    const refused = await admit(scope(env, "192.0.2.7"), "getMatch").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UpstreamFault);
    expect(refused).toMatchObject({ kind: "rate_limited", endpoint: "getMatch", retryAfter: 60 });
    await expect(admit(scope(env, "192.0.2.8"), "getMatch")).resolves.toBeUndefined();
  });

  test("are counted for a whole network of IPv6, in which one visitor has any number of addresses", async () => {
    const env = { COLD_CALLS: binding(1) };
    await admit(scope(env, "2001:db8:1:2::1"), "getMatch");
    await expect(admit(scope(env, "2001:db8:1:2:3:4:5:6"), "getMatch")).rejects.toThrow("rate_limited");
    await expect(admit(scope(env, "2001:db8:1:3::1"), "getMatch")).resolves.toBeUndefined();
    expect(new Set(env.COLD_CALLS.keys).size).toBe(2);
  });

  test("are counted apart from pictures", async () => {
    const env = { COLD_CALLS: binding(0), COLD_PICTURES: binding(1) };
    await admit(scope(env, "192.0.2.7"), "picture", "COLD_PICTURES");
    await expect(admit(scope(env, "192.0.2.7"), "picture", "COLD_PICTURES")).rejects.toThrow("rate_limited");
    expect(env.COLD_CALLS.keys).toEqual([]);
  });

  test("are not counted without a limit or an address, and not refused if the limit fails", async () => {
    const failing = { limit: () => Promise.reject(new Error("down")) };
    await expect(admit(scope({}, "192.0.2.7"), "getMatch")).resolves.toBeUndefined();
    await expect(admit(scope({ COLD_CALLS: binding(0) }), "getMatch")).resolves.toBeUndefined();
    await expect(admit(scope({ COLD_CALLS: failing }, "192.0.2.7"), "getMatch")).resolves.toBeUndefined();
  });
});
