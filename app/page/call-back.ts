import { isLocale, type LocaleCode } from "#contract/tables/locales";
import { HOME_PATH } from "#contract/tables/pages";
import { localePath } from "./locale-path.ts";
import type { MemberPart } from "./navigation.ts";

type SignPage = "signin" | "signup";

interface Address {
  locale: LocaleCode;
  path: string;
  search: string;
}

const NAME = "callBackUrl";
const LONGEST = 512;

/** Sign-in and sign-up lead back to where they were asked for from, not to each other. */
export function callBackOf({ locale, path, search }: Address): string {
  if (!/^\/sign(in|up)$/.test(path)) return localePath(locale, path + search);
  return readCallBack(search) ?? localePath(locale, HOME_PATH);
}

export const signPath = (page: SignPage, locale: LocaleCode, callBack: string): string =>
  `${localePath(locale, `/${page}`)}?${NAME}=${encodeURIComponent(callBack)}`;

/** Where a guest who chose a part for members goes on to after signing in. */
export const memberCallBack = (part: MemberPart, locale: LocaleCode): string =>
  localePath(locale, part === "fantasy" ? "/fantasysport" : "/football/fav");

/** The way back that an address names; undefined unless it is a page of ours, in one of our languages. */
export function readCallBack(search: string): string | undefined {
  const path = new URLSearchParams(search).get(NAME) ?? "";
  const locale = path.split(/[/?#]/)[1];
  const isOurs = /^\/[\w-]+(\/[\w%.~-]+)*(\?[\w%.~=&+-]*)?$/.test(path) && path.length <= LONGEST;
  return isOurs && isLocale(locale) ? path : undefined;
}
