import type { LocaleCode } from "#contract/tables/locales";
import { ownPagePath } from "#contract/tables/own-page-path";
import { homeOf } from "~/page/locale-path";

const OF_ACCOUNT = /^\/[\w-]+\/account(?:[/?]|$)/;

/** Where who logs out goes: the page where they were, from the account section home (specification, section 2). */
export function pathAfterLogOut(back: string, locale: LocaleCode): string {
  const path = ownPagePath(back);
  return path === undefined || OF_ACCOUNT.test(path) ? homeOf(locale) : path;
}
