import * as z from "zod/mini";
import { preprocess } from "./wire/preprocess.ts";
import { withoutAt } from "./wire/scalars.ts";

/** Business codes of the specification, section 4 and 7. */
export const BUSINESS_OK = 0;
/** Ours: the request itself was malformed; `result.field` names the parameter. */
export const BUSINESS_BAD_REQUEST = 400;
/** Ours: no such thing under that id. */
export const BUSINESS_NOT_FOUND = 404;
/** Ours: it was there and will not be again. */
export const BUSINESS_GONE = 410;

const Code = preprocess(
  (value) => (typeof value === "string" ? Number(value) : value),
  z._default(z.int(), BUSINESS_OK),
);

/** `{ message?, result: { businessCode, message?, … } }` around every answer (specification, section 7). */
export const Envelope = z.looseObject({
  message: z.nullish(z.string()),
  result: preprocess(withoutAt, z.looseObject({ businessCode: Code, message: z.nullish(z.string()) })),
});

export type EnvelopeResult = z.output<typeof Envelope>["result"];

/** An answer whose business code is a refusal. */
export class BusinessRefusal extends Error {
  override name = "BusinessRefusal";
  constructor(
    readonly code: number,
    readonly detail: string | undefined,
  ) {
    super(`upstream refused with business code ${code}`);
  }
}

/** Opens the envelope. Throws a $ZodError for another shape, BusinessRefusal for a code other than 0. */
export function openEnvelope(answer: unknown): EnvelopeResult {
  const { result } = Envelope.parse(answer);
  if (result.businessCode !== BUSINESS_OK) throw new BusinessRefusal(result.businessCode, result.message ?? undefined);
  return result;
}
