import { isLocale } from "./locales.ts";

/** Characters. */
const LONGEST = 512;
const PAGE_PATH = /^\/[\w-]+(\/[\w%.~-]+)*(\?[\w%.~=&+-]*)?$/;

/** A path as it came, where it is one of a page of ours, in one of our languages; undefined for anything else. */
export function ownPagePath(path: string): string | undefined {
  const locale = path.split(/[/?#]/)[1];
  return PAGE_PATH.test(path) && path.length <= LONGEST && isLocale(locale) ? path : undefined;
}
