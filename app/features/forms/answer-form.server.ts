import { redirectDocument } from "@remix-run/cloudflare";
import { NO_STORE } from "#contract/tables/edge-headers";
import type { FaultKind, FormState } from "./faults.ts";
import { saidSeconds } from "./sent-code.ts";

/** The longest wait among a form's faults, in seconds. */
function waitIn({ faults }: FormState): number | undefined {
  const waits = Object.values(faults ?? {}).flatMap((fault) => fault?.wait ?? []);
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/** An external service is down. */
const UNAVAILABLE: readonly FaultKind[] = ["unavailable", "checkUnavailable"];

/**
 * Status of an answer: 200 if the form continues, 503 if the supplier or the bot check is down, 429 if rate-limited,
 * otherwise 400.
 */
function statusOf({ faults }: FormState, wait: number | undefined): number {
  if (!faults || Object.keys(faults).length === 0) return 200;
  if (faults.form && "kind" in faults.form && UNAVAILABLE.includes(faults.form.kind)) return 503;
  return wait === undefined ? 400 : 429;
}

/** An action's answer. `resendAfter`: seconds after which another code may be requested. */
export function answerForm<State extends FormState>(state: State, sent?: { resendAfter: number }): Response {
  const wait = waitIn(state) ?? sent?.resendAfter;
  const status = statusOf(state, wait);
  return Response.json(state, {
    status,
    headers: { ...NO_STORE, ...(status === 429 && { "Retry-After": String(saidSeconds(wait ?? 1)) }) },
  });
}

/** Redirects after a form to another page, loaded as a whole, so that a reload submits nothing. */
export const leadTo = (path: string): Response => redirectDocument(path, { status: 303, headers: NO_STORE });
