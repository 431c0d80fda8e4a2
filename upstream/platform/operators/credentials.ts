const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** Compares two secrets in constant time: their digests have the same length and are compared in full. */
async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given), digest(expected)]);
  return a.reduce((difference, byte, index) => difference | (byte ^ b[index]!), 0) === 0;
}

/** The name of a token without one. */
export const UNNAMED = "operator";

const NAMED = /^([a-z][a-z\d-]{0,31}):(.+)$/;

interface Credential {
  name: string;
  token: string;
}

/** `ADMIN_TOKEN`: a token, or several with the names of those who have them, `mai:…,tom:…`. */
export const credentialsIn = (configured: string): Credential[] =>
  configured
    .split(",")
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => {
      const [, name = UNNAMED, token = text] = NAMED.exec(text) ?? [];
      return { name, token };
    });

/** Whose token it is; undefined if it is nobody's. All are compared, so that the time says nothing. */
export async function operatorOf(configured: string, given: string): Promise<string | undefined> {
  const credentials = credentialsIn(configured);
  const isTheirs = await Promise.all(credentials.map(({ token }) => isSameSecret(given, token)));
  return credentials.find((_, index) => isTheirs[index])?.name;
}
