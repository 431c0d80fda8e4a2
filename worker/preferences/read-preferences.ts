import { parse } from "hono/utils/cookie";
import { isTheme, type Theme } from "./theme.ts";

/** What a visitor wishes of every page. */
export interface Preferences {
  theme: Theme;
  /** Wants few bytes: no pictures, no push. */
  savesData: boolean;
}

/** The browser's own setting (https://wicg.github.io/savedata/). */
export const asksToSave = (headers: Headers): boolean => headers.get("Save-Data")?.trim().toLowerCase() === "on";

/** Read of a request: the visitor's choice on this site goes before the browser's setting. `cookies` is the Cookie header. */
export function readPreferences(cookies: string, headers: Headers): Preferences {
  const { theme } = cookies.includes("theme=") ? parse(cookies, "theme") : {};
  const { saving } = cookies.includes("saving=") ? parse(cookies, "saving") : {};
  return {
    theme: isTheme(theme) ? theme : "system",
    savesData: saving === "on" || (saving !== "off" && asksToSave(headers)),
  };
}
