import type { TableReason } from "#contract/tables/standings-keys";
import type { AnyTable } from "./standings-rows.ts";

type Reasoned = Pick<AnyTable, "reasons">;

/** Reasons that all tables of a page have: these stand above them, once. */
export const sharedReasons = (tables: readonly Reasoned[]): TableReason[] =>
  (tables[0]?.reasons ?? []).filter((reason) => tables.every(({ reasons = [] }) => reasons.includes(reason)));

/** A table's reasons that the others have not. */
export const ownReasons = ({ reasons = [] }: Reasoned, shared: readonly TableReason[]): TableReason[] =>
  reasons.filter((reason) => !shared.includes(reason));
