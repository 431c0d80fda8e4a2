import type { LocaleCode } from "#contract/tables/locales";
import { type Theme, themeNamed } from "#contract/tables/themes";
import type { EdgeContext } from "#worker/context";

/** A visitor's settings as they are. */
export interface SettingsData {
  locale: LocaleCode;
  theme: Theme;
  savesData: boolean;
  /** They come from a form that was taken. */
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
