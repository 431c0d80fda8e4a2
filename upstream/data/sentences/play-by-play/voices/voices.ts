import type { LocaleCode } from "#contract/tables/locales";
import type { GameVoiceTexts } from "../voice-keys.ts";
import { EN } from "./en.ts";
import { KH } from "./kh.ts";
import { PT } from "./pt.ts";
import { TH } from "./th.ts";
import { VN } from "./vn.ts";
import { ZH_HANS } from "./zh-hans.ts";
import { ZH_HANT } from "./zh-hant.ts";

/** Short, since rows are read at a glance. */
export const GAME_VOICES: Readonly<Record<LocaleCode, GameVoiceTexts>> = {
  en: EN,
  th: TH,
  vn: VN,
  kh: KH,
  pt: PT,
  "zh-Hans": ZH_HANS,
  "zh-Hant": ZH_HANT,
};
