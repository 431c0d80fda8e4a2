import type { BotCheckAction } from "#contract/tables/bot-check";

/** Result of a bot check. `unavailable`: it could not be verified, so the form is refused too. */
export type Verdict = "passed" | "failed" | "unavailable";

export interface CheckFacts {
  /** What the answer must have been given for. */
  action: BotCheckAction;
  /** The visitor's network address, if known. */
  address: string | undefined;
  /** Host of the page with the form. */
  hostname: string;
}

/** Whether an answer proves that a person, not a bot, sends a form. Never throws. */
export type VerifyAnswer = (answer: string, facts: CheckFacts) => Promise<Verdict>;
