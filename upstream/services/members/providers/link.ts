import { and, eq } from "drizzle-orm";
import type { Provider } from "#contract/domain/members";
import type { Caller } from "../../../api/context/caller.ts";
import { inOneGo } from "../../../platform/batched.ts";
import { linkedIdentities } from "../../schema/members.ts";
import { noteEvent } from "../audit.ts";
import { notifyOfChange } from "../notify-of-change.ts";
import type { UserRow } from "../sessions.ts";
import { refusalOf } from "../users.ts";
import type { ProviderAccount } from "./provider.ts";

/** Statements that link a provider's account, replacing another account at that provider. */
const linkStatements = ({ db, now }: Caller, username: string, provider: Provider, account: ProviderAccount) => [
  db
    .delete(linkedIdentities)
    .where(and(eq(linkedIdentities.username, username), eq(linkedIdentities.provider, provider))),
  db.insert(linkedIdentities).values({ provider, ...account, username, linkedAt: now }),
];

/**
 * Links a provider's account to a member, or refuses one that another member has linked. The member is always notified:
 * the account at the provider may be somebody else's.
 */
export async function link(caller: Caller, user: UserRow, provider: Provider, account: ProviderAccount): Promise<void> {
  const { username } = user;
  const statements = linkStatements(caller, username, provider, account);
  try {
    await inOneGo(caller.db, [...statements, noteEvent(caller, username, "identity_linked")]);
  } catch (error) {
    throw refusalOf(error);
  }
  notifyOfChange(caller, user, { change: "linked", provider, name: account.name });
}

/** Unlinks a member's account at a provider, if there is one. */
export async function unlink(caller: Caller, user: UserRow, provider: Provider): Promise<void> {
  const { db } = caller;
  const { username } = user;
  const own = and(eq(linkedIdentities.username, username), eq(linkedIdentities.provider, provider));
  const [linked] = await db.select({ name: linkedIdentities.name }).from(linkedIdentities).where(own);
  if (!linked) return;
  await inOneGo(db, [db.delete(linkedIdentities).where(own), noteEvent(caller, username, "identity_unlinked")]);
  notifyOfChange(caller, user, { change: "unlinked", provider, name: linked.name ?? undefined });
}
