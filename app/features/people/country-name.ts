import { type LocaleCode, localeRow } from "#contract/tables/locales";
import type { PeopleTranslator } from "./person-labels.ts";

/** Football countries that are on no list of the world's countries. */
const HOME_NATIONS = ["eng", "sct", "wls", "nir"] as const;

/** The name of a flag's country: ISO alpha-2 in lower case, or a home nation's `gb-eng` form. */
export function countryOfFlag(flag: string | undefined, locale: LocaleCode, t: PeopleTranslator): string | undefined {
  if (!flag) return undefined;
  const nation = HOME_NATIONS.find((one) => flag === `gb-${one}`);
  if (nation) return t(`homeNation.${nation}`);
  if (!/^[a-z]{2}$/.test(flag)) return undefined;
  const names = new Intl.DisplayNames(localeRow(locale).tag, { type: "region", fallback: "none" });
  return names.of(flag.toUpperCase());
}
