import { EDGE_REFUSALS } from "#contract/tables/edge-refusals";
import { CHALLENGE_LIFETIME } from "../bot-check/challenges.ts";
import { decideCheck, hasFailedOften, NO_FAILURES } from "../bot-check/decide-check.ts";
import { verifierOf } from "../bot-check/verifier.ts";
import { createStoreGuard } from "../cache/store-guard.ts";
import { coloCache } from "../colo-cache.ts";
import type { Refusal } from "../context.ts";
import { log } from "../log.ts";
import { settingsOf } from "../settings.ts";
import { takeAllowance } from "./allowance.ts";
import type { CallGuard, FormCall, GuardScope } from "./call-guard.ts";
import { addFailure, readFailures } from "./failures.ts";
import { type GuardRule, guardRuleOf } from "./guarded-calls.ts";
import { FORM_PERIOD, isAddressWithin, isNumberWithin } from "./rate-limits.ts";
import { createRecentCounts } from "./recent-counts.ts";
import { type Subjects, subjectsOf } from "./subjects.ts";

/** Shared by the isolate. */
const counts = createRecentCounts({ store: coloCache, guard: createStoreGuard({ store: "colo", log }) });

const spendOnce = async (id: string): Promise<boolean> =>
  (await counts.add(`challenge ${id}`, CHALLENGE_LIFETIME)).count === 1;

const REFUSED_VERDICTS = { failed: "checkFailed", unavailable: "checkUnavailable" } as const;

/** A form refused for a missing check is shown again with one. */
const checkRefusal = (name: keyof typeof EDGE_REFUSALS, retryAfter?: number): Refusal => ({
  code: EDGE_REFUSALS[name],
  needsCheck: true,
  ...(retryAfter !== undefined && { retryAfter }),
});

const TOO_MANY = { isRefused: true, code: EDGE_REFUSALS.tooMany, retryAfter: FORM_PERIOD } as const;

/** Limits and checks the forms of one request. */
export function openFormGuard({ env, address, origin }: GuardScope): CallGuard {
  const { botCheck: settings, sessionKeys: keys } = settingsOf(env);
  const verify = verifierOf({ settings, keys, log, spendOnce });
  /** By call: repeated calls for one form share one verification. */
  const checked = new Map<string, Promise<Refusal | undefined>>();

  async function check(call: FormCall, rule: GuardRule, subjects: Subjects): Promise<Refusal | undefined> {
    const { botCheck: answer = "" } = call;
    const failures = rule.check === "afterFailures" ? await readFailures(subjects, counts) : NO_FAILURES;
    const { provider } = settings;
    switch (decideCheck({ rule: rule.check, failures, provider, hasAnswer: answer !== "" })) {
      case "pass":
        return undefined;
      case "missing":
        return checkRefusal("checkMissing");
      case "allowance": {
        const wait = await takeAllowance(subjects.network, env, counts);
        return wait === undefined ? undefined : checkRefusal("checkAllowance", wait);
      }
      case "verify": {
        const hostname = origin === undefined ? "" : new URL(origin).hostname;
        const verdict = await verify(answer, { action: rule.action, address, hostname });
        return verdict === "passed" ? undefined : checkRefusal(REFUSED_VERDICTS[verdict]);
      }
    }
  }

  return async function guardCall(call, make) {
    const rule = guardRuleOf(call.name);
    if (!rule) return make();
    const subjects = await subjectsOf(call.query, { address, keys });
    if (!(await isAddressWithin(env, rule.kind, subjects.network))) return TOO_MANY;
    const checking = checked.get(call.name) ?? check(call, rule, subjects);
    checked.set(call.name, checking);
    const refusal = await checking;
    if (refusal) return { isRefused: true, ...refusal };
    // Last, so that forms that fail their check do not use up a number's limit.
    if (!(await isNumberWithin(env, rule.kind, subjects.number))) return TOO_MANY;
    const answer = await make();
    if (!answer.isRefused || rule.check !== "afterFailures") return answer;
    const failures = await addFailure(subjects, counts);
    return settings.provider !== "off" && hasFailedOften(failures) ? { ...answer, needsCheck: true } : answer;
  };
}
