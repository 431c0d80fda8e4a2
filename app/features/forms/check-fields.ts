import { checkNickname } from "#contract/members/nickname";
import { checkPassword, passwordPolicyOf } from "#contract/members/password-policy";
import { withWesternDigits } from "#contract/members/written-number";
import type { FaultKind } from "./faults.ts";

const NICKNAME_FAULTS = { form: "nickname", reserved: "nicknameReserved" } as const;

export function nicknameFault(nickname: string): FaultKind | undefined {
  const fault = checkNickname(nickname);
  return fault && NICKNAME_FAULTS[fault];
}

/**
 * Checks the configured policy (PublicConfig.passwordPolicy). Only the supplier knows which passwords are too common.
 */
export function newPasswordFault(password: string, configured: string | undefined): FaultKind | undefined {
  const policy = passwordPolicyOf(configured);
  if (!checkPassword(password, policy)) return undefined;
  return policy.name === "standard" ? "passwordStandard" : "passwordSpecified";
}

/** Checks the repeated password. */
export const confirmationFault = (password: string, confirmation: string): FaultKind | undefined =>
  password === confirmation ? undefined : "passwordsDiffer";

/** Six digits, without the separators that people type. */
export const codeDigits = (code: string): string => withWesternDigits(code).replace(/[\s.\p{Pd}]/gu, "");

export const codeFault = (code: string): FaultKind | undefined =>
  /^\d{6}$/.test(codeDigits(code)) ? undefined : "code";
