import type { Theme } from "#contract/tables/themes";
import { type AccountMarks, toAccountMarks, writeAccount } from "../../members/account-marks.ts";
import type { Member } from "../../members/session.ts";
import { type Nonce, offsetsOf } from "../../security/nonce.ts";
import { themeBytes, themeOffset } from "../../visitor/theme.ts";

/** What is written into a shared page for each visitor. */
export interface ShownVisitor {
  theme: Theme;
  /** Absent for guests. */
  member?: Member;
}

/**
 * A rendered page as bytes, as a guest sees it. Its nonce, random and sent to one visitor only, marks the places for
 * other visitors' nonces; so does the theme of the visitor for whom it was rendered.
 */
export interface CachedPage {
  bytes: Uint8Array<ArrayBuffer>;
  nonceAt: readonly number[];
  /** Absent in a page without a theme. */
  themeAt?: number;
  accountAt: AccountMarks;
  headers: Readonly<Record<string, string>>;
  /** Milliseconds, by the pages' clock. */
  storedAt: number;
}

// Headers that describe a page. All other headers of the framework's response are dropped.
const DOCUMENT_HEADERS = ["Content-Type", "Content-Disposition", "Content-Language", "Link", "X-Robots-Tag"] as const;

/** The headers of a rendered document that are sent to visitors. */
export function documentHeaders(headers: Headers): Record<string, string> {
  const own: Record<string, string> = {};
  for (const name of DOCUMENT_HEADERS) {
    const value = headers.get(name);
    if (value !== null) own[name] = value;
  }
  return own;
}

/** Whether its headers allow a response to be shared. */
export const isForEveryone = (response: Response): boolean =>
  response.status === 200 &&
  !response.headers.has("Set-Cookie") &&
  (response.headers.get("Content-Type") ?? "").startsWith("text/html");

export const cachedPage = (
  bytes: Uint8Array<ArrayBuffer>,
  needle: Nonce,
  headers: Headers,
  storedAt: number,
): CachedPage => ({
  bytes,
  nonceAt: offsetsOf(needle.bytes, bytes),
  themeAt: themeOffset(bytes),
  accountAt: toAccountMarks(bytes),
  headers: documentHeaders(headers),
  storedAt,
});

/** A copy of the page's bytes with its own nonce and the visitor's values. */
export function pageFor({ theme, member }: ShownVisitor, page: CachedPage, nonce: Nonce): Uint8Array<ArrayBuffer> {
  const bytes = page.bytes.slice();
  for (const offset of page.nonceAt) bytes.set(nonce.bytes, offset);
  if (page.themeAt !== undefined) bytes.set(themeBytes(theme), page.themeAt);
  if (member) writeAccount(bytes, page.accountAt, member);
  return bytes;
}
