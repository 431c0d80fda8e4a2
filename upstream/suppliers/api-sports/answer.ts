import * as z from "zod/mini";
import type { Side } from "#contract/domain/match";
import type { Reading } from "../facts.ts";
import { readEach } from "../read-each.ts";
import { SupplierRefusal } from "../supplier-refusal.ts";

/** The envelope of every answer. Errors come with HTTP 200: an object of them, or an empty list. */
const Envelope = z.object({
  errors: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  response: z.array(z.unknown()),
});

const kindOf = (fields: readonly string[]): SupplierRefusal["kind"] => {
  if (fields.some((field) => field === "requests" || field === "rateLimit")) return "quota";
  return fields.some((field) => field === "token" || field === "access") ? "key" : "request";
};

/** Names the refused fields only; their texts may repeat what was sent. */
function refuseErrors(errors: z.output<typeof Envelope>["errors"]): void {
  const fields = Object.keys(errors);
  if (fields.length > 0) throw new SupplierRefusal(kindOf(fields), `refused: ${fields.join(", ")}`);
}

/** What an answer holds. Throws a SupplierRefusal for an error answer, and an Error for anything malformed. */
export function responseOf(answer: unknown): unknown[] {
  const envelope = Envelope.safeParse(answer);
  if (!envelope.success) throw new Error("not an answer of this supplier");
  refuseErrors(envelope.data.errors);
  return envelope.data.response;
}

/** The rows of an answer; throws as `responseOf` does. */
export function readRows<Schema extends z.ZodMiniType, Fact extends object>(
  answer: unknown,
  schema: Schema,
  toFact: (row: z.output<Schema>) => Fact | { reason: string },
): Reading<Fact> {
  return readEach(responseOf(answer), schema, toFact);
}

export const Named = z.object({ id: z.int(), name: z.string().check(z.minLength(1)) });
/** A person whose id and name may be unknown. */
export const Person = z.object({ id: z.nullable(z.int()), name: z.nullable(z.string()) });
export const Count = z.nullable(z.int());
/** Negative scores have occurred: such a row is invalid. */
export const Score = z.object({
  home: z.nullable(z.int().check(z.minimum(0))),
  away: z.nullable(z.int().check(z.minimum(0))),
});

export const toPair = ({ home, away }: z.output<typeof Score>): readonly [number, number] | undefined =>
  home === null || away === null ? undefined : [home, away];

export const toPerson = ({ id, name }: z.output<typeof Person>) =>
  name ? { ...(id !== null && { id: String(id) }), name } : undefined;

/** The readable rows about a match's teams, by the sides that they play on. */
export function bySide<Schema extends z.ZodMiniType<{ team: { id: number } }>>(
  rows: readonly unknown[],
  schema: Schema,
  sides: ReadonlyMap<number, Side>,
): (readonly [Side, z.output<Schema>])[] {
  return rows.flatMap((row) => {
    const read = schema.safeParse(row);
    const side = read.success ? sides.get(read.data.team.id) : undefined;
    return read.success && side ? [[side, read.data] as const] : [];
  });
}
