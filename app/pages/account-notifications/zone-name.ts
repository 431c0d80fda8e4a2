import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { offsetMinutes } from "#contract/time/zone";
import { formatOffset } from "~/i18n/zone-offsets";

/** Also where a zone has no name at all: an offset, in the look of the platform and not of the site. */
const longName = (tag: string, timeZone: string): string | undefined =>
  new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts(0)
    .find(({ type }) => type === "timeZoneName")?.value;

const isOffset = (name: string): boolean => /^(?:GMT|UTC)(?:[+\u2212-]|$)/.test(name);

/** A zone as the language calls it; by its offset now, where it has no name of its own for it. */
export function zoneName(timeZone: string, { locale, now }: { locale: LocaleCode; now: number }): string {
  const name = longName(localeRow(locale).tag, timeZone);
  const isOwn = name !== undefined && !isOffset(name) && (locale === "en" || name !== longName("en", timeZone));
  return isOwn ? name : formatOffset(offsetMinutes(now, timeZone));
}
