import { data } from "@remix-run/react";
import type { EdgeContext, FaultKind, UpstreamFault } from "#worker/context";
import { ERROR_STATUS, type ErrorKind, type Settled } from "./error-kind.ts";

type Uncached = Pick<EdgeContext, "doNotCache">;
type Missing = "notFound" | "matchNotFound";

/** By name: the class belongs to the edge, in another bundle. */
const isFault = (error: unknown): error is UpstreamFault => error instanceof Error && error.name === "UpstreamFault";

const KINDS: Partial<Record<FaultKind, ErrorKind>> = {
  gone: "gone",
  bad_request: "badRequest",
  rate_limited: "tooMany",
};

/** What a visitor should see of a failed call: the upstream's own answer, or that there was none. */
export function errorKindOfFault(kind: FaultKind, missing: Missing = "notFound"): ErrorKind {
  if (kind === "not_found") return missing;
  return KINDS[kind] ?? "upstream";
}

/** Ends a loader with an error page in place of its own, which no shared cache stores. */
export function throwErrorPage(context: Uncached, error: ErrorKind): never {
  context.doNotCache();
  throw data({ error }, { status: ERROR_STATUS[error] });
}

/** Awaits what a page cannot do without; an upstream's fault becomes an error page, any other error is thrown as it is. */
export async function loadOrThrowErrorPage<Value>(
  context: Uncached,
  load: Promise<Value>,
  missing?: Missing,
): Promise<Value> {
  try {
    return await load;
  } catch (error) {
    if (!isFault(error)) throw error;
    return throwErrorPage(context, errorKindOfFault(error.kind, missing));
  }
}

/** For a part that follows behind the first bytes, when the status is out: never rejects. */
export async function settle<Value>(context: Uncached, load: Promise<Value>): Promise<Settled<Value>> {
  try {
    return { value: await load };
  } catch (error) {
    context.doNotCache();
    return { error: isFault(error) ? errorKindOfFault(error.kind) : "unexpected" };
  }
}
