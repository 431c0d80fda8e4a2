import { isLocale, type LocaleCode } from "#contract/tables/locales";
import { isTheme, type Theme } from "#contract/tables/themes";
import { visitorCookie } from "~/browser/visitor-cookies";
import { ownPath } from "./own-path.ts";

/** A visitor's choices in a form; what is absent stays as it is. */
export interface SettingsChange {
  /** Where the visitor was: a path of this site. Absent on the page of settings itself. */
  back?: string;
  theme?: Theme;
  savesData?: boolean;
  locale?: LocaleCode;
}

const FIELDS = ["back", "theme", "saving", "locale"] as const;
export type SettingsField = (typeof FIELDS)[number];

/** What a form asks for, or the first field of it that makes no sense. A field may stand in it once. */
export function readChange(form: readonly (readonly [string, unknown])[]): SettingsChange | { fault: SettingsField } {
  const fields = new Map(form);
  const doubled = FIELDS.find((field) => form.filter(([name]) => name === field).length > 1);
  if (doubled) return { fault: doubled };
  const [back, theme, saving, locale] = FIELDS.map((field) => fields.get(field));
  if (back !== undefined && (typeof back !== "string" || ownPath(back) === undefined)) return { fault: "back" };
  if (theme !== undefined && !isTheme(theme)) return { fault: "theme" };
  if (saving !== undefined && saving !== "on" && saving !== "off") return { fault: "saving" };
  if (locale !== undefined && (typeof locale !== "string" || !isLocale(locale))) return { fault: "locale" };
  if (theme === undefined && saving === undefined && locale === undefined) return { fault: "theme" };
  return {
    ...(back !== undefined && { back }),
    ...(theme !== undefined && { theme }),
    ...(saving !== undefined && { savesData: saving === "on" }),
    ...(locale !== undefined && { locale }),
  };
}

/**
 * The cookies of a change. What is so anyway is forgotten rather than stored: the device's theme, and not saving data
 * where the browser does not ask for it.
 */
export function cookiesOf(
  { theme, savesData, locale }: SettingsChange,
  { asksToSave, isSecure }: { asksToSave: boolean; isSecure: boolean },
): string[] {
  const cookie = (name: string, value: string | undefined) => visitorCookie(name, value, isSecure);
  const off = asksToSave ? "off" : undefined;
  return [
    ...(theme === undefined ? [] : [cookie("theme", theme === "system" ? undefined : theme)]),
    ...(savesData === undefined ? [] : [cookie("saving", savesData ? "on" : off)]),
    ...(locale === undefined ? [] : [cookie("locale", locale)]),
  ];
}
