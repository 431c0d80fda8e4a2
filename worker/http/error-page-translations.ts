import type { LocaleCode } from "#contract/tables/locales";
import * as en from "../../locales/en/errors.json";
import * as kh from "../../locales/kh/errors.json";
import * as pt from "../../locales/pt/errors.json";
import * as th from "../../locales/th/errors.json";
import * as vn from "../../locales/vn/errors.json";
import * as zhHans from "../../locales/zh-Hans/errors.json";
import * as zhHant from "../../locales/zh-Hant/errors.json";

interface Message {
  title: string;
  body: string;
}

/** The part of a language's errors.json that the edge's own pages use. */
export interface ErrorPageTranslations {
  badRequest: Message;
  /** Its body has the placeholder `{{method}}`. */
  methodNotAllowed: Message;
  tooLarge: Message;
  unexpected: Message;
  toMatches: string;
  /** With the placeholder `{{id}}`. */
  reference: string;
}

/** Imported by name, so that the bundle holds no other texts. */
export const ERROR_PAGE_TRANSLATIONS: Readonly<Record<LocaleCode, ErrorPageTranslations>> = {
  en: {
    badRequest: en.badRequest,
    methodNotAllowed: en.methodNotAllowed,
    tooLarge: en.tooLarge,
    unexpected: en.unexpected,
    toMatches: en.toMatches,
    reference: en.reference,
  },
  kh: {
    badRequest: kh.badRequest,
    methodNotAllowed: kh.methodNotAllowed,
    tooLarge: kh.tooLarge,
    unexpected: kh.unexpected,
    toMatches: kh.toMatches,
    reference: kh.reference,
  },
  pt: {
    badRequest: pt.badRequest,
    methodNotAllowed: pt.methodNotAllowed,
    tooLarge: pt.tooLarge,
    unexpected: pt.unexpected,
    toMatches: pt.toMatches,
    reference: pt.reference,
  },
  th: {
    badRequest: th.badRequest,
    methodNotAllowed: th.methodNotAllowed,
    tooLarge: th.tooLarge,
    unexpected: th.unexpected,
    toMatches: th.toMatches,
    reference: th.reference,
  },
  vn: {
    badRequest: vn.badRequest,
    methodNotAllowed: vn.methodNotAllowed,
    tooLarge: vn.tooLarge,
    unexpected: vn.unexpected,
    toMatches: vn.toMatches,
    reference: vn.reference,
  },
  "zh-Hans": {
    badRequest: zhHans.badRequest,
    methodNotAllowed: zhHans.methodNotAllowed,
    tooLarge: zhHans.tooLarge,
    unexpected: zhHans.unexpected,
    toMatches: zhHans.toMatches,
    reference: zhHans.reference,
  },
  "zh-Hant": {
    badRequest: zhHant.badRequest,
    methodNotAllowed: zhHant.methodNotAllowed,
    tooLarge: zhHant.tooLarge,
    unexpected: zhHant.unexpected,
    toMatches: zhHant.toMatches,
    reference: zhHant.reference,
  },
};
