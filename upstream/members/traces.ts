import { eq, lte, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { Caller } from "./caller.ts";
import { memberTraces, type TraceKind } from "./schema.ts";
import { keyedHash } from "./secrets.ts";

/** Milliseconds. */
export const TRACES_KEPT = 60 * 24 * 3_600_000;

type Traces = Partial<Record<TraceKind, string | undefined>>;

/** A call's traces: the address signed by the edge, and the push device. */
export const tracesOfCall = ({ client }: Caller, deviceToken?: string): Traces => ({
  address: client?.address,
  device: deviceToken,
});

/** Statements that store a member's traces, used to detect self-referrals (contests/referrals). */
export function traceStatements({ db, now, settings }: Caller, username: string, traces: Traces) {
  return (Object.entries(traces) as [TraceKind, string | undefined][]).flatMap(([kind, value]) =>
    value
      ? db
          .insert(memberTraces)
          .values({
            username,
            kind,
            hash: keyedHash(settings.secret, `trace of ${kind}`, value),
            firstAt: now,
            lastAt: now,
          })
          .onConflictDoUpdate({
            target: [memberTraces.username, memberTraces.kind, memberTraces.hash],
            set: { lastAt: sql`max(${memberTraces.lastAt}, ${now})` },
          })
      : [],
  );
}

export const eraseTraces = (db: DrizzleD1Database, username: string) =>
  db.delete(memberTraces).where(eq(memberTraces.username, username));

export const endOldTraces = (db: DrizzleD1Database, now: number) =>
  db.delete(memberTraces).where(lte(memberTraces.lastAt, now - TRACES_KEPT));
