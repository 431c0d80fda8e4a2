import type { LocaleCode } from "#contract/tables/locales";
import { EN } from "./en.ts";
import { KH } from "./kh.ts";
import type { NoticeTexts } from "./notice-texts.ts";
import { PT } from "./pt.ts";
import { TH } from "./th.ts";
import { VN } from "./vn.ts";
import { ZH_HANS } from "./zh-hans.ts";
import { ZH_HANT } from "./zh-hant.ts";

export const NOTICE_TEXTS: Readonly<Record<LocaleCode, NoticeTexts>> = {
  en: EN,
  th: TH,
  vn: VN,
  kh: KH,
  "zh-Hans": ZH_HANS,
  "zh-Hant": ZH_HANT,
  pt: PT,
};
