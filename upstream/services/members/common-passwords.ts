let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set<string>(dictionary["passwords-common"] as readonly string[]);
}

/** Words that anybody would try here (docs/security/authentication.md). */
export const SITE_WORDS = ["matchlight", "football", "soccer", "basketball", "livescore", "score", "sevens", "fantasy"];
const ONLY_SITE_WORDS = new RegExp(`^(?:${SITE_WORDS.join("|")})+$`);

/** Whether only such words remain without digits, signs and spaces. */
const isOfSiteWords = (password: string): boolean => ONLY_SITE_WORDS.test(password.replace(/[\d\s\p{P}\p{S}]/gu, ""));

/**
 * Looks a password up among some 50,000 common or breached ones and this site's words. The list is loaded on first use.
 */
export async function commonPasswords(): Promise<(password: string) => boolean> {
  known ??= load();
  const passwords = await known;
  return (password) => passwords.has(password.toLowerCase()) || isOfSiteWords(password.toLowerCase());
}
