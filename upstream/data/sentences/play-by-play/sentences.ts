import type { LocaleCode } from "#contract/tables/locales";
import { EN } from "./en.ts";
import type { Sentences } from "./keys.ts";
import { KH } from "./kh.ts";
import { PT } from "./pt.ts";
import { TH } from "./th.ts";
import { VN } from "./vn.ts";
import { ZH_HANS } from "./zh-hans.ts";
import { ZH_HANT } from "./zh-hant.ts";

export const SENTENCES: Readonly<Record<LocaleCode, Sentences>> = {
  en: EN,
  th: TH,
  vn: VN,
  kh: KH,
  pt: PT,
  "zh-Hans": ZH_HANS,
  "zh-Hant": ZH_HANT,
};
