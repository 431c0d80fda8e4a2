import type { LocaleCode } from "#contract/tables/locales";
import { EN } from "./en/texts.ts";
import type { StoryTexts } from "./keys.ts";
import { KH } from "./kh/texts.ts";
import { PT } from "./pt/texts.ts";
import { TH } from "./th/texts.ts";
import { VN } from "./vn/texts.ts";
import { HANS } from "./zh-hans/texts.ts";
import { HANT } from "./zh-hant/texts.ts";

const TEXTS: Readonly<Record<LocaleCode, StoryTexts>> = {
  en: EN,
  th: TH,
  vn: VN,
  kh: KH,
  "zh-Hans": HANS,
  "zh-Hant": HANT,
  pt: PT,
};

export const storyTexts = (locale: LocaleCode): StoryTexts => TEXTS[locale];
