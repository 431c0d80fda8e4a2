import type { LocaleCode } from "#contract/tables/locales";
import type { MemberRefusal } from "#contract/tables/member-refusals";
import { EN } from "./en.ts";
import { KH } from "./kh.ts";
import { PT } from "./pt.ts";
import { TH } from "./th.ts";
import { VN } from "./vn.ts";
import { ZH_HANS } from "./zh-hans.ts";
import { ZH_HANT } from "./zh-hant.ts";

/** Refusals as shown to members; the specification's error catalogue where it has a text. */
export type RefusalTexts = Readonly<Record<MemberRefusal, string>>;

/** By language. */
export const REFUSAL_TEXTS: Readonly<Record<LocaleCode, RefusalTexts>> = {
  en: EN,
  th: TH,
  vn: VN,
  kh: KH,
  "zh-Hans": ZH_HANS,
  "zh-Hant": ZH_HANT,
  pt: PT,
};
