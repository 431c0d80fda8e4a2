import type { SitePart } from "../tables/site.ts";
import type { Sport } from "../tables/sports.ts";
import type { SupplierName } from "../tables/supplier-services.ts";

/** `off`: not configured. `unknown`: another server answers for it, and is not asked. */
export type PartState = "up" | "late" | "down" | "off" | "unknown";

/** A sport's data. Instants in milliseconds. */
export interface SportStatus {
  sport: Sport;
  state: PartState;
  /** The newest that a supplier or an import has brought; absent where there is none. */
  newestAt?: number;
  /** Competitions of which there is no real data are simulated. */
  isSimulated: boolean;
}

export interface SuppliedStatus {
  supplier: SupplierName;
  sport: Sport;
  state: PartState;
  /** Its last answer; 0 before the first. */
  answeredAt: number;
  /** What is left of the day's requests. */
  leftToday: number;
  perDay: number;
  /** Failures in a row. */
  failures: number;
}

/** What works, as `/status.json` and the page `/status` say it. */
export interface SiteStatus {
  status: "up" | "down";
  /** `peer`: another server than the embedded upstream answers calls. */
  upstream: "up" | "down" | "peer";
  /** When this was found out, in milliseconds. */
  checkedAt: number;
  parts: Record<SitePart, PartState>;
  sports: SportStatus[];
  suppliers: SuppliedStatus[];
  /** For operators: the last migration of the database, and how many questions of imports are open. */
  migration?: string;
  questions?: number;
  /** Of how many matches suppliers have been saying different things for a while. */
  disagreements?: number;
  /** In how many competitions a supplier's table differs from ours. */
  differingTables?: number;
}
