import type { LocaleCode } from "#contract/tables/locales";
import { handOver as en } from "../../locales/en/fantasy.json";
import { handOver as kh } from "../../locales/kh/fantasy.json";
import { handOver as pt } from "../../locales/pt/fantasy.json";
import { handOver as th } from "../../locales/th/fantasy.json";
import { handOver as vn } from "../../locales/vn/fantasy.json";
import { handOver as zhHans } from "../../locales/zh-Hans/fantasy.json";
import { handOver as zhHant } from "../../locales/zh-Hant/fantasy.json";

/** Texts of the hand-over page; imported by name, so that the bundle holds nothing else. */
interface HandOverTexts {
  title: string;
  text: string;
  go: string;
  failedTitle: string;
  failed: string;
  back: string;
}

export const HAND_OVER_TEXTS: Readonly<Record<LocaleCode, HandOverTexts>> = {
  en,
  kh,
  pt,
  th,
  vn,
  "zh-Hans": zhHans,
  "zh-Hant": zhHant,
};
