import { AUDIENCE_HEADER, EVERYONE, NO_STORE } from "#contract/tables/edge-headers";
import { toAccountMarks, writeAccount } from "../../members/account-marks.ts";
import type { Member } from "../../members/session.ts";
import { REPORTING_ENDPOINTS } from "../../security/content-security-policy.ts";
import { documentHeaders } from "./cached-page.ts";
import { CacheStatus } from "./freshness.ts";

export interface PageAnswer {
  body: BodyInit | null;
  status?: number;
  headers: Readonly<Record<string, string>>;
  nonce: string;
  /** The content security policy for a nonce. */
  policy: (nonce: string) => string;
  cacheStatus: string;
  /** Shows who is signed in. */
  isPersonal?: boolean;
}

// Revalidated each time, yet available for back navigation.
const CACHE_CONTROL = "private, no-cache";
/** What may change between two visits of an address: language, zone, theme and data saving are cookies. */
const VARY = "Cookie, Save-Data";
/**
 * Seconds until a retry makes sense, unless the page says otherwise: the breaker's first pause, the period of the
 * cold-call limit.
 */
const RETRY_AFTER: Readonly<Record<number, string | undefined>> = { 503: "5", 429: "60" };

/** The headers of a shared page that are the same each time. */
export const baseHeaders = (headers: PageAnswer["headers"]): Record<string, string> => ({
  "Cache-Control": CACHE_CONTROL,
  Vary: VARY,
  "Reporting-Endpoints": REPORTING_ENDPOINTS,
  [AUDIENCE_HEADER]: EVERYONE,
  ...headers,
});

/** The headers of a shared page. */
const pageHeaders = ({
  headers,
  nonce,
  policy,
  cacheStatus,
}: Omit<PageAnswer, "body" | "status">): Record<string, string> => ({
  ...baseHeaders(headers),
  "Content-Security-Policy": policy(nonce),
  "Cache-Status": cacheStatus,
});

export function pageResponse(answer: PageAnswer): Response {
  const response = new Response(answer.body, { status: answer.status ?? 200, headers: pageHeaders(answer) });
  if (answer.isPersonal) response.headers.delete(AUDIENCE_HEADER);
  return response;
}

/** A document rendered for a guest, as a member sees it: buffered, since its placeholders may be anywhere. */
async function bodyFor(member: Member, response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  writeAccount(bytes, toAccountMarks(bytes), member);
  return bytes;
}

interface DocumentAnswer extends Omit<PageAnswer, "body" | "headers" | "status" | "isPersonal"> {
  /** Absent for guests. */
  member?: Member;
  /** The session's, besides those of the page. */
  cookies?: readonly string[];
}

/**
 * A document of the app as sent to visitors: browsers may store a page for back navigation, but not a fault or a
 * personal page. Redirects and cookies pass.
 */
export async function documentResponse(response: Response, answer: DocumentAnswer): Promise<Response> {
  const { member } = answer;
  const isPage = response.status === 200 && answer.cacheStatus !== CacheStatus.bypass;
  const headers = new Headers(pageHeaders({ ...answer, headers: documentHeaders(response.headers) }));
  const cookies = [...response.headers.getSetCookie(), ...(answer.cookies ?? [])];
  if (!isPage) headers.set("Cache-Control", response.headers.get("Cache-Control") ?? NO_STORE["Cache-Control"]);
  if (!isPage || cookies.length > 0 || member) headers.delete(AUDIENCE_HEADER);
  const retryAfter = response.headers.get("Retry-After") ?? RETRY_AFTER[response.status];
  if (retryAfter) headers.set("Retry-After", retryAfter);
  const location = response.headers.get("Location");
  if (location !== null) headers.set("Location", location);
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  const body = member ? await bodyFor(member, response) : response.body;
  return new Response(response.body && body, { status: response.status, headers });
}
