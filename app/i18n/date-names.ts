import type { LocaleCode } from "#contract/tables/locales";

// A table instead of Intl: a browser's data may spell names differently from the server's. The names are dayjs's
// (date-names.test.ts).

/** Weekday names from Sunday on, short enough for rows. */
export const WEEKDAY_NAMES: Readonly<Record<LocaleCode, readonly string[]>> = {
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  th: ["อา.", "จ.", "อ.", "พ.", "พฤ.", "ศ.", "ส."],
  vn: ["CN", "T2", "T3", "T4", "T5", "T6", "T7"],
  kh: ["អាទិត្យ", "ច័ន្ទ", "អង្គារ", "ពុធ", "ព្រហស្បតិ៍", "សុក្រ", "សៅរ៍"],
  "zh-Hans": ["周日", "周一", "周二", "周三", "周四", "周五", "周六"],
  "zh-Hant": ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"],
  pt: ["dom.", "seg.", "ter.", "qua.", "qui.", "sex.", "sáb."],
};

/** Where those are too long for the day strip: the calendar's column heads (calendar.json). */
export const NARROW_WEEKDAYS: Partial<Readonly<Record<LocaleCode, readonly string[]>>> = {
  kh: ["អា", "ច", "អ", "ពុ", "ព្រ", "សុ", "ស"],
};

/** Month names, in languages whose dates contain them. */
export const MONTH_NAMES: Partial<Readonly<Record<LocaleCode, readonly string[]>>> = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  th: ["ม.ค.", "ก.พ.", "มี.ค.", "เม.ย.", "พ.ค.", "มิ.ย.", "ก.ค.", "ส.ค.", "ก.ย.", "ต.ค.", "พ.ย.", "ธ.ค."],
  kh: ["មករា", "កុម្ភៈ", "មីនា", "មេសា", "ឧសភា", "មិថុនា", "កក្កដា", "សីហា", "កញ្ញា", "តុលា", "វិច្ឆិកា", "ធ្នូ"],
};
