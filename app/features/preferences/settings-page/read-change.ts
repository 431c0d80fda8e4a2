import { isLocale, type LocaleCode } from "#contract/tables/locales";
import { isTheme, type Theme } from "#contract/tables/themes";
import { visitorCookie } from "~/runtime/visitor-cookies";

/** Characters; no return path of ours is longer. */
const LONGEST = 2_048;

// What browsers read as the start of another host, and characters that never occur in our addresses.
const FOREIGN = /^\/[/\\]|[\s\\]|\p{Cc}/u;

/** A path of this site that is safe to redirect to, unchanged; undefined for anything else. */
export const ownPath = (text: string | undefined): string | undefined =>
  text?.startsWith("/") && text.length <= LONGEST && !FOREIGN.test(text) ? text : undefined;

/** The choices in a form; absent ones stay unchanged. */
export interface SettingsChange {
  /** The page to return to: a path of this site. Absent on the settings page itself. */
  back?: string;
  theme?: Theme;
  savesData?: boolean;
  locale?: LocaleCode;
}

const FIELDS = ["back", "theme", "saving", "locale"] as const;
export type SettingsField = (typeof FIELDS)[number];

/** Parses a form, or returns its first invalid field. Duplicate fields are invalid. */
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
 * The cookies of a change. Defaults are removed rather than stored: the device's theme, and no data saving unless the
 * browser requests it.
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
