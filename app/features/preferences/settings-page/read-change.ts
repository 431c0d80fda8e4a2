import { isLocale, type LocaleCode } from "#contract/tables/locales";
import { isTheme, type Theme } from "#contract/tables/themes";
import { VIEW_CHOICES, type View, type ViewChoice, viewText, withChoices } from "#contract/tables/view-choices";
import { visitorCookie } from "#contract/tables/visitor-cookie";

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
  /** Choices of the view that are made or taken back. */
  view?: Partial<Record<ViewChoice, boolean>>;
}

const FIELDS = ["back", "theme", "saving", "locale", ...VIEW_CHOICES] as const;
export type SettingsField = (typeof FIELDS)[number];

const isSwitch = (value: unknown): value is "on" | "off" => value === "on" || value === "off";

/** Parses a form, or returns its first invalid field. Duplicate fields are invalid. */
export function readChange(form: readonly (readonly [string, unknown])[]): SettingsChange | { fault: SettingsField } {
  const fields = new Map(form);
  const doubled = FIELDS.find((field) => form.filter(([name]) => name === field).length > 1);
  if (doubled) return { fault: doubled };
  const [back, theme, saving, locale] = FIELDS.map((field) => fields.get(field));
  if (back !== undefined && (typeof back !== "string" || ownPath(back) === undefined)) return { fault: "back" };
  if (theme !== undefined && !isTheme(theme)) return { fault: "theme" };
  if (saving !== undefined && !isSwitch(saving)) return { fault: "saving" };
  if (locale !== undefined && (typeof locale !== "string" || !isLocale(locale))) return { fault: "locale" };
  const switched = VIEW_CHOICES.filter((choice) => fields.has(choice));
  const unknown = switched.find((choice) => !isSwitch(fields.get(choice)));
  if (unknown) return { fault: unknown };
  if (theme === undefined && saving === undefined && locale === undefined && switched.length === 0)
    return { fault: "theme" };
  return {
    ...(back !== undefined && { back }),
    ...(theme !== undefined && { theme }),
    ...(saving !== undefined && { savesData: saving === "on" }),
    ...(locale !== undefined && { locale }),
    ...(switched.length > 0 && {
      view: Object.fromEntries(switched.map((choice) => [choice, fields.get(choice) === "on"])),
    }),
  };
}

/**
 * The cookies of a change. Defaults are removed rather than stored: the device's theme, and no data saving unless the
 * browser requests it. `before` is the view until now.
 */
export function cookiesOf(
  { theme, savesData, locale, view }: SettingsChange,
  { asksToSave, isSecure, view: before }: { asksToSave: boolean; isSecure: boolean; view?: View | undefined },
): string[] {
  const cookie = (name: string, value: string | undefined) => visitorCookie(name, value, isSecure);
  const off = asksToSave ? "off" : undefined;
  const after = view && withChoices(before, view);
  return [
    ...(theme === undefined ? [] : [cookie("theme", theme === "system" ? undefined : theme)]),
    ...(savesData === undefined ? [] : [cookie("saving", savesData ? "on" : off)]),
    ...(locale === undefined ? [] : [cookie("locale", locale)]),
    ...(view === undefined ? [] : [cookie("view", viewText(after) || undefined)]),
  ];
}
