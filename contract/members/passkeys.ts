/** Most passkeys of a member: more than anybody has devices and password managers. */
export const MOST_PASSKEYS = 10;
/** Characters. */
export const LONGEST_PASSKEY_NAME = 40;

/**
 * A name as it is stored: without line breaks, control characters and surrounding space. Undefined if it is no name.
 */
export function passkeyName(typed: string): string | undefined {
  const name = typed
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return name !== "" && [...name].length <= LONGEST_PASSKEY_NAME ? name : undefined;
}
