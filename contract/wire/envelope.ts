import * as z from "zod/mini";
import { BUSINESS_OK } from "../tables/business-codes.ts";
import { preprocess } from "./preprocess.ts";
import { withoutAt } from "./scalars.ts";

const Code = preprocess(
  (value) => (typeof value === "string" ? Number(value) : value),
  z._default(z.int(), BUSINESS_OK),
);

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === "";
/** Seconds in a refusal; anything but a count is ignored. */
const Seconds = z.catch(
  preprocess((value) => (isAbsent(value) ? undefined : Number(value)), z.optional(z.int().check(z.gte(0)))),
  undefined,
);

/** `{ message?, result: { businessCode, message?, … } }` around every answer (specification, section 7). */
export const Envelope = z.looseObject({
  message: z.nullish(z.string()),
  result: preprocess(
    withoutAt,
    z.looseObject({
      businessCode: Code,
      message: z.nullish(z.string()),
      field: z.nullish(z.string()),
      retryAfter: Seconds,
    }),
  ),
});

type EnvelopeResult = z.output<typeof Envelope>["result"];

/** An answer whose business code is a refusal. */
export class BusinessRefusal extends Error {
  override name = "BusinessRefusal";
  constructor(
    readonly code: number,
    readonly detail: string | undefined,
    /** The form field that the message is about. */
    readonly field?: string,
    /** Seconds until the same call may succeed. */
    readonly retryAfter?: number,
  ) {
    super(`upstream refused with business code ${code}`);
  }
}

/** Unwraps the envelope. Throws a $ZodError for another shape, BusinessRefusal for a code other than 0. */
export function openEnvelope(answer: unknown): EnvelopeResult {
  const { result } = Envelope.parse(answer);
  const { businessCode, message, field, retryAfter } = result;
  if (businessCode !== BUSINESS_OK)
    throw new BusinessRefusal(businessCode, message ?? undefined, field ?? undefined, retryAfter);
  return result;
}
