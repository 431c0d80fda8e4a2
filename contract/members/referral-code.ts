/** The suppliers' format; other values are not codes. */
const REFERRAL_CODE = /^[\w-]{1,32}$/;

/** The code of a friend's link to sign-up (`?ref=…`); undefined if the query has none. */
export function referralCodeIn(query: URLSearchParams): string | undefined {
  const code = query.get("ref") ?? "";
  return REFERRAL_CODE.test(code) ? code : undefined;
}
