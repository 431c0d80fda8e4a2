import type { LocaleCode } from "#contract/tables/locales";
import { ownPagePath } from "#contract/tables/own-page-path";
import { homeOf } from "~/page/locale-path";

const OF_ACCOUNT = /^\/[\w-]+\/account(?:[/?]|$)/;

/** The destination after logout: the previous page, or home from the account section (specification, section 2). */
export function pathAfterLogOut(back: string, locale: LocaleCode): string {
  const path = ownPagePath(back);
  return path === undefined || OF_ACCOUNT.test(path) ? homeOf(locale) : path;
}
