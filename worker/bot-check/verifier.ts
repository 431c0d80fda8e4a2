import * as z from "zod/mini";
import type { Log } from "../platform/log.ts";
import type { BotCheckSettings, ServiceSettings } from "../settings/bot-check-settings.ts";
import type { SessionKeys } from "../settings/session-keys.ts";
import { type CheckFacts, type Verdict, type VerifyAnswer, verifySolution } from "./challenges.ts";

/** Milliseconds to wait for the service. */
const TIME_LIMIT = 5_000;
/** Characters; Turnstile's answers have up to 2,048, reCAPTCHA documents no limit. */
const LONGEST_ANSWER = 4_096;

/** The siteverify response of both services; `action` is Turnstile's only. */
const ServiceAnswer = z.looseObject({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
  "error-codes": z.optional(z.array(z.string())),
});
export type ServiceAnswer = z.output<typeof ServiceAnswer>;

/** Error codes that are not the visitor's fault: our secret or request is wrong, or the service is out of order. */
const FAULTS_OF_OURS = ["missing-input-secret", "invalid-input-secret", "bad-request", "internal-error"];

interface Expected extends Pick<CheckFacts, "action" | "hostname"> {
  provider: ServiceSettings["provider"];
  hasTestKeys: boolean;
}

/**
 * Whether a service's answer lets a form pass: success, for this host and this action. reCAPTCHA v2 has no actions;
 * test keys report their own host and action.
 */
export function verdictOf(answer: ServiceAnswer, expected: Expected): Verdict {
  const { success, hostname, action } = answer;
  if (!success) return answer["error-codes"]?.some((code) => FAULTS_OF_OURS.includes(code)) ? "unavailable" : "failed";
  if (expected.hasTestKeys) return "passed";
  if (hostname !== expected.hostname) return "failed";
  return expected.provider === "recaptcha" || action === expected.action ? "passed" : "failed";
}

/** Verifies answers with Turnstile or reCAPTCHA. */
export function siteVerifier(settings: ServiceSettings, log: Log, network: typeof fetch = fetch): VerifyAnswer {
  const { provider, secret, verifyUrl, hasTestKeys } = settings;
  const unavailable = (reason: string): Verdict => {
    log("bot_check_failed", { provider, reason });
    return "unavailable";
  };
  return async function verify(answer, { address, action, hostname }) {
    if (answer.length > LONGEST_ANSWER) return "failed";
    const body = new URLSearchParams({ secret, response: answer, ...(address !== undefined && { remoteip: address }) });
    try {
      const signal = AbortSignal.timeout(TIME_LIMIT);
      const response = await network(verifyUrl, { method: "POST", body, signal, redirect: "manual" });
      if (!response.ok) return unavailable(`status ${response.status}`);
      const given = ServiceAnswer.parse(await response.json());
      const verdict = verdictOf(given, { provider, hasTestKeys, action, hostname });
      return verdict === "unavailable" ? unavailable(given["error-codes"]?.join(" ") ?? "") : verdict;
    } catch (error) {
      // Only the error's name: its message may repeat what was sent.
      return unavailable(error instanceof Error ? error.name : "?");
    }
  };
}

interface VerifierOptions {
  settings: BotCheckSettings;
  /** May be absent locally only: challenges cannot be created or opened then. */
  keys: SessionKeys | undefined;
  log: Log;
  spendOnce(id: string): Promise<boolean>;
}

/** The verifier of the configured provider. */
export function verifierOf({ settings, keys, log, spendOnce }: VerifierOptions): VerifyAnswer {
  if ("scriptUrl" in settings) return siteVerifier(settings, log);
  return async (answer, { action }) =>
    keys ? verifySolution(answer, { keys, now: Date.now(), action, spendOnce }) : "unavailable";
}
