import type { LocaleCode } from "#contract/tables/locales";
import { readCallBack } from "~/page/call-back";
import { homeOf } from "~/page/locale-path";

/** Where a visitor goes on to from a page of signing in, by the query of its address. */
export const wantedPath = (search: string, locale: LocaleCode): string => readCallBack(search) ?? homeOf(locale);
