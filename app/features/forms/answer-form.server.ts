import type { FaultKind, FormState } from "./faults.ts";

const OWN = { "Cache-Control": "private, no-store" };

/** The longest wait of a form's faults, in seconds. */
function waitIn({ faults }: FormState): number | undefined {
  const waits = Object.values(faults ?? {}).flatMap((fault) => fault?.wait ?? []);
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/** Somebody else does not answer. */
const UNAVAILABLE: readonly FaultKind[] = ["unavailable", "checkUnavailable"];

/** Of an answer: 200 where the form goes on, 503 where the supplier or a bot check does not answer, 429 where it came too often, else 400. */
function statusOf({ faults }: FormState, wait: number | undefined): number {
  if (!faults || Object.keys(faults).length === 0) return 200;
  if (faults.form && "kind" in faults.form && UNAVAILABLE.includes(faults.form.kind)) return 503;
  return wait === undefined ? 400 : 429;
}

/** An action's answer. `resendAfter`: seconds after which a code that came too early may be asked for again. */
export function answerForm<State extends FormState>(state: State, sent?: { resendAfter: number }): Response {
  const wait = waitIn(state) ?? sent?.resendAfter;
  const status = statusOf(state, wait);
  return Response.json(state, { status, headers: { ...OWN, ...(status === 429 && { "Retry-After": String(wait) }) } });
}
