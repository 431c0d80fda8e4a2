import * as z from "zod/mini";
import { toBase64Url } from "#contract/http/base64url";
import { type Challenge, createPuzzle } from "#contract/members/puzzle";
import type { BotCheckAction } from "#contract/tables/bot-check";
import { seal, unseal } from "../platform/sealed.ts";
import type { SessionKeys } from "../settings/session-keys.ts";

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

/** Seconds within which a challenge must be solved and the form sent. */
export const CHALLENGE_LIFETIME = 300;

const Claims = z.looseObject({ action: z.string(), number: z.number(), jti: z.string() });

interface ChallengeOptions {
  keys: SessionKeys;
  /** Real milliseconds. */
  now: number;
}

/** The token holds the sealed solution, so that verifying derives nothing. */
export async function createChallenge(action: BotCheckAction, { keys, now }: ChallengeOptions): Promise<Challenge> {
  const { puzzle, number } = await createPuzzle();
  const jti = toBase64Url(crypto.getRandomValues(new Uint8Array(12)));
  const claims = { action, number, jti };
  return { ...puzzle, token: await seal(claims, { keys, purpose: "challenge", now, lifetime: CHALLENGE_LIFETIME }) };
}

interface VerifyOptions extends ChallengeOptions {
  action: BotCheckAction;
  /** Whether this challenge id is used for the first time; marks it as used. */
  spendOnce(id: string): Promise<boolean>;
}

/**
 * An answer consists of the challenge's token, a colon, and the number. Wrong answers use nothing up: guessing takes
 * longer than solving.
 */
export async function verifySolution(
  answer: string,
  { keys, now, action, spendOnce }: VerifyOptions,
): Promise<Exclude<Verdict, "unavailable">> {
  const [token = "", number = ""] = answer.split(":");
  const { data: claims } = Claims.safeParse(await unseal(token, { keys, purpose: "challenge", now }));
  if (!claims || claims.action !== action || String(claims.number) !== number) return "failed";
  return (await spendOnce(claims.jti)) ? "passed" : "failed";
}
