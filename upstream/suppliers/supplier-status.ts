import type { SupplierName } from "#contract/tables/supplier-services";

/** A supplier's state for operators. Instants in milliseconds. */
export interface SupplierStatus {
  supplier: SupplierName;
  /** Its last answer; 0 before the first. */
  answeredAt: number;
  /** Ids of our competitions that it supplies. */
  competitions: {
    id: string;
    season: string;
    theirId: string;
    /** Of its table, that differ from ours; absent before the first check. */
    differingLines?: number;
  }[];
  /** The plan's requests a day, and what is left of them. */
  perDay: number;
  leftToday: number;
  /** Failures in a row, and until when requests pause because of them. */
  failures: number;
  pausedUntil: number;
  /** The next look; null while it sleeps for good. */
  nextAt: number | null;
}

/** In how many competitions a supplier's table differs from ours. */
export const differingTables = (suppliers: readonly Pick<SupplierStatus, "competitions">[]): number =>
  new Set(
    suppliers.flatMap(({ competitions }) =>
      competitions.flatMap(({ id, season, differingLines = 0 }) => (differingLines > 0 ? `${id} ${season}` : [])),
    ),
  ).size;
