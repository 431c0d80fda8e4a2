import type { Endpoint } from "#contract/wire/endpoint";

/**
 * Undefined when the method is right, else the value of Allow. Calls with side effects are POST here, whatever their
 * method upstream.
 */
export function decideMethod({ effect }: Pick<Endpoint, "effect">, method: string): string | undefined {
  const allowed = effect ? ["POST"] : ["GET", "HEAD"];
  return allowed.includes(method) ? undefined : allowed.join(", ");
}

/** Whether a request with side effects comes from a page of this site. Browsers send Origin with every POST. */
export const isSameOrigin = (origin: string | undefined, own: string): boolean => origin === own;
