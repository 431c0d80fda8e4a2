import type { BotCheckAction } from "#contract/tables/bot-check";

/** Of an answer to a bot check. `unavailable`: nobody can say, so the form is refused too. */
export type Verdict = "passed" | "failed" | "unavailable";

export interface CheckFacts {
  /** What the answer must have been given for. */
  action: BotCheckAction;
  /** The visitor's network address, where it is known. */
  address: string | undefined;
  /** Of the page with the form. */
  hostname: string;
}

/** Whether an answer proves that somebody, and not a bot, sends a form. Never throws. */
export type VerifyAnswer = (answer: string, facts: CheckFacts) => Promise<Verdict>;
