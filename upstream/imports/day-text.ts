const ISO = /^\d{4}-\d{2}-\d{2}$/;
const DAY_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{2}|\d{4})$/;

/**
 * Normalises 2023-08-11, 11-08-2023, 11/08/2017, 11/08/17 and 11.8.2023 (day first) to an ISO day. Any other text is
 * returned as is.
 */
export function toIsoDay(text: string): string {
  const trimmed = text.trim();
  const found = ISO.test(trimmed) ? null : DAY_FIRST.exec(trimmed);
  if (!found) return trimmed;
  const [, day = "", , month = "", year = ""] = found;
  const full = year.length === 4 ? year : `${Number(year) > 50 ? "19" : "20"}${year}`;
  return `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
