import type { MEMBER_CALLS } from "#contract/calls/members/members-calls";
import type { QueryOf, ResultOf } from "#contract/registry";
import type { Caller } from "../../members/caller.ts";

export type MemberCallName = keyof typeof MEMBER_CALLS;

/** Answers one call about members; refuses it by throwing a RuleRefusal. */
export type MemberCall<Name extends MemberCallName> = (
  query: QueryOf<Name>,
  caller: Caller,
) => Promise<ResultOf<Name>> | ResultOf<Name>;

export type MemberCalls = { [Name in MemberCallName]: MemberCall<Name> };
