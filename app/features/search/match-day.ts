import type { FoundMatch } from "./read-found.ts";

type When = Pick<FoundMatch, "kickOff" | "isTimeConfirmed" | "score">;

/**
 * The day of a match in the device's zone, with the time before kick-off. `language` is BCP 47; `timeZone` defaults to
 * the device's; years are shown so many ahead. Month names only in English, which every browser has; small ones lack
 * Khmer's.
 */
export function matchDay(
  { kickOff, isTimeConfirmed, score }: When,
  { language, timeZone, yearsAhead = 0 }: { language: string; timeZone?: string; yearsAhead?: number },
): string {
  const format = new Intl.DateTimeFormat("en-GB", {
    day: "2-digit",
    month: language === "en" ? "short" : "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  const parts = Object.fromEntries(format.formatToParts(kickOff).map(({ type, value }) => [type, value]));
  const { day, month, year, hour, minute } = parts;
  const date = dateIn(language, [Number(year) + yearsAhead, month, day].map(String) as [string, string, string]);
  return isTimeConfirmed && !score ? `${date} ${hour}:${minute}` : date;
}

/** The date format of pages (app/i18n/format-date.ts). */
function dateIn(language: string, [year, month, day]: readonly [string, string, string]): string {
  if (language === "en") return `${day} ${month} ${year}`;
  return language.startsWith("zh") ? `${year}年${Number(month)}月${Number(day)}日` : `${day}/${month}/${year}`;
}
