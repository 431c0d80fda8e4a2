/** The platform's billed usage of a request; bytes sent are free. */
export interface Usage {
  /** Requests to the edge worker; static files and service-binding calls are not counted. */
  requests: number;
  /** Milliseconds of CPU of both workers. */
  cpuMs: number;
  kvReads: number;
  kvWrites: number;
  kvDeletes: number;
  /** Durable Objects: requests, alarms, sockets opened. Outgoing messages are not counted. */
  objectRequests: number;
  /** Seconds for which an object is in memory, charged at 128 MB. */
  objectSeconds: number;
  objectRowsWritten: number;
  databaseRowsRead: number;
}

const MILLION = 1_000_000;
const GIGABYTES_OF_OBJECT = 0.128;

/**
 * Dollars per unit: the published prices of Workers Paid (2026-11), without the amounts included in the plan of five
 * dollars a month.
 */
export const PRICES: Readonly<Record<keyof Usage, number>> = {
  requests: 0.3 / MILLION,
  cpuMs: 0.02 / MILLION,
  kvReads: 0.5 / MILLION,
  kvWrites: 5 / MILLION,
  kvDeletes: 5 / MILLION,
  objectRequests: 0.15 / MILLION,
  objectSeconds: (12.5 * GIGABYTES_OF_OBJECT) / MILLION,
  objectRowsWritten: 1 / MILLION,
  databaseRowsRead: 0.001 / MILLION,
};

/** Dollars for a million times a usage; missing fields count as zero. */
export const dollarsForMillion = (usage: Partial<Usage>): number =>
  MILLION * Object.entries(PRICES).reduce((sum, [name, each]) => sum + (usage[name as keyof Usage] ?? 0) * each, 0);
