import { ownPath } from "./own-path.ts";
import { isTheme, type Theme } from "./theme.ts";

export interface PreferenceChange {
  /** Where the visitor was: a path of this site. */
  back: string;
  theme?: Theme;
  savesData?: boolean;
}

/** What a form of preferences asks for; undefined when it makes no sense. A field may stand in it once. */
export function readChange(fields: readonly (readonly [string, string])[]): PreferenceChange | undefined {
  const form = new Map(fields);
  const [back, theme, saving] = [ownPath(form.get("back")), form.get("theme"), form.get("saving")];
  if (back === undefined || form.size !== fields.length) return undefined;
  if (theme === undefined && saving === undefined) return undefined;
  if (theme !== undefined && !isTheme(theme)) return undefined;
  if (saving !== undefined && saving !== "on" && saving !== "off") return undefined;
  return { back, theme, savesData: saving === undefined ? undefined : saving === "on" };
}

const YEAR = 31_536_000;

/**
 * The cookies of a change, by name. What is anyway so is forgotten rather than stored: the device's theme, and not
 * saving where the browser does not ask for it.
 */
export function cookiesOf({ theme, savesData }: PreferenceChange, asksToSave: boolean, isSecure: boolean): string[] {
  const cookie = (name: string, value: string | undefined) =>
    `${name}=${value ?? ""}; Path=/; Max-Age=${value === undefined ? 0 : YEAR}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const off = asksToSave ? "off" : undefined;
  return [
    ...(theme === undefined ? [] : [cookie("theme", theme === "system" ? undefined : theme)]),
    ...(savesData === undefined ? [] : [cookie("saving", savesData ? "on" : off)]),
  ];
}
