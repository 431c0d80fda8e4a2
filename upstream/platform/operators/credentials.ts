import { isSameSecret } from "../secrets.ts";

/** The name of a token without one. */
const UNNAMED = "operator";

const NAMED = /^([a-z][a-z\d-]{0,31}):(.+)$/;

interface Credential {
  name: string;
  token: string;
}

/** `ADMIN_TOKEN`: a token, or several with their owners' names, `mai:…,tom:…`. */
export const credentialsIn = (configured: string): Credential[] =>
  configured
    .split(",")
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => {
      const [, name = UNNAMED, token = text] = NAMED.exec(text) ?? [];
      return { name, token };
    });

/** The name of a token's owner; undefined for an unknown token. All are compared, so that the time reveals nothing. */
export function operatorOf(configured: string, given: string): string | undefined {
  const credentials = credentialsIn(configured);
  const isTheirs = credentials.map(({ token }) => isSameSecret(given, token));
  return credentials.find((_, index) => isTheirs[index])?.name;
}
