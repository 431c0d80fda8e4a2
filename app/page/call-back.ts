import type { LocaleCode } from "#contract/tables/locales";
import { ownPagePath } from "#contract/tables/own-page-path";
import { HOME_PATH } from "#contract/tables/pages/pages";
import { homeOf } from "~/page/locale-path";
import { localePath } from "./locale-path.ts";
import { CALL_BACK } from "./sign-path.ts";

/** Whether a page, given by its path after the locale, is one of signing in, or below one. */
export const isSignPage = (path: string): boolean => /^\/(sign(in|up)|forgetpassword)(\/|$)/.test(path);

interface Address {
  locale: LocaleCode;
  path: string;
  search: string;
}

/** Sign-in pages lead back to where the visitor came from, not to each other. */
export function callBackOf({ locale, path, search }: Address): string {
  if (!/^\/(sign(in|up)|forgetpassword)$/.test(path)) return localePath(locale, path + search);
  return readCallBack(search) ?? localePath(locale, HOME_PATH);
}

/** The destination after sign-in for a guest who chose fantasy. */
export const fantasyCallBack = (locale: LocaleCode): string => localePath(locale, "/fantasysport");

/** The return path in an address; undefined unless it is a page of ours in one of our languages. */
export const readCallBack = (search: string): string | undefined =>
  ownPagePath(new URLSearchParams(search).get(CALL_BACK) ?? "");

/** The destination after a sign-in page, from its query. */
export const wantedPath = (search: string, locale: LocaleCode): string => readCallBack(search) ?? homeOf(locale);
