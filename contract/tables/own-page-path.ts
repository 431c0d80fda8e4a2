import { isLocale } from "./locales.ts";

/** Characters. */
const LONGEST = 512;
const PAGE_PATH = /^\/[\w-]+(\/[\w%.~-]+)*(\?[\w%.~=&+-]*)?$/;

/** The path, unchanged, if it is one of our pages in one of our languages; otherwise undefined. */
export function ownPagePath(path: string): string | undefined {
  const locale = path.split(/[/?#]/)[1];
  return PAGE_PATH.test(path) && path.length <= LONGEST && isLocale(locale) ? path : undefined;
}
