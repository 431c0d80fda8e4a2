import { BUSINESS_OK } from "#contract/tables/business-codes";
import { callMember, memberResultIn, orWhenUnanswered } from "~/runtime/members/member-call";
import type { Fault } from "./faults.ts";

/** The refusal in an answer; undefined on success. Throws if it ends the session. */
export function faultIn(answer: unknown): Fault | undefined {
  const { businessCode, message } = memberResultIn(answer);
  if (businessCode === BUSINESS_OK) return undefined;
  return typeof message === "string" && message !== "" ? { message } : { kind: "refused" };
}

/** Saves a member's choice by a call that outlives the page: they may leave it at once. */
export const saveByCall = (path: string, fields: Record<string, string>): Promise<Fault | undefined> =>
  orWhenUnanswered(async () => faultIn(await callMember(path, { fields, keepalive: true })), {
    kind: "unsent",
  } satisfies Fault);
