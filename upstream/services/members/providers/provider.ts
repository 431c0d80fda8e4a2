/** A provider's account, vouched for by the provider itself. */
export interface ProviderAccount {
  subject: string;
  name?: string;
}

/** What a provider sent back, and what the edge stored in its transaction cookie. */
export interface ProviderCode {
  code: string;
  redirectUri: string;
  codeVerifier: string;
  nonce?: string | undefined;
}

/** Time-out of one request to a provider, in milliseconds. */
const TIME_LIMIT = 3_500;

/** Maximum characters of a stored name. */
const LONGEST_NAME = 64;

/** The provider refused, or its answer is invalid; `message` is for the log and contains nothing personal. */
export class ProviderFault extends Error {
  override name = "ProviderFault";
}

export type Fields = Readonly<Record<string, unknown>>;

/** Requests a JSON object. Throws ProviderFault for anything else, and on a time-out. */
export async function requestProvider(url: string, init: RequestInit): Promise<{ status: number; fields: Fields }> {
  try {
    const answer = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(TIME_LIMIT) });
    const fields: unknown = await answer.json();
    if (typeof fields !== "object" || fields === null) throw new Error("no object");
    return { status: answer.status, fields: fields as Fields };
  } catch (error) {
    throw new ProviderFault(`no answer: ${error instanceof Error ? error.message : "unknown"}`);
  }
}

/** A text field of an answer. Throws ProviderFault if it is not one. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === "string" && value !== "") return value;
  throw new ProviderFault(`no ${name}`);
}

export const buildAccount = (subject: string, name: unknown): ProviderAccount => ({
  subject,
  ...(typeof name === "string" && name !== "" && { name: name.slice(0, LONGEST_NAME) }),
});
