import { and, asc, eq, sql } from "drizzle-orm";
import type { PasskeyWire } from "#contract/calls/members/passkey-wire";
import { MOST_PASSKEYS } from "#contract/members/passkeys";
import type { Caller } from "../../../api/context/caller.ts";
import { inOneGo } from "../../../platform/batched.ts";
import { newName } from "../../../platform/secrets.ts";
import { passkeys, users } from "../../schema/members.ts";
import { noteEvent } from "../audit.ts";
import { notifyOfChange } from "../notify-of-change.ts";
import { refuse } from "../refuse.ts";
import type { UserRow } from "../sessions.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The member's passkeys, oldest first. */
export const passkeysOf = ({ db }: Pick<Caller, "db">, username: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.username, username)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export async function listPasskeys(caller: Pick<Caller, "db">, username: string): Promise<PasskeyWire[]> {
  return (await passkeysOf(caller, username)).map(({ id, name, agent, createdAt, lastUsedAt }) => ({
    passkeyId: id,
    ...(name !== null && { name }),
    ...(agent !== null && { agent }),
    createdAt,
    ...(lastUsedAt !== null && { lastUsedAt }),
  }));
}

/** A passkey with its member, by the authenticator's name for it; neither of an account past its grace period. */
export async function findPasskey({ db, now }: Caller, credentialId: string) {
  const [found] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.username, passkeys.username))
    .where(eq(passkeys.credentialId, credentialId));
  return found && (found.user.eraseAt === null || found.user.eraseAt > now) ? found : undefined;
}

type NewPasskey = Pick<PasskeyRow, "credentialId" | "publicKey" | "counter" | "transports">;

/** By one conditional statement, so that concurrent calls cannot exceed the most. */
export async function storePasskey(caller: Caller, user: UserRow, passkey: NewPasskey): Promise<void> {
  const { db, now, client } = caller;
  const { username } = user;
  const row = { ...passkey, id: newName(16), username, agent: client?.agent ?? null, createdAt: now };
  const isFull = sql`(select count(*) from ${passkeys} where ${passkeys.username} = ${username}) >= ${MOST_PASSKEYS}`;
  const stored = await db
    .insert(passkeys)
    .select(
      sql`select ${row.id}, ${row.credentialId}, ${username}, ${row.publicKey}, ${row.counter},
        ${JSON.stringify(row.transports)}, null, ${row.agent}, ${now}, null where not ${isFull}`,
    )
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (stored.length === 0)
    throw refuse((await passkeysOf(caller, username)).length < MOST_PASSKEYS ? "passkeyTaken" : "passkeyLimit");
  await noteEvent(caller, username, "passkey_added");
  notifyOfChange(caller, user, { change: "passkeyAdded" });
}

/** Notes a use, unless another answer has been accepted with this or a later counter meanwhile: false then. */
export async function notePasskeyUse({ db, now }: Caller, { id, counter }: PasskeyRow, next: number): Promise<boolean> {
  const noted = await db
    .update(passkeys)
    .set({ counter: next, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

export async function renamePasskey({ db }: Caller, username: string, id: string, name: string): Promise<void> {
  await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.username, username), eq(passkeys.id, id)));
}

/** Removes one passkey of a member, or without `id` all of them. */
export async function removePasskeys(caller: Caller, user: UserRow, id?: string): Promise<void> {
  const { db } = caller;
  const own = eq(passkeys.username, user.username);
  const removed = await db
    .delete(passkeys)
    .where(id === undefined ? own : and(own, eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  if (removed.length === 0) return;
  await inOneGo(db, [noteEvent(caller, user.username, "passkey_removed")]);
  notifyOfChange(caller, user, { change: "passkeyRemoved" });
}
