import { readWord } from "../tables/word-variables.ts";

/** Why a password is refused. */
type PasswordFault = "length" | "characters" | "common";

export interface PasswordPolicy {
  name: "specified" | "standard";
  /** In characters (code points). */
  minLength: number;
  maxLength: number;
  /** Allowed characters; any if absent. */
  characters?: RegExp;
  /** Below this length a password must not be on the list of common and breached ones; 0 disables the check. */
  checkedBelow: number;
}

/**
 * `specified`: 8 to 20 letters and digits (specification, section 5). `standard`: any characters, no composition rules,
 * 15 or more, or 8 or more if not common (ASVS 5.0, 6.2.1, 6.2.4, 6.2.5, 6.2.9, 6.2.12).
 */
export const PASSWORD_POLICIES = {
  specified: { name: "specified", minLength: 8, maxLength: 20, characters: /^[A-Za-z0-9]*$/, checkedBelow: 0 },
  standard: { name: "standard", minLength: 8, maxLength: 128, checkedBelow: 15 },
} as const satisfies Record<string, PasswordPolicy>;

/** By the variable PASSWORD_POLICY: `specified`, unless another word is configured. */
export const passwordPolicyOf = (configured: string | undefined): PasswordPolicy =>
  PASSWORD_POLICIES[readWord("PASSWORD_POLICY", configured)];

/** Undefined if the password is allowed. `isCommon` looks it up in the list that the project ships; forms have none. */
export function checkPassword(
  password: string,
  policy: PasswordPolicy,
  isCommon: (password: string) => boolean = () => false,
): PasswordFault | undefined {
  const length = [...password].length;
  if (length < policy.minLength || length > policy.maxLength) return "length";
  if (policy.characters && !policy.characters.test(password)) return "characters";
  return length < policy.checkedBelow && isCommon(password) ? "common" : undefined;
}
