import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { GAME } from "./en/game.ts";
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

/** Sentences of both sports that a sport words differently. */
const OWN: Readonly<Record<Sport, Partial<Record<LocaleCode, Partial<StoryTexts>>>>> = {
  football: {},
  basketball: { en: GAME },
};

const wordedFor = (sport: Sport) =>
  Object.fromEntries(
    Object.entries(TEXTS).map(([locale, texts]) => [locale, { ...texts, ...OWN[sport][locale as LocaleCode] }]),
  ) as Readonly<Record<LocaleCode, StoryTexts>>;

const WORDED: Readonly<Record<Sport, Readonly<Record<LocaleCode, StoryTexts>>>> = {
  football: wordedFor("football"),
  basketball: wordedFor("basketball"),
};

export const storyTexts = (locale: LocaleCode, sport: Sport): StoryTexts => WORDED[sport][locale];
