import type { Log } from "../platform/log.ts";
import type { BotCheckSettings } from "../settings/bot-check-settings.ts";
import type { SessionKeys } from "../settings/session-keys.ts";
import { verifySolution } from "./challenges.ts";
import { siteVerifier } from "./siteverify.ts";
import type { VerifyAnswer } from "./verdict.ts";

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
