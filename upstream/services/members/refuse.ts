import { MEMBER_REFUSALS, type MemberRefusal } from "#contract/tables/member-refusals";

/** A member call refused by a rule: HTTP 200 with a business code and a message in the caller's language. */
export class RuleRefusal extends Error {
  override name = "RuleRefusal";
  constructor(
    readonly refusal: MemberRefusal,
    /** Seconds until the same call may succeed. */
    readonly retryAfter?: number,
  ) {
    super(refusal);
  }

  get code(): number {
    return MEMBER_REFUSALS[this.refusal].code;
  }

  get field(): string | undefined {
    const entry: { code: number; field?: string } = MEMBER_REFUSALS[this.refusal];
    return entry.field;
  }
}

export const refuse = (refusal: MemberRefusal, retryAfter?: number) => new RuleRefusal(refusal, retryAfter);
