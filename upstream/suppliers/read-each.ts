import type * as z from "zod/mini";
import type { Reading, TableFacts, TableLine } from "./facts.ts";

const isReason = (fact: unknown): fact is { reason: string } =>
  typeof fact === "object" && fact !== null && "reason" in fact;

/**
 * The rows of an answer, each read on its own, so that an invalid row affects no other. Undefined for a row that is not
 * usable yet, such as a tie without teams.
 */
export function readEach<Schema extends z.ZodMiniType, Fact extends object>(
  rows: readonly unknown[],
  schema: Schema,
  toFact: (row: z.output<Schema>) => Fact | { reason: string } | undefined,
): Reading<Fact> {
  const reading: Reading<Fact> = { facts: [], reasons: [] };
  for (const [index, row] of rows.entries()) {
    const read = schema.safeParse(row);
    if (!read.success) {
      const [issue] = read.error.issues;
      reading.reasons.push(`row ${index}: ${issue?.path.join(".")}: ${issue?.message}`);
      continue;
    }
    const fact = toFact(read.data);
    if (isReason(fact)) reading.reasons.push(`row ${index}: ${fact.reason}`);
    else if (fact !== undefined) reading.facts.push(fact);
  }
  return reading;
}

/** Tables by their rows. One with a row that cannot be read is left out: what is compared with ours is whole. */
export function readWholeTables<Schema extends z.ZodMiniType>(
  tables: readonly (readonly unknown[])[],
  schema: Schema,
  toLine: (row: z.output<Schema>) => TableLine,
): Reading<TableFacts> {
  const read = tables.map((rows) => readEach(rows, schema, toLine));
  return {
    facts: read.flatMap(({ facts, reasons }) => (reasons.length === 0 && facts.length > 0 ? [{ lines: facts }] : [])),
    reasons: read.flatMap(({ reasons }) => reasons),
  };
}
