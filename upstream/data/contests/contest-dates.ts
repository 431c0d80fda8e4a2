import { contestDay } from "#contract/contests/contest-days";
import type { LocaleCode } from "#contract/tables/locales";
import { fillText } from "#contract/text/fill-text";
import { addDays } from "#contract/time/zone";

/**
 * How a language writes a range of days, and a month: placeholders for the first day and, in capitals, for the last.
 */
interface DateForms {
  inMonth: string;
  inYear: string;
  overYears: string;
  month: string;
  day: string;
}

const FORMS: Readonly<Record<LocaleCode, DateForms>> = {
  en: {
    inMonth: "{d} to {D} {M} {Y}",
    inYear: "{d} {m} to {D} {M} {Y}",
    overYears: "{d} {m} {y} to {D} {M} {Y}",
    month: "{M} {Y}",
    day: "{D} {M} {Y}",
  },
  th: {
    inMonth: "วันที่ {d} ถึง {D} {M} {Y}",
    inYear: "วันที่ {d} {m} ถึง {D} {M} {Y}",
    overYears: "วันที่ {d} {m} {y} ถึง {D} {M} {Y}",
    month: "เดือน{M} {Y}",
    day: "{D} {M} {Y}",
  },
  vn: {
    inMonth: "từ {d} đến {D} tháng {M} năm {Y}",
    inYear: "từ {d} tháng {m} đến {D} tháng {M} năm {Y}",
    overYears: "từ {d} tháng {m} năm {y} đến {D} tháng {M} năm {Y}",
    month: "tháng {M} năm {Y}",
    day: "{D} tháng {M} năm {Y}",
  },
  kh: {
    inMonth: "ថ្ងៃ​ទី {d} ដល់ {D} ខែ​{M} ឆ្នាំ {Y}",
    inYear: "ថ្ងៃ​ទី {d} ខែ​{m} ដល់ {D} ខែ​{M} ឆ្នាំ {Y}",
    overYears: "ថ្ងៃ​ទី {d} ខែ​{m} ឆ្នាំ {y} ដល់ {D} ខែ​{M} ឆ្នាំ {Y}",
    month: "ខែ​{M} ឆ្នាំ {Y}",
    day: "{D} {M} {Y}",
  },
  "zh-Hans": {
    inMonth: "{Y}年{M}月{d}日至{D}日",
    inYear: "{Y}年{m}月{d}日至{M}月{D}日",
    overYears: "{y}年{m}月{d}日至{Y}年{M}月{D}日",
    month: "{Y}年{M}月",
    day: "{Y}年{M}月{D}日",
  },
  "zh-Hant": {
    inMonth: "{Y}年{M}月{d}日至{D}日",
    inYear: "{Y}年{m}月{d}日至{M}月{D}日",
    overYears: "{y}年{m}月{d}日至{Y}年{M}月{D}日",
    month: "{Y}年{M}月",
    day: "{Y}年{M}月{D}日",
  },
  pt: {
    inMonth: "de {d} a {D} de {M} de {Y}",
    inYear: "de {d} de {m} a {D} de {M} de {Y}",
    overYears: "de {d} de {m} de {y} a {D} de {M} de {Y}",
    month: "{M} de {Y}",
    day: "{D} de {M} de {Y}",
  },
};

/** As used in a date; languages not listed write months as numbers. Runtimes differ in their support of Khmer. */
const MONTHS: Readonly<Partial<Record<LocaleCode, string>>> = {
  en: "January February March April May June July August September October November December",
  th: "มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม",
  kh: "មករា កុម្ភៈ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ",
  pt: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
};

function buildParts(day: string, locale: LocaleCode) {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return { year: String(year), month: MONTHS[locale]?.split(" ")[month - 1] ?? String(month), date: String(date) };
}

function write(form: string, first: string, last: string, locale: LocaleCode): string {
  const [from, to] = [buildParts(first, locale), buildParts(last, locale)];
  const values = { d: from.date, m: from.month, y: from.year, D: to.date, M: to.month, Y: to.year };
  return fillText(form, values);
}

/** A range of contest days (YYYY-MM-DD), both included. */
export function daysIn(first: string, last: string, locale: LocaleCode): string {
  const forms = FORMS[locale];
  if (first.slice(0, 7) === last.slice(0, 7)) return write(forms.inMonth, first, last, locale);
  return write(first.slice(0, 4) === last.slice(0, 4) ? forms.inYear : forms.overYears, first, last, locale);
}

/** The seven days up to the one of an instant, in the contest's time zone. */
export function weekUntil(end: number, locale: LocaleCode): string {
  const last = contestDay(end);
  return daysIn(addDays(last, -6), last, locale);
}

/** A day (YYYY-MM-DD). */
export const dayIn = (day: string, locale: LocaleCode): string => write(FORMS[locale].day, day, day, locale);

/** The month of an instant, in the contest's time zone. */
export function monthOf(instant: number, locale: LocaleCode): string {
  const day = contestDay(instant);
  return write(FORMS[locale].month, day, day, locale);
}
