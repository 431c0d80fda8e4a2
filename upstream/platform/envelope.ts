import { BUSINESS_BAD_REQUEST, BUSINESS_GONE, BUSINESS_NOT_FOUND, BUSINESS_OK } from "#contract/tables/business-codes";
import type { RuleRefusal } from "../services/members/refuse.ts";

interface Refusal {
  message: string;
  result: { businessCode: number; message: string; field?: string; retryAfter?: number; requestId?: string };
}

export const success = <Body extends object>(body: Body) => ({
  message: "Success",
  result: { businessCode: BUSINESS_OK, ...body },
});

export const refusal = (businessCode: number, message: string, field?: string): Refusal => ({
  message,
  result: { businessCode, message, ...(field !== undefined && { field }) },
});

const CODES = { 400: BUSINESS_BAD_REQUEST, 404: BUSINESS_NOT_FOUND, 410: BUSINESS_GONE } as const;

/** Refuses a call. `message` is a technical text in English that the caller may read. */
export class CallRefusal extends Error {
  override name = "CallRefusal";
  constructor(
    readonly status: keyof typeof CODES,
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }

  get body(): Refusal {
    return refusal(CODES[this.status], this.message, this.field);
  }
}

export const badRequest = (field: string, reason: string) => new CallRefusal(400, `${field}: ${reason}`, field);

/** `field` is the parameter whose value does not exist. */
export const notFound = (field: string, reason: string) => new CallRefusal(404, `${field}: ${reason}`, field);

/** A rule's refusal, in the caller's language. */
export const ruleRefusal = ({ code, field, retryAfter }: RuleRefusal, text: string): Refusal => {
  const body = refusal(code, text, field);
  return { ...body, result: { ...body.result, ...(retryAfter !== undefined && { retryAfter }) } };
};
