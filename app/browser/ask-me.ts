import { BUSINESS_OK } from "#contract/tables/business-codes";
import { callMember, memberResultIn } from "./member-call.ts";
import { SessionEnded } from "./session-ended.ts";

/** The signed-in member, from `/api/me`. */
export interface Me {
  username: string;
  nickname: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  language?: string;
  /** Both flags are undefined if the upstream did not respond. */
  notificationFlag?: boolean;
  walkthroughFlag?: boolean;
  /** The site's clock, in milliseconds; undefined if the upstream did not respond. */
  siteNow?: number;
}

const fieldsOf = (value: unknown): Record<string, unknown> => (value ?? {}) as Record<string, unknown>;
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The member in a response. Throws SessionEnded for guests, or an error for an unexpected response. */
export function readMe(answer: unknown): Me {
  const { businessCode, data } = memberResultIn(answer);
  const { member, notificationFlag, walkthroughFlag, now } = fieldsOf(data);
  if (businessCode === BUSINESS_OK && member === null) throw new SessionEnded();
  const fields = fieldsOf(member);
  const [username, nickname, country, language] = [
    fields.username,
    fields.nickname,
    fields.country,
    fields.language,
  ].map(textOf);
  if (businessCode !== BUSINESS_OK || !username || !nickname)
    throw new Error(`no member in the answer ${businessCode}`);
  return {
    ...{ username, nickname },
    ...(country && { country }),
    ...(language && { language }),
    ...(typeof notificationFlag === "boolean" && { notificationFlag }),
    ...(typeof walkthroughFlag === "boolean" && { walkthroughFlag }),
    ...(typeof now === "number" && { siteNow: now }),
  };
}

/** Requests the signed-in member; the edge also renews the cookie if the member has changed. Rejects for guests. */
export const askMe = async (signal?: AbortSignal): Promise<Me> => readMe(await callMember("/api/me", { signal }));

/** The same as a query of the page's client, so that islands share the response. */
export const ME_QUERY = {
  queryKey: ["me"],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Me> => askMe(signal),
  meta: { member: true },
};
