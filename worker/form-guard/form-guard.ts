import { EDGE_REFUSALS } from "#contract/tables/edge-refusals";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import { CHALLENGE_LIFETIME } from "../bot-check/challenges.ts";
import { decideCheck, type Failures, hasFailedOften, MANY_FAILURES, NO_FAILURES } from "../bot-check/decide-check.ts";
import { verifierOf } from "../bot-check/verifier.ts";
import type { Browser } from "../members/browser.ts";
import type { Refusal } from "../pages/context.ts";
import { coloCache } from "../platform/colo-cache.ts";
import type { Env } from "../platform/env.ts";
import { log } from "../platform/log.ts";
import { isWithinLimit, LIMIT_PERIOD } from "../platform/rate-limit.ts";
import { createStoreGuard } from "../platform/store-guard.ts";
import { settingsOf } from "../settings/settings.ts";
import type { CallGuard, FormCall, FormFacts, GuardScope } from "./call-guard.ts";
import { type GuardRule, guardRuleOf } from "./guarded-calls.ts";
import { isAddressWithin, isNumberWithin } from "./rate-limits.ts";
import { createRecentCounts, type RecentCounts } from "./recent-counts.ts";
import { getSubjects, numberOf, type Subjects } from "./subjects.ts";

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

const TOO_MANY: Refusal = { code: EDGE_REFUSALS.tooMany, retryAfter: LIMIT_PERIOD };

/** Seconds in which a network has one form that needs a check and comes without script. */
const ALLOWANCE_PERIOD = 600;

/** A client on the same machine; the platform reports the address of all others. */
const SAME_MACHINE = "same machine";

/**
 * Uses up a network's unchecked form. Returns undefined on success, otherwise the seconds until the next one. The
 * platform's limit, at most a minute, is shared at once by all isolates of a data centre; the longer count takes over
 * from there.
 */
export async function takeAllowance(
  network: string = SAME_MACHINE,
  { UNCHECKED_FORMS }: Pick<Env, "UNCHECKED_FORMS">,
  counts: RecentCounts,
  now: () => number = Date.now,
): Promise<number | undefined> {
  const isFirstOfMinute = await isWithinLimit(UNCHECKED_FORMS, network);
  const { count, until } = await counts.add(`unchecked ${network}`, ALLOWANCE_PERIOD);
  return isFirstOfMinute && count === 1 ? undefined : Math.max(1, Math.ceil((until - now()) / 1_000));
}

/** Seconds for which a refused sign-in counts, as in the reference upstream. */
const COUNTS_FOR = 900;

const toKey = (whose: string): string => `failures ${whose}`;

/** What others do in its network or about its number does not count for a browser familiar with the number. */
const subjectsCounted = ({ network, number, own }: Subjects) =>
  own === undefined ? { network, number } : { network: undefined, number: own };

/** Refused sign-ins of the last minutes. */
export async function readFailures(subjects: Subjects, counts: RecentCounts): Promise<Failures> {
  const { network, number } = subjectsCounted(subjects);
  const read = (whose: string | undefined) => (whose === undefined ? 0 : counts.read(toKey(whose)));
  const [ofNetwork, ofNumber] = await Promise.all([read(network), read(number)]);
  return { ofNetwork, ofNumber };
}

/** Adds one and returns the new counts. */
export async function addFailure(subjects: Subjects, counts: RecentCounts): Promise<Failures> {
  const { network, number } = subjectsCounted(subjects);
  const add = async (whose: string | undefined) =>
    whose === undefined ? 0 : (await counts.add(toKey(whose), COUNTS_FOR)).count;
  const [ofNetwork, ofNumber] = await Promise.all([add(network), add(number)]);
  return { ofNetwork, ofNumber };
}

/** A form that may go on; `isChecked` if somebody has solved its check. */
type Checked = { refusal: Refusal } | { refusal?: undefined; isChecked: boolean };

