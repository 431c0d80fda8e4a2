import type { Sport } from "#contract/tables/sports";
import { DAY } from "#contract/time/units";
import {
  BASKETBALL_WINDOWS,
  footballWindowsOf,
  type RegistrationPeriod,
  type TransferWindows,
} from "../../data/countries/transfer-windows.ts";
import { dayInYear } from "../../platform/day-number.ts";

/**
 * A half-year with one registration period: a window's number is twice its year, plus one from July on. Summer's period
 * may open in the last days of the half-year before.
 */
export type Window = number;

export const windowAt = (instant: number): Window => {
  const date = new Date(instant);
  return date.getUTCFullYear() * 2 + (date.getUTCMonth() >= 6 ? 1 : 0);
};

/** In milliseconds. */
export const startOfWindow = (window: Window): number => Date.UTC(window >> 1, window & 1 ? 6 : 0, 1);

const WINDOWS_IN: Readonly<Record<Sport, (country: string) => TransferWindows>> = {
  football: footballWindowsOf,
  basketball: () => BASKETBALL_WINDOWS,
};

/** The first and the last day on which a country's clubs register players in a window, in milliseconds. */
export function registrationIn(sport: Sport, country: string, window: Window): { opens: number; closes: number } {
  const { summer, winter } = WINDOWS_IN[sport](country);
  const { opens, closes }: RegistrationPeriod = window & 1 ? summer : winter;
  return { opens: dayInYear(window >> 1, opens) * DAY, closes: dayInYear(window >> 1, closes) * DAY };
}
