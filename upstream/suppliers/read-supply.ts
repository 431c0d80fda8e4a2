import { eq, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Supply } from "#contract/domain/match-info";
import { phaseGroup } from "#contract/domain/status";
import { SUPPLIER_SERVICES } from "#contract/tables/supplier-services";
import type { Fixture, MatchState } from "../match/match.ts";
import { suppliedMatches, supplierAnswers } from "./schema.ts";

/**
 * After this time (milliseconds) without an answer, the state of a match in play counts as unknown: several live lists
 * have failed, or a small plan's quota is used up.
 */
export const SILENT_AFTER = 5 * 60_000;

/** A match's suppliers, by a row of each. */
export function supplyOf(
  rows: readonly { supplier: string; answeredAt: number | null }[],
  { phase }: Pick<MatchState, "phase">,
  now: number,
): Supply {
  const suppliers = SUPPLIER_SERVICES.flatMap(({ code, name }) =>
    rows.some(({ supplier }) => supplier === code) ? [name] : [],
  );
  const last = Math.max(0, ...rows.map(({ answeredAt }) => answeredAt ?? 0));
  const isPlayed = phaseGroup(phase) === "live" || phaseGroup(phase) === "halted";
  return { suppliers, ...(isPlayed && last > 0 && now - last > SILENT_AFTER && { silentSince: last }) };
}

/** The suppliers that report a match; undefined for another source. */
export type ReadSupply = (match: { fixture: Fixture; state: MatchState }, now: number) => Promise<Supply | undefined>;

export const supplyIn =
  (database: D1Database, listed: readonly string[]): ReadSupply =>
  async ({ fixture, state }, now) => {
    if (fixture.source !== "supplied") return undefined;
    const { id, twinId, supplier } = suppliedMatches;
    const rows = await drizzle(database)
      .select({ supplier, answeredAt: supplierAnswers.answeredAt })
      .from(suppliedMatches)
      .leftJoin(supplierAnswers, eq(supplierAnswers.supplier, supplier))
      .where(or(eq(id, fixture.id), eq(twinId, fixture.id)));
    return supplyOf(
      rows.filter((row) => listed.includes(row.supplier)),
      state,
      now,
    );
  };
