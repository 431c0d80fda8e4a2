import type { LocaleCode } from "#contract/tables/locales";
import { type Theme, themeNamed } from "#contract/tables/themes";
import type { EdgeContext } from "#worker/pages/context";

/** A visitor's current settings. */
export interface SettingsData {
  locale: LocaleCode;
  theme: Theme;
  savesData: boolean;
  /** Whether they come from an accepted form. */
  isSaved: boolean;
}

export function loadSettings(
  {
    locale,
    themeText,
    visitor,
  }: Pick<EdgeContext, "locale" | "themeText"> & {
    visitor: Pick<EdgeContext["visitor"], "savesData">;
  },
  query: URLSearchParams,
): SettingsData {
  return { locale, theme: themeNamed(themeText), savesData: visitor.savesData, isSaved: query.has("saved") };
}
