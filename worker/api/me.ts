import type { OpenAccount } from "../members/account.ts";
import { type Member, memberOfUser, type Session } from "../members/session.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import { JSON_HEADERS } from "./api-fault.ts";

/** Seconds after which the cookie is renewed, so that its thirty days slide. */
const RENEWED_AFTER = 24 * 3_600;

/** Other changes may stay unnoticed for a day; changes of what pages show may not. */
const needsRenewal = (session: Session, member: Member, now: number): boolean =>
  now / 1_000 - (session.iat ?? 0) > RENEWED_AFTER ||
  (["nickname", "avatar", "country", "language", "view"] as const).some((field) => session[field] !== member[field]);

const answer = (member: Member | undefined, flags: object, cookies: readonly string[]): Response => {
  const headers = new Headers(JSON_HEADERS);
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  const data = { member: member ?? null, ...flags };
  return new Response(JSON.stringify({ message: "Success", result: { businessCode: 0, data } }), { headers });
};

interface MeFacts {
  /** Undefined for guests. */
  session: Session | undefined;
  account: OpenAccount;
  /** Milliseconds on the site's clock, by which the browser says how long ago something was. */
  siteNow: number;
  /** Real milliseconds. */
  now?: number;
}

/**
 * `/api/me`: who is signed in, for the browser's record; null for guests. The only call besides members' own pages that
 * renews the cookie. If the supplier does not answer, the session stays and the cookie's data is used.
 */
export async function answerMe({ session, account, siteNow, now = Date.now() }: MeFacts): Promise<Response> {
  if (!session) return answer(undefined, {}, []);
  try {
    const answered = await account.call("retrieveUserInfo", {});
    if (answered.isRefused) return answer(account.member, {}, account.cookies);
    const { notificationFlag, walkthroughFlag } = answered.value;
    const member = memberOfUser(answered.value);
    if (needsRenewal(session, member, now)) await account.renew(member);
    return answer(member, { notificationFlag, walkthroughFlag, now: siteNow }, account.cookies);
  } catch (error) {
    if (error instanceof UpstreamFault) return answer(account.member, {}, account.cookies);
    throw error;
  }
}
