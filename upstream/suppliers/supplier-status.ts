import type { SupplierName } from "#contract/tables/supplier-services";

/** A supplier's state for operators. Instants in milliseconds. */
export interface SupplierStatus {
  supplier: SupplierName;
  /** Its last answer; 0 before the first. */
  answeredAt: number;
  /** Ids of our competitions that it supplies. */
  competitions: { id: string; season: string; theirId: string }[];
  /** The plan's requests a day, and what is left of them. */
  perDay: number;
  leftToday: number;
  /** Failures in a row, and until when requests pause because of them. */
  failures: number;
  pausedUntil: number;
  /** The next look; null while it sleeps for good. */
  nextAt: number | null;
}
