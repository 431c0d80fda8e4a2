import * as z from "zod/mini";
import type { PartState, SiteStatus, SportStatus, SuppliedStatus } from "#contract/domain/site-status";
import { SPORTS } from "#contract/tables/sports";
import { SUPPLIER_SERVICES } from "#contract/tables/supplier-services";

const SUPPLIER_NAMES = SUPPLIER_SERVICES.map(({ code }) => code);
const SPORT_CODES = SPORTS.map(({ code }) => code);

/** What the embedded upstream says of itself while its database answers. */
export const WireStatus = z.object({
  database: z.object({ isUp: z.literal(true), migration: z.optional(z.string()) }),
  members: z.object({ isConfigured: z.boolean() }),
  sports: z.array(z.object({ sport: z.enum(SPORT_CODES), isSimulated: z.boolean(), importedAt: z.number() })),
  suppliers: z.array(
    z.object({
      supplier: z.enum(SUPPLIER_NAMES),
      sport: z.enum(SPORT_CODES),
      answeredAt: z.number(),
      leftToday: z.number(),
      perDay: z.number(),
      failures: z.number(),
    }),
  ),
  /** Both absent in the status of an upstream that is older than this edge. */
  disagreements: z.optional(z.number()),
  differingTables: z.optional(z.number()),
  questions: z.number(),
});
export type UpstreamStatus = z.infer<typeof WireStatus>;

const suppliedStatus = (supplier: UpstreamStatus["suppliers"][number]): SuppliedStatus => ({
  ...supplier,
  state: supplier.failures > 0 ? "late" : "up",
});

function sportStatus(
  { sport, isSimulated, importedAt }: UpstreamStatus["sports"][number],
  suppliers: readonly SuppliedStatus[],
): SportStatus {
  const own = suppliers.filter((one) => one.sport === sport);
  const newestAt = Math.max(importedAt, ...own.map(({ answeredAt }) => answeredAt));
  const isLate = own.length > 0 && own.every(({ state }) => state === "late");
  return { sport, state: isLate ? "late" : "up", isSimulated, ...(newestAt > 0 && { newestAt }) };
}

const everySport = (state: PartState): SportStatus[] =>
  SPORT_CODES.map((sport) => ({ sport, state, isSimulated: false }));

/** What works, by what the upstream says of itself: `down` if it says nothing, `peer` if it is another server. */
export function siteStatus(said: UpstreamStatus | "down" | "peer", checkedAt: number): SiteStatus {
  if (said === "peer") {
    const parts = { pages: "up", live: "unknown", notices: "unknown", logIn: "unknown" } as const;
    return { status: "up", upstream: said, checkedAt, parts, sports: everySport("unknown"), suppliers: [] };
  }
  if (said === "down") {
    const parts = { pages: "late", live: "down", notices: "down", logIn: "down" } as const;
    return { status: "down", upstream: said, checkedAt, parts, sports: everySport("down"), suppliers: [] };
  }
  const suppliers = said.suppliers.map(suppliedStatus);
  const { migration } = said.database;
  const ofMembers = said.members.isConfigured ? "up" : "off";
  return {
    status: "up",
    upstream: "up",
    checkedAt,
    parts: { pages: "up", live: "up", notices: ofMembers, logIn: ofMembers },
    sports: said.sports.map((one) => sportStatus(one, suppliers)),
    suppliers,
    ...(migration !== undefined && { migration }),
    ...(said.disagreements !== undefined && { disagreements: said.disagreements }),
    ...(said.differingTables !== undefined && { differingTables: said.differingTables }),
    questions: said.questions,
  };
}
