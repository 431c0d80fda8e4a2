/** An account at a provider, as the provider itself has vouched for it. */
export interface ProviderAccount {
  subject: string;
  name?: string;
}

/** What a provider sent back, with what the edge kept in its transaction cookie. */
export interface ProviderCode {
  code: string;
  redirectUri: string;
  codeVerifier: string;
  nonce?: string | undefined;
}

/** Milliseconds for one question to a provider. */
const TIME_LIMIT = 3_500;

/** Characters of a name that are stored. */
const LONGEST_NAME = 64;

/** The provider said no, or what it said makes no sense; `message` is for the log and holds nothing personal. */
export class ProviderFault extends Error {
  override name = "ProviderFault";
}

export type Fields = Readonly<Record<string, unknown>>;

/** A JSON object. Throws ProviderFault for anything else, and where the provider does not answer in time. */
export async function askProvider(url: string, init: RequestInit): Promise<{ status: number; fields: Fields }> {
  try {
    const answer = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(TIME_LIMIT) });
    const fields: unknown = await answer.json();
    if (typeof fields !== "object" || fields === null) throw new Error("no object");
    return { status: answer.status, fields: fields as Fields };
  } catch (error) {
    throw new ProviderFault(`no answer: ${error instanceof Error ? error.message : "unknown"}`);
  }
}

/** A text of an answer. Throws ProviderFault where it is none. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === "string" && value !== "") return value;
  throw new ProviderFault(`no ${name}`);
}

export const accountOf = (subject: string, name: unknown): ProviderAccount => ({
  subject,
  ...(typeof name === "string" && name !== "" && { name: name.slice(0, LONGEST_NAME) }),
});
