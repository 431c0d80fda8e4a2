import { MINUTE } from "#contract/time/units";
import { instantOf, isDate } from "#contract/time/zone";

/** Zones of the countries that were hosts, as the table of matches names these. */
const ZONES: Readonly<Record<string, string>> = {
  Argentina: "America/Argentina/Buenos_Aires",
  Brazil: "America/Sao_Paulo",
  Chile: "America/Santiago",
  England: "Europe/London",
  France: "Europe/Paris",
  Germany: "Europe/Berlin",
  Italy: "Europe/Rome",
  Japan: "Asia/Tokyo",
  Mexico: "America/Mexico_City",
  Qatar: "Asia/Qatar",
  Russia: "Europe/Moscow",
  "South Africa": "Africa/Johannesburg",
  "South Korea": "Asia/Seoul",
  Spain: "Europe/Madrid",
  Sweden: "Europe/Stockholm",
  Switzerland: "Europe/Zurich",
  "United States": "America/New_York",
  Uruguay: "America/Montevideo",
  "West Germany": "Europe/Berlin",
};

/** Host cities in another zone than most of their country's. */
const CITY_ZONES: Readonly<Record<string, string>> = {
  Chicago: "America/Chicago",
  Cuiabá: "America/Cuiaba",
  Dallas: "America/Chicago",
  Kaliningrad: "Europe/Kaliningrad",
  Manaus: "America/Manaus",
  Pasadena: "America/Los_Angeles",
  Pontiac: "America/Detroit",
  Samara: "Europe/Samara",
  Stanford: "America/Los_Angeles",
  Yekaterinburg: "Asia/Yekaterinburg",
};

/**
 * A venue's local time with its distance from UTC, "18:00 UTC+3"; without a known zone nothing, since the day alone is
 * known then.
 */
export function localTime(date: string, time: string, country: string, city: string): string | undefined {
  const zone = CITY_ZONES[city] ?? ZONES[country];
  if (zone === undefined || !isDate(date) || !/^\d{1,2}:\d\d$/.test(time)) return undefined;
  const clock = time.padStart(5, "0");
  const ahead = Math.round((Date.parse(`${date}T${clock}:00Z`) - instantOf(date, clock, zone)) / MINUTE);
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  const offset = `${ahead < 0 ? "-" : "+"}${hours}${minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`}`;
  return `${clock} UTC${offset}`;
}
