import type { Env } from "../platform/env.ts";
import type { Question, SupplierAdapter } from "./adapter.ts";
import type { Reading } from "./facts.ts";
import { type FailureKind, type Ledger, succeeded, withHeaders } from "./ledger.ts";
import { SupplierRefusal } from "./supplier-refusal.ts";

/** Milliseconds. */
const TIME_LIMIT = 10_000;
const TOO_MANY = 429;

/** Why there is no reading; the message contains nothing from the request's headers. */
export class SupplierFailure extends Error {
  readonly kind: FailureKind;
  readonly ledger: Ledger;
  constructor(kind: FailureKind, message: string, ledger: Ledger) {
    super(message);
    this.kind = kind;
    this.ledger = ledger;
  }
}

const kindOfStatus = (status: number, { refusedBy = [] }: SupplierAdapter): FailureKind => {
  if (refusedBy.includes(status)) return "request";
  return status === TOO_MANY ? "quota" : status === 401 || status === 403 ? "key" : "fault";
};

interface Access {
  base: string;
  headers: Record<string, string>;
}

/** Why there is no answer: the host and the cause, without anything from the request's headers. */
function unanswered(error: unknown, { base, headers }: Access): string {
  const host = URL.canParse(base) ? new URL(base).host : base;
  if (!(error instanceof Error)) return `no answer from ${host}`;
  const { cause, message, name } = error;
  const reason = (cause instanceof Error ? cause.message : message) || name;
  const safe = Object.values(headers).reduce((text, value) => text.replaceAll(value, "…"), reason);
  return `no answer from ${host}: ${safe}`;
}

interface Asking {
  adapter: SupplierAdapter;
  env: Env;
  /** Already charged for this request. */
  ledger: Ledger;
  fetch: typeof globalThis.fetch;
  now(): number;
}

/** Makes one request to a supplier. Throws a SupplierFailure with the ledger as of then. */
export async function askSupplier<Fact>(
  { path, read }: Question<Fact>,
  { adapter, env, ledger, fetch, now }: Asking,
): Promise<{ reading: Reading<Fact>; ledger: Ledger }> {
  const access = adapter.access(env);
  if (!access) throw new SupplierFailure("key", `${adapter.key} is not set`, ledger);
  const { base, headers } = access;
  let answer: Response;
  try {
    answer = await fetch(`${base}${path}`, { headers, redirect: "manual", signal: AbortSignal.timeout(TIME_LIMIT) });
  } catch (error) {
    throw new SupplierFailure("fault", unanswered(error, access), ledger);
  }
  const counted = withHeaders(ledger, answer.headers, now());
  if (!answer.ok) throw new SupplierFailure(kindOfStatus(answer.status, adapter), `status ${answer.status}`, counted);
  try {
    return { reading: read(await answer.json()), ledger: succeeded(counted) };
  } catch (error) {
    if (error instanceof SupplierRefusal) throw new SupplierFailure(error.kind, error.message, counted);
    throw new SupplierFailure("fault", "the answer cannot be read", counted);
  }
}
