import type { LocaleCode } from "#contract/tables/locales";
import { fillText } from "#contract/text/fill-text";
import * as en from "../../locales/en/apiErrors.json";
import * as kh from "../../locales/kh/apiErrors.json";
import * as pt from "../../locales/pt/apiErrors.json";
import * as th from "../../locales/th/apiErrors.json";
import * as vn from "../../locales/vn/apiErrors.json";
import * as zhHans from "../../locales/zh-Hans/apiErrors.json";
import * as zhHant from "../../locales/zh-Hant/apiErrors.json";

type Texts = typeof en;
/** Why a request is refused. */
export type Reason = Exclude<keyof Texts, "default">;

const TEXTS: Readonly<Record<LocaleCode, Texts>> = { en, kh, pt, th, vn, "zh-Hans": zhHans, "zh-Hant": zhHant };

/** A reason as text for people; `values` fill its placeholders. */
export function reasonText(reason: Reason, locale: LocaleCode, values: Readonly<Record<string, string>>): string {
  return fillText(TEXTS[locale][reason], values);
}
