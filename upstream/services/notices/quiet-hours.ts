import type { AlertSettings } from "#contract/domain/notices";

const HOUR = 60;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating one takes longer than a hundred uses. A zone unknown to this runtime counts as UTC. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const options = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const make = (zone: string) => new Intl.DateTimeFormat("en", { ...options, timeZone: zone });
  let format: Intl.DateTimeFormat;
  try {
    format = make(timeZone);
  } catch {
    format = make("UTC");
  }
  formats.set(timeZone, format);
  return format;
}

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * HOUR + Number(text.slice(3, 5));

/** Whether an instant (milliseconds) is in a member's quiet hours; the first minute is included, the last is not. */
export function isQuiet({ quietFrom, quietTo, timeZone }: AlertSettings, instant: number): boolean {
  if (quietFrom === undefined || quietTo === undefined) return false;
  const [from, to] = [minutesOf(quietFrom), minutesOf(quietTo)];
  const minute = minutesOf(formatOf(timeZone).format(instant));
  return from <= to ? from <= minute && minute < to : from <= minute || minute < to;
}
