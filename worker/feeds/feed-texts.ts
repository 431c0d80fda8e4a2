import type { LocaleCode } from "#contract/tables/locales";
import * as en from "../../locales/en/feeds.json";
import * as kh from "../../locales/kh/feeds.json";
import * as pt from "../../locales/pt/feeds.json";
import * as th from "../../locales/th/feeds.json";
import * as vn from "../../locales/vn/feeds.json";
import * as zhHans from "../../locales/zh-Hans/feeds.json";
import * as zhHant from "../../locales/zh-Hant/feeds.json";

/** A feed's own metadata texts. */
export const FEED_TEXTS: Readonly<Record<LocaleCode, typeof en>> = {
  en,
  kh,
  pt,
  th,
  vn,
  "zh-Hans": zhHans,
  "zh-Hant": zhHant,
};
