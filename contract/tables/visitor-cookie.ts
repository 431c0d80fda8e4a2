const YEAR_IN_SECONDS = 31_536_000;

/** A cookie that the edge reads on the next page; `Secure` only if the page is. Without a value it is deleted. */
export const visitorCookie = (name: string, value: string | undefined, isSecure: boolean): string =>
  `${name}=${encodeURIComponent(value ?? "")}; Path=/; Max-Age=${value === undefined ? 0 : YEAR_IN_SECONDS}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
