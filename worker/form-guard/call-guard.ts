import type { ClientFacts } from "#contract/http/client-header";
import type { Browser } from "../members/browser.ts";
import type { MemberAnswer } from "../pages/context.ts";
import { lazy } from "../platform/lazy.ts";
import type { RequestScope } from "../upstream/request/request-upstream.ts";
import { guardRuleOf } from "./guarded-calls.ts";

/** A call triggered by a form. */
export interface FormCall {
  name: string;
  query: Readonly<Record<string, unknown>>;
  /** The answer to the form's bot check; empty or absent without script. */
  botCheck?: string;
}

/** What the upstream learns about a form besides its fields. */
export type FormFacts = Pick<ClientFacts, "browser" | "isChecked">;

/** Makes a call, or refuses it before the upstream is called. */
export type CallGuard = <Value>(
  call: FormCall,
  make: (facts: FormFacts) => Promise<MemberAnswer<Value>>,
) => Promise<MemberAnswer<Value>>;

export type GuardScope = Pick<RequestScope, "env" | "address" | "origin">;

const lazyFormGuard = lazy(() => import("./form-guard.ts"));

/** For one request; the guard is loaded with the first form that needs it (docs/decisions/0018). */
export function callGuardFor(scope: GuardScope, browser: Browser): CallGuard {
  let guard: Promise<CallGuard> | undefined;
  return async function guardCall(call, make) {
    if (!guardRuleOf(call.name)) return make({});
    guard ??= lazyFormGuard().then(({ openFormGuard }) => openFormGuard(scope, browser));
    return (await guard)(call, make);
  };
}
