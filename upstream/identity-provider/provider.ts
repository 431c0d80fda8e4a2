import { FAULTS, type Fault } from "./page.ts";

/** A site as a provider has registered it. */
export interface Client {
  id: string;
  secret: string;
  /** Compared letter by letter. */
  redirectUris: readonly string[];
}

export function backTo(redirectUri: string, fields: Record<string, string>): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}

/** Who has been chosen on the page of consent; undefined of whoever cancels. */
export const readUser = ({ user, other, cancel }: Record<string, string>): string | undefined =>
  cancel ? undefined : user || other || undefined;

export const readFault = (text: string | undefined): Fault | undefined => FAULTS.find((fault) => fault === text);
