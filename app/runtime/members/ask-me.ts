import type { QueryFunctionContext } from "@tanstack/react-query";
import { BUSINESS_OK } from "#contract/tables/business-codes";
import { patience } from "../time-limit.ts";
import { callMember, memberResultIn } from "./member-call.ts";
import { SessionEnded } from "./session-ended.ts";

/** The signed-in member, from `/api/me`. The edge itself writes the response (worker/api/me.ts). */
export interface Me {
  username: string;
  nickname: string;
  /** Number of the picture. */
  avatar?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  language?: string;
  /** Both flags are undefined if the upstream did not respond. */
  notificationFlag?: boolean;
  walkthroughFlag?: boolean;
  /** The site's clock, in milliseconds; undefined if the upstream did not respond. */
  now?: number;
}

/** The member in a response. Throws SessionEnded for guests, or an error for an unexpected response. */
export function readMe(answer: unknown): Me {
  const { businessCode, data } = memberResultIn(answer);
  const { member, ...flags } = (data ?? {}) as Omit<Me, "username" | "nickname"> & { member?: Me | null };
  if (businessCode !== BUSINESS_OK || member === undefined) throw new Error(`no answer: ${businessCode}`);
  if (!member) throw new SessionEnded();
  return { ...member, ...flags };
}

/** Requests the signed-in member; the edge also renews the cookie if the member has changed. Rejects for guests. */
export const askMe = async (signal?: AbortSignal, failures = 0): Promise<Me> =>
  readMe(await callMember("/api/me", { signal, limit: patience(failures) }));

/** The same as a query of the page's client, so that islands share the response. */
export const ME_QUERY = {
  queryKey: ["me"],
  queryFn: ({ signal, client, queryKey }: QueryFunctionContext): Promise<Me> =>
    askMe(signal, client.getQueryState(queryKey)?.errorUpdateCount),
  meta: { member: true },
};
