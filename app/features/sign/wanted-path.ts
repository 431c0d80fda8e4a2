import type { LocaleCode } from "#contract/tables/locales";
import { readCallBack } from "~/page/call-back";
import { homeOf } from "~/page/locale-path";

/** The destination after a sign-in page, from its query. */
export const wantedPath = (search: string, locale: LocaleCode): string => readCallBack(search) ?? homeOf(locale);
