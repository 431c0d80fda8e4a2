import { and, eq, lte, ne, or, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { BROWSER_LIFETIME } from "#contract/http/client-header";
import { toNetwork } from "#contract/http/network-of";
import { DAY } from "#contract/time/units";
import type { Caller } from "../../api/context/caller.ts";
import type { Expired } from "../../platform/delete-in-parts.ts";
import { keyedHash } from "../../platform/secrets.ts";
import { memberTraces, type TraceKind } from "../schema/members.ts";

/** Milliseconds. */
export const TRACES_KEPT = 60 * DAY;
/** Milliseconds; as long as the browser itself keeps its id. */
export const BROWSERS_KEPT = BROWSER_LIFETIME * 1000;

type Traces = Partial<Record<TraceKind, string | undefined>>;

/** A call's traces: network and browser, vouched for by the edge, and the push device. */
export const tracesOfCall = ({ client }: Pick<Caller, "client">, deviceToken?: string): Traces => ({
  address: client && toNetwork(client.address),
  browser: client?.browser,
  device: deviceToken,
});

export const traceHash = ({ settings }: Pick<Caller, "settings">, kind: TraceKind, value: string): string =>
  keyedHash(settings.secret, `trace of ${kind}`, value);

/**
 * Statements that store a member's traces, used to detect self-referrals (contests/referrals) and to recognise whom a
 * number belongs to (standing.ts).
 */
export function traceStatements(caller: Caller, username: string, traces: Traces) {
  const { db, now } = caller;
  return (Object.entries(traces) as [TraceKind, string | undefined][]).flatMap(([kind, value]) =>
    value
      ? db
          .insert(memberTraces)
          .values({
            username,
            kind,
            hash: traceHash(caller, kind, value),
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

export const oldTraces = (now: number): Expired => ({
  table: memberTraces,
  isExpired: or(
    and(ne(memberTraces.kind, "browser"), lte(memberTraces.lastAt, now - TRACES_KEPT)),
    lte(memberTraces.lastAt, now - BROWSERS_KEPT),
  ),
});
