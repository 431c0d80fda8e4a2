import type { SuppliedRow } from "./schema.ts";
import { COLUMNS, type Column, type NewRow } from "./supplied-statements.ts";

/**
 * Changes are dated this many milliseconds ahead, so that a reader polling for what happened since its last read never
 * misses one that was stored after that read but dated before it.
 */
export const SETTLING = 1_000;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

export interface Change {
  row: NewRow;
  /** The previous row, if its state was shown and is replaced. */
  step?: SuppliedRow;
}

/** Fields that are not shown. */
const UNSEEN: readonly Column[] = ["doubt", "reported", "phase", "twinId"];
const FIELDS = COLUMNS.flatMap(([field]) => (field === "revision" || field === "changedAt" ? [] : [field]));

export type Unnumbered = Omit<NewRow, "revision" | "changedAt">;

/** A row with its new number, if it differs from the stored one. */
export function changeOf(row: Unnumbered, before: SuppliedRow | undefined, now: number): Change | undefined {
  const differing = FIELDS.filter(
    (field) => before === undefined || !isSame(before[field], row[field as keyof Unnumbered]),
  );
  if (differing.length === 0) return undefined;
  const isSeen = differing.some((field) => !UNSEEN.includes(field));
  return {
    row: {
      ...row,
      revision: (before?.revision ?? 0) + (isSeen ? 1 : 0),
      changedAt: isSeen ? now + SETTLING : before!.changedAt,
    },
    ...(before && isSeen && before.twinId === null && { step: before }),
  };
}
