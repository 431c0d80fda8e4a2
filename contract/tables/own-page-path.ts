import { isLocale } from "./locales.ts";

/** Characters. */
const LONGEST = 512;
const PAGE_PATH = /^\/[\w-]+(\/[\w%.~-]+)*(\?[\w%.~=&+-]*)?$/;

/**
 * Below a locale: addresses that sign somebody in or out, hand them over to another site, or are opened by a signed
 * link. A visitor who is led there has not chosen what the address does. A test compares this with the tables of pages.
 */
const NOT_TO_BE_LED_TO =
  /^\/(sign(in|up)|forgetpassword|account\/logout|newsletter\/|\w+callback|fantasysport\/open|news\/.*\/bgsystem-preview)/i;

/** The path as browsers and routers understand it; undefined if they do not agree with its text. */
function understood(path: string): string | undefined {
  const [pathname = ""] = path.split("?");
  try {
    // `/en/news/../signin` is another page than it seems.
    return new URL(path, "https://site.example").pathname === pathname ? decodeURIComponent(pathname) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The path, unchanged, if it is one of our pages in one of our languages, to which a visitor may be led; otherwise
 * undefined.
 */
export function ownPagePath(path: string): string | undefined {
  if (!PAGE_PATH.test(path) || path.length > LONGEST) return undefined;
  const locale = path.split(/[/?]/)[1] ?? "";
  const isLeadable = !NOT_TO_BE_LED_TO.test(understood(path)?.slice(locale.length + 1) ?? "/signin");
  return isLocale(locale) && isLeadable ? path : undefined;
}
