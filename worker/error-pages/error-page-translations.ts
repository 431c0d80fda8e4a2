import type { LocaleCode } from "#contract/tables/locales";
import * as en from "../../locales/en/errors.json";
import * as kh from "../../locales/kh/errors.json";
import * as pt from "../../locales/pt/errors.json";
import * as th from "../../locales/th/errors.json";
import * as vn from "../../locales/vn/errors.json";
import * as zhHans from "../../locales/zh-Hans/errors.json";
import * as zhHant from "../../locales/zh-Hant/errors.json";

/** What an error page needs of a language's errors.json. */
export interface ErrorPageTranslations {
  badRequest: { title: string; body: string };
  unexpected: { title: string; body: string };
  toMatches: string;
  /** With the place `{{id}}`. */
  reference: string;
}

/** Each word by its name, so that the bundle holds no others. */
export const ERROR_PAGE_TRANSLATIONS: Readonly<Record<LocaleCode, ErrorPageTranslations>> = {
  en: { badRequest: en.badRequest, unexpected: en.unexpected, toMatches: en.toMatches, reference: en.reference },
  kh: { badRequest: kh.badRequest, unexpected: kh.unexpected, toMatches: kh.toMatches, reference: kh.reference },
  pt: { badRequest: pt.badRequest, unexpected: pt.unexpected, toMatches: pt.toMatches, reference: pt.reference },
  th: { badRequest: th.badRequest, unexpected: th.unexpected, toMatches: th.toMatches, reference: th.reference },
  vn: { badRequest: vn.badRequest, unexpected: vn.unexpected, toMatches: vn.toMatches, reference: vn.reference },
  "zh-Hans": {
    badRequest: zhHans.badRequest,
    unexpected: zhHans.unexpected,
    toMatches: zhHans.toMatches,
    reference: zhHans.reference,
  },
  "zh-Hant": {
    badRequest: zhHant.badRequest,
    unexpected: zhHant.unexpected,
    toMatches: zhHant.toMatches,
    reference: zhHant.reference,
  },
};
