import type { COMMENT_CALLS } from "#contract/calls/comments/comment-calls";
import type { CONTEST_CALLS } from "#contract/calls/contests/contest-calls";
import type { FOLLOW_CALLS } from "#contract/calls/follow/follow-calls";
import type { MEMBER_CALLS } from "#contract/calls/members/members-calls";
import type { NEWSLETTER_CALLS } from "#contract/calls/newsletter/newsletter-calls";
import type { NOTICE_CALLS } from "#contract/calls/notices/notice-calls";
import type { QueryOf, ResultOf } from "#contract/registry";
import type { CallContext } from "../../matches/call-context.ts";
import type { Caller } from "../context/caller.ts";

/** Member calls: account, favourites, notices, comments and contests; and the newsletter's. */
export type MemberCallName =
  | keyof typeof MEMBER_CALLS
  | keyof typeof FOLLOW_CALLS
  | keyof typeof NOTICE_CALLS
  | keyof typeof COMMENT_CALLS
  | keyof typeof CONTEST_CALLS
  | keyof typeof NEWSLETTER_CALLS;

/** Loads matches and names at the instant of the site's clock. Account calls never do. */
export type OpenSports = () => Promise<CallContext>;

/** Answers one member call; refuses it by throwing a RuleRefusal. */
export type MemberCall<Name extends MemberCallName> = (
  query: QueryOf<Name>,
  caller: Caller,
  openSports: OpenSports,
) => Promise<ResultOf<Name>> | ResultOf<Name>;

export type MemberCalls = { [Name in MemberCallName]: MemberCall<Name> };