/** Limits and checks the forms of one request. */
export function openFormGuard({ env, address, origin }: GuardScope, browser: Browser): CallGuard {
  const { botCheck: settings, sessionKeys: keys } = settingsOf(env);
  const { provider } = settings;
  const verify = verifierOf({ settings, keys, log, spendOnce });
  /** By call: repeated calls for one form share one verification. */
  const checked = new Map<string, Promise<Checked>>();

  const verdictOn = (answer: string, { action }: GuardRule) =>
    verify(answer, { action, address, hostname: origin === undefined ? "" : new URL(origin).hostname });

  const failuresOf = (rule: GuardRule, subjects: Subjects) =>
    rule.check === "afterFailures" ? readFailures(subjects, counts) : NO_FAILURES;

  async function check(call: FormCall, rule: GuardRule, subjects: Subjects, isFull = false): Promise<Checked> {
    const { botCheck: answer = "" } = call;
    const hasAnswer = answer !== "";
    const failures = isFull ? MANY_FAILURES : await failuresOf(rule, subjects);
    switch (decideCheck({ rule: rule.check, failures, provider, hasAnswer })) {
      case "pass": {
        if (provider === "off") return { isChecked: true };
        const canVerify = rule.check === "afterFailures" && hasAnswer;
        return { isChecked: canVerify && (await verdictOn(answer, rule)) === "passed" };
      }
      case "missing":
        return { refusal: checkRefusal("checkMissing") };
      case "allowance": {
        const wait = await takeAllowance(subjects.network, env, counts);
        return wait === undefined ? { isChecked: false } : { refusal: checkRefusal("checkAllowance", wait) };
      }
      case "verify": {
        const verdict = await verdictOn(answer, rule);
        return verdict === "passed" ? { isChecked: true } : { refusal: checkRefusal(REFUSED_VERDICTS[verdict]) };
      }
    }
  }

  /**
   * Checks a form and counts it for its number. A browser familiar with the number has a count of its own, and a solved
   * check passes what others have used up: nobody keeps a member out by forms about their number.
   */
  async function admit(call: FormCall, rule: GuardRule, subjects: Subjects): Promise<Checked> {
    const { network, number, own } = subjects;
    const { kind } = rule;
    if (own === undefined && !(await isAddressWithin(env, kind, network))) return { refusal: TOO_MANY };
    const checking = checked.get(call.name) ?? check(call, rule, subjects);
    checked.set(call.name, checking);
    const outcome = await checking;
    if (outcome.refusal) return outcome;
    // After the check, so that forms that fail it use nothing up.
    if (own !== undefined) return (await isNumberWithin(env, kind, own)) ? outcome : { refusal: TOO_MANY };
    const ofBoth = number && network && `${number} ${network}`;
    if (!(await isNumberWithin(env, kind, ofBoth))) return { refusal: TOO_MANY };
    const isPassed = outcome.isChecked && provider !== "off" && kind !== "newsletter";
    if (isPassed || (await isNumberWithin(env, kind, number))) return outcome;
    const canCheck = rule.check === "afterFailures" && provider !== "off";
    return canCheck ? check(call, rule, subjects, true) : { refusal: TOO_MANY };
  }

  return async function guardCall(call, make) {
    const rule = guardRuleOf(call.name);
    if (!rule) return make({});
    const subjects = await getSubjects(call.query, { address, keys, browser, familiar: rule.familiar });
    const admitted = await admit(call, rule, subjects);
    if (admitted.refusal) return { isRefused: true, ...admitted.refusal };
    const { isChecked } = admitted;
    const answer = await make(await factsOf(rule, isChecked));
    if (!answer.isRefused) {
      const number = numberOf(call.query);
      if (rule.makes && number !== undefined) await browser.store(number, rule.makes);
      return answer;
    }
    if (rule.check !== "afterFailures") return answer;
    const failures = await addFailure(subjects, counts);
    if (provider === "off") return answer;
    // The upstream counts apart who has solved a check: then the form may pass.
    if (answer.code === MEMBER_REFUSALS.tooManyTries.code && !isChecked) {
      const name = provider === "embedded" ? "checkAllowance" : "checkMissing";
      return { isRefused: true, ...checkRefusal(name, answer.retryAfter) };
    }
    return hasFailedOften(failures) ? { ...answer, needsCheck: true } : answer;
  };

  async function factsOf({ kind }: GuardRule, isChecked: boolean): Promise<FormFacts> {
    const id = kind === "newsletter" ? undefined : await browser.id();
    return { ...(id !== undefined && { browser: id }), ...(isChecked && { isChecked }) };
  }
}
