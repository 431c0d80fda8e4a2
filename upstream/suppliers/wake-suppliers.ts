import { logUnlessWoken } from "../platform/clock.ts";
import type { Env } from "../platform/env.ts";
import { listedSuppliers } from "./adapter.ts";

interface Suppliers extends Pick<Env, "SUPPLIERS"> {
  SUPPLIER_CLOCK: { getByName(name: string): Pick<ReturnType<Env["SUPPLIER_CLOCK"]["getByName"]>, "wake"> };
}

export async function wakeSuppliers(env: Suppliers): Promise<void> {
  await Promise.all(
    listedSuppliers(env).map((supplier) =>
      logUnlessWoken("supplier_alarm_failed", () => env.SUPPLIER_CLOCK.getByName(supplier).wake(supplier), {
        supplier,
      }),
    ),
  );
}

/** For the lifetime of this isolate. */
let isAwake = false;

/**
 * Wakes the clocks after the first call of any kind, since a developer's machine has no hourly trigger. Calls
 * themselves make no requests to suppliers.
 */
export function wakeSuppliersAfterCall(env: Suppliers): Promise<void> | undefined {
  if (isAwake || listedSuppliers(env).length === 0) return undefined;
  isAwake = true;
  return wakeSuppliers(env);
}
