import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { ContestSeason } from "../calendar/seasons.ts";

/** A run's remaining files and deletions; the next run continues. */
export class Budget {
  constructor(private left: number) {}

  /** Whether one more may be done. */
  take(): boolean {
    this.left -= 1;
    return this.left >= 0;
  }
}

export interface ArchiveWork {
  db: DrizzleD1Database;
  bucket: R2Bucket;
  season: ContestSeason;
  /** Milliseconds of the site's clock. */
  now: number;
  budget: Budget;
}
