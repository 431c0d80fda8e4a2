import type * as z from "zod/mini";
import type { Reading } from "./facts.ts";

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
