import { FAULTS, type Fault } from "./page.ts";

/** A site as registered with a provider. */
export interface Client {
  id: string;
  secret: string;
  /** Compared exactly. */
  redirectUris: readonly string[];
}

export function backTo(redirectUri: string, fields: Record<string, string>): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}

/** The user chosen on the consent page; undefined if cancelled. */
export const readUser = ({ user, other, cancel }: Record<string, string>): string | undefined =>
  cancel ? undefined : user || other || undefined;

export const readFault = (text: string | undefined): Fault | undefined => FAULTS.find((fault) => fault === text);
