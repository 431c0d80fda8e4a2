import { BUSINESS_OK } from "#contract/tables/business-codes";
import type { LocaleCode } from "#contract/tables/locales";
import { callMember, memberResultIn } from "~/runtime/members/member-call";

/** A rule refused the call: the message is the upstream's, in the page's language; `field` is what it concerns. */
export class ContestRefused extends Error {
  constructor(
    message: string,
    readonly code: unknown,
    readonly field: string | undefined,
  ) {
    super(message);
  }
}

export interface ContestPlace {
  contestId: string;
  locale: LocaleCode;
}

interface ContestCall extends ContestPlace {
  /** Path after `/api`: `contest/savePicks`. */
  path: string;
  query?: Record<string, string>;
  /** A POST sends its query as form fields. */
  isPost?: boolean;
  /** Whether it changes something: a POST with `keepalive`. */
  isChange?: boolean;
  signal?: AbortSignal;
}

/** The data of an answer. Throws ContestRefused, SessionEnded, or an error if the call fails. */
export async function callContest(call: ContestCall): Promise<unknown> {
  const { contestId, locale, path, query, isChange = false, isPost = isChange, signal } = call;
  const fields = { contestId, locale, ...query };
  const answer = isPost
    ? callMember(`/api/${path}`, { fields, signal, keepalive: isChange })
    : callMember(`/api/${path}?${new URLSearchParams(fields)}`, { signal });
  const result = memberResultIn(await answer) as ReturnType<typeof memberResultIn> & { field?: unknown };
  if (result.businessCode === BUSINESS_OK) return result.data;
  const { message, field, businessCode } = result;
  throw new ContestRefused(
    typeof message === "string" ? message : "",
    businessCode,
    typeof field === "string" ? field : undefined,
  );
}
