import { data } from "@remix-run/react";
import type { EdgeContext, FaultKind } from "#worker/pages/context";
import { ERROR_STATUS, type ErrorKind, isUpstreamFault, type Settled } from "./error-kind.ts";

type Uncached = Pick<EdgeContext, "doNotCache">;
type Missing = "notFound" | "matchNotFound";

const KINDS: Partial<Record<FaultKind, ErrorKind>> = {
  gone: "gone",
  bad_request: "badRequest",
  rate_limited: "tooMany",
};

/** How a failed call is presented: the upstream's own answer, or that there was none. */
export function errorKindOfFault(kind: FaultKind, missing: Missing = "notFound"): ErrorKind {
  if (kind === "not_found") return missing;
  return KINDS[kind] ?? "upstream";
}

/** Ends a loader with an error page, which shared caches do not store. */
export function throwErrorPage(context: Uncached, error: ErrorKind): never {
  context.doNotCache();
  throw data({ error }, { status: ERROR_STATUS[error] });
}

/** Awaits required data; an upstream fault becomes an error page, other errors are rethrown. */
export async function loadOrThrowErrorPage<Value>(
  context: Uncached,
  load: Promise<Value>,
  missing?: Missing,
): Promise<Value> {
  try {
    return await load;
  } catch (error) {
    if (!isUpstreamFault(error)) throw error;
    return throwErrorPage(context, errorKindOfFault(error.kind, missing));
  }
}

/** For a deferred part, when the status has already been sent: never rejects. */
export async function settle<Value>(context: Uncached, load: Promise<Value>): Promise<Settled<Value>> {
  try {
    return { value: await load };
  } catch (error) {
    context.doNotCache();
    return { error: isUpstreamFault(error) ? errorKindOfFault(error.kind) : "unexpected" };
  }
}
