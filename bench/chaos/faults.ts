import type { StoreMode } from "./stores.ts";
import { SUPPLIER_FAULTS } from "./supplier-faults.ts";

type Failing = Exclude<StoreMode, "good">;

/** One way in which the site's environment fails. */
export interface ChaosFault {
  name: string;
  supplier?: string;
  kv?: Failing;
  colo?: Failing;
  /** The reference upstream's D1. */
  database?: Failing;
  /** The Durable Objects for push. */
  hubs?: Failing;
}

const FAILINGS: readonly Failing[] = ["throws", "hangs", "loses"];
const WHAT: Readonly<Record<Failing, string>> = { throws: "throws", hangs: "hangs", loses: "loses writes" };

const eachFailing = (label: string, key: "kv" | "colo" | "database" | "hubs"): ChaosFault[] =>
  FAILINGS.map((failing) => ({ name: `${label} ${WHAT[failing]}`, [key]: failing }));

/** The first is no fault: the baseline of all others. */
export const FAULTS: readonly ChaosFault[] = [
  { name: "nothing fails" },
  ...SUPPLIER_FAULTS.map((name) => ({ name: `supplier: ${name}`, supplier: name })),
  ...eachFailing("KV", "kv"),
  ...eachFailing("Cache API", "colo"),
  ...eachFailing("D1", "database"),
  ...eachFailing("Durable Object", "hubs"),
];

/** Faults whose names contain one of the words; all without words. */
export const faultsNamed = (words: readonly string[]): ChaosFault[] =>
  FAULTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
