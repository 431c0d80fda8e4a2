import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { offsetMinutes } from "#contract/time/zone";
import { formatOffset } from "~/i18n/zone-offsets";

/** Also covers zones without a name, for which the platform gives an offset in its own format. */
const longName = (tag: string, timeZone: string): string | undefined =>
  new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts(0)
    .find(({ type }) => type === "timeZoneName")?.value;

const isOffset = (name: string): boolean => /^(?:GMT|UTC)(?:[+\u2212-]|$)/.test(name);

/** A zone's name in the language, otherwise its current offset. */
export function zoneName(timeZone: string, { locale, now }: { locale: LocaleCode; now: number }): string {
  const name = longName(localeRow(locale).tag, timeZone);
  const isOwn = name !== undefined && !isOffset(name) && (locale === "en" || name !== longName("en", timeZone));
  return isOwn ? name : formatOffset(offsetMinutes(now, timeZone));
}
