import type { LocaleCode } from "#contract/tables/locales";
import en from "../../locales/en/errors.json";
import kh from "../../locales/kh/errors.json";
import pt from "../../locales/pt/errors.json";
import th from "../../locales/th/errors.json";
import vn from "../../locales/vn/errors.json";
import zhHans from "../../locales/zh-Hans/errors.json";
import zhHant from "../../locales/zh-Hant/errors.json";

/** What a face needs of a language's errors.json. */
export interface FaceWords {
  badRequest: { title: string; body: string };
  unexpected: { title: string; body: string };
  toMatches: string;
  /** With the place `{{id}}`. */
  reference: string;
}

export const FACE_WORDS: Readonly<Record<LocaleCode, FaceWords>> = {
  en,
  kh,
  pt,
  th,
  vn,
  "zh-Hans": zhHans,
  "zh-Hant": zhHant,
};
