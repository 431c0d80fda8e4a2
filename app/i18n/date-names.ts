import enGb from "dayjs/locale/en-gb";
import km from "dayjs/locale/km";
import ptBr from "dayjs/locale/pt-br";
import th from "dayjs/locale/th";
import vi from "dayjs/locale/vi";
import zhCn from "dayjs/locale/zh-cn";
import zhHk from "dayjs/locale/zh-hk";
import type { LocaleCode } from "#contract/tables/locales";

// Names come from dayjs, whose version is pinned: a browser's own data may differ from the server's in spelling. A build
// writes them out, without dayjs (scripts/vite/known-values.mjs).

/** Names of the days from Sunday on, as short as rows need them. */
export const WEEKDAY_NAMES: Readonly<Record<LocaleCode, readonly string[]>> = {
  en: enGb.weekdaysShort ?? [],
  th: th.weekdaysMin ?? [],
  vn: vi.weekdaysMin ?? [],
  kh: km.weekdays ?? [],
  "zh-Hans": zhCn.weekdaysShort ?? [],
  "zh-Hant": zhHk.weekdays ?? [],
  pt: (ptBr.weekdaysShort ?? []).map((name) => `${name}.`),
};

/** Names of the months in the languages whose dates say them. */
export const MONTH_NAMES: Partial<Readonly<Record<LocaleCode, readonly string[]>>> = {
  en: enGb.monthsShort ?? [],
  th: th.monthsShort ?? [],
  kh: km.months ?? [],
};
